import { type Locale, localeOf } from '../../domain/locale.ts'
import { E, pipe, TE } from '../../domain/prelude.ts'
import type { Problem } from '../../domain/problem.ts'
import type { LocaleRepository } from '../../ports/content.ts'
import type { Failure } from '../../ports/errors.ts'
import type { DeliveredLocale, Delivery } from '../../ports/platform/delivery.ts'
import type { Environment } from './snapshot.ts'

export const deliveredLocales = (delivery: Delivery, at: Environment): LocaleRepository => ({
  all: pipe(
    delivery.getLocales(at),
    TE.mapLeft((error): ReadonlyArray<Failure> => [error]),
    TE.flatMapEither(({ items }) => readLocales(items)),
  ),
})

/** The same of locales that are at hand. */
export const platformLocales = (items: ReadonlyArray<DeliveredLocale>): LocaleRepository => ({
  all: TE.fromEither(readLocales(items)),
})

const readLocales = (items: ReadonlyArray<DeliveredLocale>): E.Either<ReadonlyArray<Problem>, ReadonlyArray<Locale>> => {
  const locales = items.map((item) => localeOf(item.code, item.default))
  const standard = locales.filter((locale) => locale.default)
  const others = locales.filter((locale) => !locale.default).sort((a, b) => (a.iso < b.iso ? -1 : 1))
  const problems: ReadonlyArray<Problem> = [
    ...(standard.length === 1 ? [] : [{ _tag: 'NoDefaultLocale' as const, locales: locales.map(({ iso }) => iso) }]),
    ...sameLanguages(locales),
  ]
  return problems.length > 0 ? E.left(problems) : E.right([...standard, ...others])
}

const sameLanguages = (locales: ReadonlyArray<Locale>): ReadonlyArray<Problem> =>
  [...new Set(locales.map(({ code }) => code))].flatMap((code) => {
    const isos = locales.filter((locale) => locale.code === code).map(({ iso }) => iso)
    return isos.length > 1 ? [{ _tag: 'SameLanguage', code, locales: isos }] : []
  })
