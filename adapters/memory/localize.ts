import type { Fields } from '../../domain/linked.ts'
import type { ExportedEntry } from '../../ports/platform/export-file.ts'
import type { Store } from './store.ts'

/** The record as the delivery API gives it in one locale: a field that is not localized has its default value, others fall back as configured. */
export const localize =
  (store: Store, locale: string) =>
  ({ sys, fields }: ExportedEntry): Fields => {
    const fallbacks = fallbacksOf(store, locale)
    const standard = store.locales.find((candidate) => candidate.default)?.code ?? locale
    const values = Object.entries(fields).map(([name, byLocale]) => {
      const codes = codesOf(store.isLocalized(sys.contentType?.sys.id, name), fallbacks, standard)
      const code = codes.find((candidate) => candidate in byLocale)
      return [name, code === undefined ? undefined : byLocale[code]] as const
    })
    return Object.fromEntries(values.filter(([, value]) => value !== undefined && value !== null))
  }

/** The locale itself, then its chain of fallbacks; a chain that runs in a circle ends there. */
const fallbacksOf = (
  { locales }: Pick<Store, 'locales'>,
  locale: string,
  seen: ReadonlyArray<string> = [],
): ReadonlyArray<string> => {
  const next = locales.find(({ code }) => code === locale)?.fallbackCode
  const chain = [...seen, locale]
  return next && !chain.includes(next) ? fallbacksOf({ locales }, next, chain) : chain
}

/** An export without its content model does not tell which fields are localized: then the default value stands in. */
const codesOf = (isLocalized: boolean | undefined, fallbacks: ReadonlyArray<string>, standard: string): ReadonlyArray<string> =>
  isLocalized === undefined ? [...fallbacks, standard] : isLocalized ? fallbacks : [standard]
