/** A text with its links to pages followed. */
export const followed = (node, at) => {
  if (node.nodeType === 'entry-hyperlink') return { ...node, data: { target: at.page(node.data.target.sys.id) } }
  return node.content ? { ...node, content: node.content.map((child) => followed(child, at)) } : node
}

const wordsPerMinute = 220

/** Minutes that reading these texts takes, one at least. */
export const readingTime = (texts) => Math.max(1, Math.round(wordsIn({ content: texts }) / wordsPerMinute))

const wordsIn = ({ value, content }) => {
  if (value !== undefined) return wordsOf(value)
  let words = 0
  for (const node of content) words += wordsIn(node)
  return words
}

/** Without making a list of them, which takes twice as long. */
const wordsOf = (text) => {
  let words = 0
  let between = true
  for (let index = 0; index < text.length; index += 1) {
    const isSpace = text.charCodeAt(index) <= 32
    if (between && !isSpace) words += 1
    between = isSpace
  }
  return words
}
