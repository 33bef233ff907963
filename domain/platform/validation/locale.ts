import { sizeProblem } from './bounds.ts'
import { mismatch, type Problems } from './problem.ts'

type LocaleLike = {
  readonly code?: string
  readonly name?: string
  readonly default?: boolean
  readonly fallbackCode?: string | null
}

const codePattern = '^[a-zA-Z0-9-]{2,11}$'

/**
 * Why a locale cannot be as it is drafted, among the others. `current`: what it is now. Of a code that cannot be,
 * nothing else is said.
 */
export const localeProblems = (draft: LocaleLike, all: ReadonlyArray<LocaleLike>, current?: LocaleLike): Problems => {
  const { code = '', name = '' } = draft
  const others = all.filter((locale) => locale.code !== current?.code)
  if (!new RegExp(codePattern).test(code)) return [mismatch(['code'], codePattern, code)]
  if (others.some((locale) => locale.code === code)) return [{ name: 'taken', path: ['code'], value: code }]
  const reason = fallbackReason(draft, others)
  return [
    ...(name.trim() === '' ? [sizeProblem(['name'], { min: 1 }, name)] : []),
    ...(reason === undefined
      ? []
      : [{ name: 'fallback_locale', details: reason, path: ['fallbackCode'], value: draft.fallbackCode }]),
  ]
}

/** `null` falls back to nothing. */
const fallbackReason = (
  { code, fallbackCode, default: isDefault }: LocaleLike,
  others: ReadonlyArray<LocaleLike>,
): string | undefined => {
  if (fallbackCode === null || fallbackCode === undefined) return undefined
  if (isDefault) return 'The default locale cannot fall back to another one'
  if (fallbackCode === code) return 'A locale cannot fall back to itself'
  if (!others.some((locale) => locale.code === fallbackCode)) return 'There is no such locale'
  const next = new Map(others.map((locale) => [locale.code, locale.fallbackCode]))
  const seen = new Set([code])
  for (let at: string | null | undefined = fallbackCode; at; at = next.get(at)) {
    if (seen.has(at)) return 'The locales would fall back to each other in a circle'
    seen.add(at)
  }
  return undefined
}
