/** A pattern that can be asked, or what is wrong with it. */
export type Pattern = { readonly test: (text: string) => boolean } | { readonly problem: string }
export type ReadPattern = (pattern: string, flags: string) => Pattern

/** What the platform's engine of patterns (RE2) does not know. */
const unknown: ReadonlyArray<readonly [RegExp, string]> = [
  [/\(\?<?[=!]/, 'look-around is not supported'],
  [/\\[1-9]|\\k</, 'back-references are not supported'],
]

/** By the engine of this language, which some patterns take for ever: for content of one's own. The local platform uses another. */
export const nativePattern: ReadPattern = (pattern, flags) => {
  const reason = unknown.find(([shape]) => shape.test(pattern))?.[1]
  if (reason !== undefined) return { problem: reason }
  try {
    const expression = new RegExp(pattern, flags.replace(/[^imsu]/g, ''))
    return { test: (text) => expression.test(text) }
  } catch (cause) {
    return { problem: cause instanceof Error ? cause.message : String(cause) }
  }
}
