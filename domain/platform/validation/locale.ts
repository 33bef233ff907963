import type { Problem } from './problem.ts'

type LocaleLike = {
  readonly code?: string
  readonly name?: string
  readonly default?: boolean
  readonly fallbackCode?: string | null
}

/** Why a locale cannot be as it is drafted, among the others. `current`: what it is now. */
export const localeProblems = (
  draft: LocaleLike,
  all: ReadonlyArray<LocaleLike>,
  current?: LocaleLike,
): ReadonlyArray<Problem> => {
  const { code = '', name = '', fallbackCode } = draft
  const others = all.filter((locale) => locale.code !== current?.code)
  if (!/^[a-zA-Z0-9-]{2,11}$/.test(code))
    return [{ name: 'regexp', details: 'Does not match /^[a-zA-Z0-9-]{2,11}$/', path: ['code'], value: code }]
  if (others.some((locale) => locale.code === code)) return [{ name: 'taken', path: ['code'], value: code }]
  return [
    ...(name.trim() === '' ? [{ name: 'size', details: 'Size must be at least 1', min: 1, path: ['name'], value: name }] : []),
    ...fallbackProblems(code, fallbackCode, draft, others),
  ]
}

const fallbackProblems = (
  code: string,
  fallbackCode: string | null | undefined,
  { default: isDefault }: LocaleLike,
  others: ReadonlyArray<LocaleLike>,
): ReadonlyArray<Problem> => {
  const problem = (details: string): ReadonlyArray<Problem> => [
    { name: 'fallback_locale', details, path: ['fallbackCode'], value: fallbackCode },
  ]
  if (fallbackCode === null || fallbackCode === undefined) return []
  if (isDefault) return problem('The default locale cannot fall back to another one')
  if (fallbackCode === code) return problem('A locale cannot fall back to itself')
  if (!others.some((locale) => locale.code === fallbackCode)) return problem('There is no such locale')
  const next = new Map(others.map((locale) => [locale.code, locale.fallbackCode]))
  const seen = new Set([code])
  for (let at: string | null | undefined = fallbackCode; at; at = next.get(at)) {
    if (seen.has(at)) return problem('The locales would fall back to each other in a circle')
    seen.add(at)
  }
  return []
}
