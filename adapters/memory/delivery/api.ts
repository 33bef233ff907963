import { E, pipe } from '../../../domain/prelude.ts'
import type { Query } from '../../../ports/platform/operations.ts'
import type { PlatformError } from '../../../ports/platform-errors.ts'
import { operation, type Parameters } from '../answer.ts'
import { localesOf } from '../entities/locales.ts'
import { type ContentRecord, draftsOf, publishedOf } from '../entities/record.ts'
import { notResolvable, reach } from '../entities/references.ts'
import { contentSearch, type View } from '../entities/search.ts'
import { counted, walked } from '../lists.ts'
import type { Machine } from '../machine.ts'
import { assetKeys } from '../model/environment-settings.ts'
import { inEnvironment, inSpace, type Place, placed } from '../places.ts'
import { plainly } from '../plain-query.ts'
import { selected } from '../query/select.ts'
import { notFound } from '../refusals.ts'
import type { Stored } from '../store/stored.ts'
import { deliveredTaxonomy } from '../taxonomy/delivered.ts'
import { synchronization } from './sync.ts'
import { delivering } from './view.ts'

const kinds = { entries: { type: 'Entry', folder: 'entries' }, assets: { type: 'Asset', folder: 'assets' } } as const
type Kind = (typeof kinds)[keyof typeof kinds]

/** The delivery API over what is published, or the preview API over drafts, from the same records that the management API changes. */
export const deliveryApi = (machine: Machine, view: View = 'published') => {
  const { records } = machine
  const folderOf = view === 'drafts' ? draftsOf : publishedOf
  const isVisible = ({ sys }: Stored): boolean => view === 'published' || sys.archivedVersion === undefined

  const list = (kind: Kind, paged: typeof counted | typeof walked) =>
    operation((at) =>
      pipe(
        E.Do,
        E.bind('place', () => inEnvironment(machine)(at)),
        E.bind('found', ({ place }) => contentSearch(machine, place, kind, 'delivery', view)(withoutPaging(at.query ?? {}))),
        E.flatMap(({ place, found: { search, hits } }) => {
          const visible = view === 'published' ? hits : hits.filter(isVisible)
          const deliver = delivering(machine, place, view, { locale: search.locale, isLocaleBased: isLocaleBased(at) })
          const select = selected(search)
          return pipe(
            paged(at.query ?? {})(visible, (record) => record),
            E.mapLeft(asBadRequest),
            E.map((page) => {
              const { items } = page as Page
              const shown = items.map((record) => select(deliver(record)))
              // Links are followed from what was selected only.
              const links = items.map(({ sys }, index) => ({ sys, fields: shown[index]?.fields }))
              return { ...page, items: shown, ...(kind.type === 'Entry' ? linked(place, links, search.include, deliver) : {}) }
            }),
          )
        }),
      ),
    )

  /** What comes along: records that links lead to, and the links that lead nowhere. */
  const linked = (place: Place, items: ReadonlyArray<Stored>, include: number, deliver: (record: ContentRecord) => object) => {
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
          const deliver = delivering(machine, place, view, { locale: search.locale, isLocaleBased: isLocaleBased(at) })
          return record ? E.right(selected(search)(deliver(record))) : E.left(notFound(place.missing(kind.type, at[id])))
        }),
      ),
    )

  const ordinary = (
    type: string,
    id: string,
    folder: (place: Place) => string,
    show: (place: Place) => (record: Stored) => object,
    isShown = (_: Stored) => true,
  ) => ({
    one: operation((at) =>
      pipe(
        inEnvironment(machine)(at),
        E.flatMap((place) => {
          const record = records.get(folder(place), at[id])
          return record && isShown(record) ? E.right(show(place)(record)) : E.left(notFound(place.missing(type, at[id])))
        }),
      ),
    ),
    many: operation((at) =>
      pipe(
        inEnvironment(machine)(at),
        E.flatMap((place) => {
          const all = plainly(at.query ?? {})(records.all(folder(place)).filter(isShown))
          return pipe(counted(at.query ?? {})(all, show(place)), E.mapLeft(asBadRequest))
        }),
      ),
    ),
  })
  const contentTypes = ordinary('ContentType', 'contentTypeId', ({ path }) => `${path}/published/content_types`, publicType)
  const tags = ordinary(
    'Tag',
    'tagId',
    ({ path }) => `${path}/tags`,
    placed,
    ({ sys }) => sys.visibility === 'public',
  )
  const locales = ordinary(
    'Locale',
    'localeId',
    ({ path }) => `${path}/locales`,
    () => publicLocale,
    ({ contentDeliveryApi }) => contentDeliveryApi !== false,
  )

  return {
    getSpace: operation((at) =>
      pipe(
        inSpace(machine)(at),
        E.map((place) => spaceOf(machine, place)),
      ),
    ),
    getEntries: list(kinds.entries, counted),
    getEntriesWithCursor: list(kinds.entries, walked),
    getEntry: one(kinds.entries, 'entryId'),
    getAssets: list(kinds.assets, counted),
    getAssetsWithCursor: list(kinds.assets, walked),
    getAsset: one(kinds.assets, 'assetId'),
    getContentType: contentTypes.one,
    getContentTypes: contentTypes.many,
    getLocales: locales.many,
    getTag: tags.one,
    getTags: tags.many,
    sync: synchronization(machine),
    createAssetKey: assetKeys(machine).create,
    ...deliveredTaxonomy(machine),
  }
}

type Page = { readonly items: ReadonlyArray<ContentRecord> }

/** Tokens and addresses of pages are read where lists are cut. */
const withoutPaging = ({ pageUrl: _, ...query }: Query): Query => query

const isLocaleBased = ({ localeBasedPublishing, headers }: Parameters): boolean =>
  String(
    localeBasedPublishing ??
      headers?.['X-Contentful-Locale-Based-Publishing'] ??
      headers?.['x-contentful-locale-based-publishing'],
  ) === 'true'

/** The delivery API has one name for what is wrong with a query. */
const asBadRequest = (error: PlatformError): PlatformError =>
  error._tag === 'Refused' && error.name === 'InvalidQuery' ? { ...error, name: 'BadRequest' } : error

const publicType = (place: Place) => (type: Stored) => {
  const {
    publishedVersion: _,
    publishedBy: __,
    createdBy: ___,
    updatedBy: ____,
    version: _____,
    publishedCounter,
    firstPublishedAt: ______,
    publishedAt,
    ...sys
  } = type.sys
  return placed(place)({
    ...type,
    sys: { ...sys, ...(publishedAt ? { updatedAt: publishedAt } : {}), revision: Number(publishedCounter ?? 1) } as Stored['sys'],
  })
}

const publicLocale = ({ code, name, default: isDefault, fallbackCode, sys }: Stored) => ({
  code,
  name,
  default: isDefault,
  fallbackCode,
  sys: { id: sys.id, type: 'Locale', version: sys.version ?? 1 },
})

const spaceOf = (machine: Machine, place: Place) => {
  const space = machine.records.get('spaces', place.spaceId ?? '')
  const master = inEnvironment(machine)({ spaceId: place.spaceId, environmentId: 'master' })
  const locales = E.isRight(master) ? localesOf(machine.records, master.right).all : []
  return {
    sys: { type: 'Space', id: place.spaceId },
    name: space?.name,
    locales: locales.map(({ code, name, default: isDefault, fallbackCode }) => ({
      code,
      default: isDefault,
      name,
      fallbackCode,
    })),
  }
}
