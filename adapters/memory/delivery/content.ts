import { E, pipe } from '../../../domain/prelude.ts'
import type { Query } from '../../../ports/platform/operations.ts'
import type { PlatformError } from '../../../ports/platform-errors.ts'
import { operation, type Parameters } from '../answer.ts'
import { type ContentRecord, draftsOf, publishedOf } from '../entities/record.ts'
import { notResolvable, reach } from '../entities/references.ts'
import { contentSearch, type View } from '../entities/search.ts'
import type { counted, walked } from '../lists.ts'
import type { Machine } from '../machine.ts'
import { inEnvironment, type Place } from '../places.ts'
import type { Search } from '../query/search.ts'
import { selected } from '../query/select.ts'
import { notFound } from '../refusals.ts'
import type { Stored } from '../store/stored.ts'
import { sourceMaps } from './source-maps.ts'
import { type Delivered, delivering } from './view.ts'

export const kinds = { entries: { type: 'Entry', folder: 'entries' }, assets: { type: 'Asset', folder: 'assets' } } as const
type Kind = (typeof kinds)[keyof typeof kinds]
type Deliver = (record: ContentRecord) => Delivered

/** Entries and assets as readers get them: found, in one locale or all, selected, and with what they link to. */
export const deliveredContent = (machine: Machine, view: View) => {
  const { records } = machine
  const folderOf = view === 'drafts' ? draftsOf : publishedOf
  const isVisible = ({ sys }: Stored): boolean => view === 'published' || sys.archivedVersion === undefined

  /** How records are shown, and what is said about all of them together. */
  const showing = (
    place: Place,
    { locale }: Search,
    at: Parameters,
  ): { readonly deliver: Deliver; readonly about: () => object } => {
    const deliver = delivering(machine, place, view, { locale, isLocaleBased: isLocaleBased(at) })
    if (view === 'published' || String(at.query?.includeContentSourceMaps) !== 'true') return { deliver, about: () => ({}) }
    const { mapped, lookup } = sourceMaps(machine, place)
    return { deliver: (record) => mapped(deliver(record)), about: lookup }
  }

  const list = (kind: Kind, paged: typeof counted | typeof walked) =>
    operation((at) =>
      pipe(
        E.Do,
        E.bind('place', () => inEnvironment(machine)(at)),
        E.bind('found', ({ place }) => contentSearch(machine, place, kind, 'delivery', view)(withoutPaging(at.query ?? {}))),
        E.flatMap(({ place, found: { search, hits } }) => {
          const visible = view === 'published' ? hits : hits.filter(isVisible)
          const { deliver, about } = showing(place, search, at)
          const select = selected(search)
          return pipe(
            paged(at.query ?? {})(visible, (record) => record),
            E.mapLeft(asBadRequest),
            E.map((page) => {
              const { items, sys } = page as Page
              const shown = items.map((record) => select(deliver(record)))
              // Links are followed from what was selected only.
              const links = items.map((record, index) => ({ sys: record.sys, fields: shown[index]?.fields }))
              const included = kind.type === 'Entry' ? linked(place, links, search.include, deliver) : {}
              return { ...page, sys: { ...sys, ...about() }, items: shown, ...included }
            }),
          )
        }),
      ),
    )

  /** What comes along: records that links lead to, and the links that lead nowhere. */
  const linked = (place: Place, items: ReadonlyArray<Stored>, include: number, deliver: Deliver) => {
    const get = (folder: 'entries' | 'assets') => (id: string) => {
      const record = records.get(folderOf(place, { folder }), id)
      return record && isVisible(record) ? record : undefined
    }
    const { includes, missing } = reach(items, include, { entry: get('entries'), asset: get('assets') })
    const shown = Object.entries(includes).map(([type, all]) => [type, (all as ReadonlyArray<ContentRecord>).map(deliver)])
    return {
      ...(shown.length > 0 ? { includes: Object.fromEntries(shown) } : {}),
      ...(missing.length > 0 ? { errors: missing.map(notResolvable) } : {}),
    }
  }

  const one = (kind: Kind, id: 'entryId' | 'assetId') =>
    operation((at) =>
      pipe(
        E.Do,
        E.bind('place', () => inEnvironment(machine)(at)),
        E.bind('found', ({ place }) => contentSearch(machine, place, kind, 'delivery', view)({ ...at.query, 'sys.id': at[id] })),
        E.flatMap(({ place, found: { search, hits } }) => {
          const record = hits.find(isVisible)
          if (!record) return E.left(notFound(place.missing(kind.type, at[id])))
          const { deliver, about } = showing(place, search, at)
          const shown = deliver(record)
          return E.right(selected(search)({ ...shown, sys: { ...shown.sys, ...about() } }))
        }),
      ),
    )

  return { list, one }
}

type Page = { readonly items: ReadonlyArray<ContentRecord>; readonly sys: object }

/** Tokens and addresses of pages are read where lists are cut. */
const withoutPaging = ({ pageUrl: _, ...query }: Query): Query => query

const isLocaleBased = ({ localeBasedPublishing, headers }: Parameters): boolean =>
  String(
    localeBasedPublishing ??
      headers?.['X-Contentful-Locale-Based-Publishing'] ??
      headers?.['x-contentful-locale-based-publishing'],
  ) === 'true'

/** The delivery API has one name for what is wrong with the size of a page. */
export const asBadRequest = (error: PlatformError): PlatformError =>
  error._tag === 'Refused' && error.name === 'InvalidQuery' ? { ...error, name: 'BadRequest' } : error
