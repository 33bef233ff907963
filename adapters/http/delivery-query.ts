import type { PlatformError } from '../../ports/errors.ts'
import type { Query } from '../../ports/platform/operations.ts'

const invalid = (name: string, reason: string): PlatformError => ({
  _tag: 'Invalid',
  name: 'ValidationError',
  message: `Invalid "${name}" provided, ${reason}`,
})

/** What is wrong with a query before it is sent; nothing when it is right. */
export const checkQuery = (
  query: Query,
  { withAllLocales = false }: { readonly withAllLocales?: boolean },
): PlatformError | undefined => {
  if (withAllLocales && query.locale) return invalid('locale', 'The `locale` parameter is not allowed')
  if (!withAllLocales && query.locale === '*')
    return invalid(
      'locale',
      `The use of locale='*' is no longer supported.To fetch an entry in all existing locales,
      use client.withAllLocales instead of the locale='*' parameter.`,
    )
  return checkValues(query)
}

/** A value is a word, a number or a list of them. */
export const checkValues = (query: Query): PlatformError | undefined => {
  const [name] =
    Object.entries(query).find(([, value]) => typeof value === 'object' && value !== null && !Array.isArray(value)) ?? []
  return name === undefined
    ? undefined
    : { _tag: 'Invalid', name: 'Error', message: `Objects are not supported as value for the "${name}" query parameter.` }
}
