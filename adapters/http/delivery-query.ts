import { E } from '../../domain/prelude.ts'
import type { PlatformError } from '../../ports/errors.ts'
import type { Query } from '../../ports/platform/operations.ts'

type Checked = E.Either<PlatformError, Query>

const invalidLocale = (reason: string): Checked =>
  E.left({ _tag: 'Invalid', name: 'ValidationError', message: `Invalid "locale" provided, ${reason}` })

/** The rules for content; the texts are the official ones, line ends and all. */
export const checkQuery = (query: Query, { withAllLocales = false }: { readonly withAllLocales?: boolean }): Checked => {
  if (withAllLocales && query.locale) return invalidLocale('The `locale` parameter is not allowed')
  if (!withAllLocales && query.locale === '*')
    return invalidLocale(
      `The use of locale='*' is no longer supported.To fetch an entry in all existing locales,
      use client.withAllLocales instead of the locale='*' parameter.`,
    )
  return checkValues(query)
}

/** A value is a word, a number or a list of them. */
export const checkValues = (query: Query): Checked => {
  const wrong = Object.entries(query).find(([, value]) => typeof value === 'object' && value !== null && !Array.isArray(value))
  return wrong === undefined
    ? E.right(query)
    : E.left({
        _tag: 'Invalid',
        name: 'Error',
        message: `Objects are not supported as value for the "${wrong[0]}" query parameter.`,
      })
}

/** A list that is walked by tokens cannot skip, and says itself that it is one. */
export const byCursor = ({ cursor: _, skip: __, pageNext, pagePrev, ...query }: Query = {}): Query => ({
  ...query,
  ...(pageNext ? { pageNext } : {}),
  ...(pagePrev ? { pagePrev } : {}),
})
