/** A pattern that can be asked, or what is wrong with it. */
export type Pattern = { readonly test: (text: string) => boolean } | { readonly problem: string }
export type ReadPattern = (pattern: string, flags: string) => Pattern

/** What the platform's engine of patterns (RE2) does not know, at the place where it stands. */
const unknown: ReadonlyArray<readonly [RegExp, string]> = [
  [/^\(\?<?[=!]/, 'look-around is not supported'],
  [/^\(\?>/, 'atomic groups are not supported'],
  [/^\\(?:[1-9]|k<)/, 'back-references are not supported'],
]

/** Escaped characters and classes of characters are passed over as a whole: what looks like syntax in them is none. */
const tokens = /\\(?:k<|[\s\S])|\[\^?\]?(?:\\[\s\S]|[^\]\\])*\]|\(\?<?.|[\s\S]/g

const unsupported = (pattern: string): string | undefined => {
  for (const [token] of pattern.matchAll(tokens)) {
    const found = unknown.find(([shape]) => shape.test(token))
    if (found) return found[1]
  }
  return undefined
}

/**
 * By the engine of this language, which takes for ever over some patterns: for content types of one's own.
 * Who takes patterns from others brings an engine without that weakness, as the local platform does.
 */
export const nativePattern: ReadPattern = (pattern, flags) => {
  const problem = unsupported(pattern)
  if (problem !== undefined) return { problem }
  const [, inline = '', rest = ''] = /^(?:\(\?([ims]+)\))?([\s\S]*)$/.exec(pattern) ?? []
  try {
    const letters = [...new Set(`${inline}${flags.replace(/[^imsu]/g, '')}`)].join('')
    const expression = new RegExp(rest.replaceAll('(?P<', '(?<'), letters)
    return { test: (text) => expression.test(text) }
  } catch (cause) {
    return { problem: cause instanceof Error ? cause.message : String(cause) }
  }
}
