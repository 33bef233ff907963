import { TE } from '../../domain/prelude.ts'
import type { PlatformError } from '../../ports/errors.ts'
import type { DeliveredEntry, Delivery } from '../../ports/platform/delivery.ts'
import type { ExportedEntry } from '../../ports/platform/export-file.ts'
import type { Collection, Query } from '../../ports/platform/operations.ts'
import { localize } from './localize.ts'
import type { Store } from './store.ts'

/** What a list can be asked for here. Anything else is refused: a filter that is ignored would answer another question. */
const known = ['locale', 'content_type', 'include', 'order', 'skip', 'limit']

/** The delivery API over a store: published records in the order of their ids, one locale at a time, page by page. */
export const memoryDelivery = (store: Store): Delivery => {
  const list =
    (call: string, records: ReadonlyArray<ExportedEntry>) =>
    ({ query = {} }: { readonly query?: Query }) => {
      const locale = String(query.locale ?? store.locales.find((candidate) => candidate.default)?.code)
      const wrong = problemOf(store, locale, query)
      if (wrong !== undefined) return TE.left(badRequest(call, wrong))
      const wanted = records.filter(
        ({ sys }) => query.content_type === undefined || sys.contentType?.sys.id === query.content_type,
      )
      return TE.right(page(wanted, query, ({ sys, fields }) => delivered(sys, localize(store, locale)({ sys, fields }), locale)))
    }
  return {
    getEntries: list('GET entries', byId(store.entries)),
    getAssets: list('GET assets', byId(store.assets)),
    getLocales: ({ query = {} }) => TE.right(page(store.locales, query, (locale) => locale)),
  }
}

const problemOf = ({ locales }: Store, locale: string, query: Query): string | undefined => {
  const unknown = Object.keys(query).filter((name) => !known.includes(name))
  if (unknown.length > 0) return `Not supported here: ${unknown.join(', ')}.`
  if (query.order !== undefined && query.order !== 'sys.id') return `Not supported here: the order ${query.order}.`
  return locales.some(({ code }) => code === locale) ? undefined : `Unknown locale: ${locale}.`
}

const byId = (records: ReadonlyArray<ExportedEntry>) => [...records].sort((a, b) => (a.sys.id < b.sys.id ? -1 : 1))

/** What visitors see changed when it was published, not when a draft was last saved. */
const delivered = (sys: ExportedEntry['sys'], fields: DeliveredEntry['fields'], locale: string): DeliveredEntry => ({
  sys: { ...sys, ...(sys.publishedAt === undefined ? {} : { updatedAt: sys.publishedAt }), ...{ locale } },
  fields,
})

const page = <A, B>(all: ReadonlyArray<A>, { skip = 0, limit = 100 }: Query, show: (item: A) => B): Collection<B> => ({
  total: all.length,
  skip: Number(skip),
  limit: Number(limit),
  items: all.slice(Number(skip), Number(skip) + Number(limit)).map(show),
})

const badRequest = (call: string, message: string): PlatformError => ({
  _tag: 'Refused',
  call,
  status: 400,
  name: 'BadRequest',
  message,
})
