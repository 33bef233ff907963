/** A part of a text keeps the whole of it alive: a copy lets the page go that it was cut from. */
export const copied = (text: string): string => Buffer.from(text).toString()

/** Texts that come back on many pages, each kept once. */
export type Keep = (text: string) => string

export const keeping = (): Keep => {
  const texts = new Map<string, string>()
  return (text) => {
    const known = texts.get(text)
    if (known !== undefined) return known
    const copy = copied(text)
    texts.set(copy, copy)
    return copy
  }
}
