import { E, pipe } from '../../domain/prelude.ts'
import type { PlatformError } from '../../ports/errors.ts'
import type { At, Circumstances, Query } from '../../ports/platform/operations.ts'
import { checkQuery } from './delivery-query.ts'

export type Environment = At<'spaceId' | 'environmentId'>

export type LinkOptions = {
  /** Default: true. */
  readonly resolveLinks?: boolean
  /** Takes out links that cannot be resolved. Default: false. */
  readonly removeUnresolved?: boolean
}

/** How a client reads, whatever it reads. */
export type Reading = LinkOptions & {
  readonly withAllLocales?: boolean
  readonly withLocaleBasedPublishing?: boolean
  /** Content as of a time or a release; preview only. */
  readonly timeline?: { readonly release?: { readonly lte: string }; readonly timestamp?: { readonly lte: string | Date } }
}

/** A query, with a word of its own on links. It wins, and is not sent. */
export type EntryQuery = Query & LinkOptions

export const linksOf = (query: LinkOptions, reading: LinkOptions): Required<LinkOptions> => ({
  resolveLinks: query.resolveLinks ?? reading.resolveLinks ?? true,
  removeUnresolved: query.removeUnresolved ?? reading.removeUnresolved ?? false,
})

export const withoutLinkOptions = ({ resolveLinks: _, removeUnresolved: __, ...query }: EntryQuery): Query => query

/** What content is asked for with, once nothing is wrong with it. */
export const asking =
  (at: Environment, reading: Reading) =>
  (query: EntryQuery = {}, circumstances: Circumstances = {}): E.Either<PlatformError, Environment> => {
    const { timeline, withAllLocales, withLocaleBasedPublishing } = reading
    const headers = withLocaleBasedPublishing ? { 'x-contentful-locale-based-publishing': 'true' } : {}
    return pipe(
      checkQuery(withoutLinkOptions(query), reading),
      E.map((checked) => ({
        ...at,
        ...circumstances,
        headers: { ...headers, ...circumstances.headers },
        query: { ...momentOf(timeline), ...checked, ...(withAllLocales ? { locale: '*' } : {}) },
      })),
    )
  }

const momentOf = ({ release, timestamp }: NonNullable<Reading['timeline']> = {}): Query => ({
  ...(release ? { release } : {}),
  ...(timestamp ? { timestamp: { lte: timestamp.lte instanceof Date ? timestamp.lte.toISOString() : timestamp.lte } } : {}),
})
