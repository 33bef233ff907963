import { E, pipe } from '../../../domain/prelude.ts'
import { operation } from '../answer.ts'
import { localesOf } from '../entities/locales.ts'
import type { View } from '../entities/search.ts'
import { counted, walked } from '../lists.ts'
import type { Machine } from '../machine.ts'
import { assetKeys } from '../model/environment-settings.ts'
import { inEnvironment, inSpace, type Place, placed } from '../places.ts'
import { plainly } from '../plain-query.ts'
import { notFound } from '../refusals.ts'
import type { Stored } from '../store/stored.ts'
import { deliveredTaxonomy } from '../taxonomy/delivered.ts'
import { asBadRequest, deliveredContent, kinds } from './content.ts'
import { draftSynchronization } from './draft-sync.ts'
import { synchronization } from './sync.ts'

/** The delivery API over what is published, or the preview API over drafts, from the same records that the management API changes. */
export const deliveryApi = (machine: Machine, view: View = 'published') => {
  const { records } = machine
  const { list, one } = deliveredContent(machine, view)

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
    sync: view === 'drafts' ? draftSynchronization(machine) : synchronization(machine),
    createAssetKey: assetKeys(machine).create,
    ...deliveredTaxonomy(machine),
  }
}

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
