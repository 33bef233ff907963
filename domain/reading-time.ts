const wordsPerMinute = 220

/** Minutes that reading the rich texts in `content` takes, one at least. */
export const readingTime = (content: unknown): number => Math.max(1, Math.round(wordsIn(content) / wordsPerMinute))

/** Those of the rich texts in `content`; counted once, since content never changes. */
export const wordsIn = (content: unknown): number => {
  if (typeof content !== 'object' || content === null) return 0
  const before = counted.get(content)
  if (before !== undefined) return before
  const words = count(content)
  counted.set(content, words)
  return words
}
const counted = new WeakMap<object, number>()

const count = (value: object): number => {
  if (Array.isArray(value)) return countAll(value)
  const { nodeType, value: text } = value as { readonly nodeType?: unknown; readonly value?: unknown }
  return nodeType === 'text' ? wordsOf(String(text)) : countAll(Object.values(value))
}

const countAll = (parts: ReadonlyArray<unknown>): number => {
  let words = 0
  for (const part of parts) if (typeof part === 'object' && part !== null) words += count(part)
  return words
}

/** Runs of anything but spaces. */
const wordsOf = (text: string): number => {
  let words = 0
  let inside = false
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    const isSpace = code < 128 ? code === 32 || (code > 8 && code < 14) : spaces.has(code)
    if (!isSpace && !inside) words += 1
    inside = !isSpace
  }
  return words
}
/** Those of `\s` beyond ASCII. */
const spaces = new Set([160, 5760, ...Array.from({ length: 11 }, (_, at) => 8192 + at), 8232, 8233, 8239, 8287, 12288, 65279])
