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
  if ('nodeType' in value && value.nodeType === 'text' && 'value' in value) return String(value.value).match(/\S+/g)?.length ?? 0
  let words = 0
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) words += count(part)
  return words
}
