/** The words of a search; all of them must be found, in any order. */
export const wordsOf = (text: string): ReadonlyArray<string> => text.toLowerCase().split(/\s+/).filter(Boolean)

/** The platform wants more than one character; what is shorter finds nothing. */
export const isSearchable = (words: ReadonlyArray<string>): boolean => words.join(' ').length > 1

export const hasWords = (words: ReadonlyArray<string>, text: string): boolean => {
  const lower = text.toLowerCase()
  return words.every((word) => lower.includes(word))
}

/** What can be searched of a value: a text, a list of them, or the texts of a rich text. */
export const searchable = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(searchable).join(' ')
  if (typeof value !== 'object' || value === null) return ''
  if ('content' in value) return searchable(value.content)
  return 'value' in value && typeof value.value === 'string' ? value.value : ''
}
