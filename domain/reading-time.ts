const wordsPerMinute = 220

/** Minutes that reading the rich texts in `content` takes, one at least. */
export const readingTime = (content: unknown): number => Math.max(1, Math.round(wordsIn(content) / wordsPerMinute))

/** Those of the rich texts in `content`. */
export const wordsIn = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0
  if ('nodeType' in value && value.nodeType === 'text' && 'value' in value) return String(value.value).match(/\S+/g)?.length ?? 0
  let words = 0
  for (const part of Object.values(value)) words += wordsIn(part)
  return words
}
