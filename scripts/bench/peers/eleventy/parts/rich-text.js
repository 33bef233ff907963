import { each, slug, text } from './html.js'

const marks = { bold: 'strong', code: 'code', italic: 'em', underline: 'u' }
const elements = {
  paragraph: 'p',
  'heading-2': 'h2',
  'heading-3': 'h3',
  'heading-4': 'h4',
  'ordered-list': 'ol',
  'unordered-list': 'ul',
  'list-item': 'li',
  blockquote: 'blockquote',
}

const plain = (node) => (node.nodeType === 'text' ? node.value : node.content.map(plain).join(''))

/** The headings of a text, each with the id that links lead to. */
export const headings = ({ content }, scope) => {
  const taken = new Set()
  return new Map(
    content
      .filter(({ nodeType }) => nodeType.startsWith('heading-'))
      .map((node) => {
        const title = plain(node)
        let name = slug(title)
        for (let number = 2; taken.has(name); number += 1) name = `${slug(title)}-${number}`
        taken.add(name)
        return [node, { id: scope ? `${scope}-${name}` : name, title, level: node.nodeType }]
      }),
  )
}

export const richText = (document, scope) => {
  const known = headings(document, scope)
  const print = (node) => {
    const inside = () => each(node.content, print)
    switch (node.nodeType) {
      case 'text':
        return node.marks.reduce((inner, { type }) => `<${marks[type]}>${inner}</${marks[type]}>`, text(node.value))
      case 'hyperlink':
        return `<a href="${text(node.data.uri)}"${/^https?:/.test(node.data.uri) ? ' rel="noopener"' : ''}>${inside()}</a>`
      case 'entry-hyperlink':
        return `<a href="${text(node.data.target.path)}">${inside()}</a>`
      default: {
        const id = known.get(node)?.id
        return `<${elements[node.nodeType]}${id ? ` id="${text(id)}"` : ''}>${inside()}</${elements[node.nodeType]}>`
      }
    }
  }
  return `<div class="rich-text">${each(document.content, print)}</div>`
}
