import { assetRefusal } from '../../../domain/platform/validation/asset.ts'
import type { AssetLike } from '../../../domain/platform/validation/surroundings.ts'
import { E, pipe } from '../../../domain/prelude.ts'
import type { AssetFile } from '../../../ports/platform/asset.ts'
import type { ReleasedRecords } from '../actions/released.ts'
import { type Answer, operation } from '../answer.ts'
import { changed, type Machine } from '../machine.ts'
import type { Place } from '../places.ts'
import { badRequest, unprocessable } from '../refusals.ts'
import { sysOf } from '../store/stored.ts'
import { fieldStatusOf } from './field-status.ts'
import type { ContentLife } from './life.ts'
import { localesOf } from './locales.ts'
import { type ContentKind, type ContentRecord, draftsOf, publishedOf } from './record.ts'

export const assetKind = (_machine: Machine): ContentKind => ({
  type: 'Asset',
  folder: 'assets',
  id: 'assetId',
  born: () => E.right({}),
  saved: (_place, { fields }) =>
    E.right(Object.fromEntries(Object.entries(fields).filter(([, values]) => values !== null && values !== undefined))),
  publishable: (_place, record, locales) => {
    const refusal = assetRefusal(record as AssetLike, locales ? { locales } : {})
    return refusal === undefined ? E.right(undefined) : E.left(unprocessable(refusal))
  },
})

/** Where the files of assets are to be had: `//images.ctfassets.net` and the like, without the path. */
export type FileHosts = { readonly images: string; readonly assets: string }

/** Turns what was uploaded, or is somewhere else, into a file with an address; in a release, only there. */
export const assetProcessing = (
  machine: Machine,
  kind: ContentKind,
  { find }: Pick<ContentLife, 'find'>,
  released: Pick<ReleasedRecords, 'find' | 'keep'>,
  hosts: FileHosts,
) =>
  operation((at) => {
    const processFile = (place: Place, record: ContentRecord): Answer<ContentRecord> => {
      const locale = String(at.locale)
      const file = record.fields.file?.[locale] as AssetFile | undefined
      if (!file) return E.left(badRequest(`The asset has no file in the locale "${locale}".`))
      if (file.upload === undefined && file.uploadFrom === undefined)
        return E.left(badRequest('File has already been processed.'))
      const fields = {
        ...record.fields,
        file: { ...record.fields.file, [locale]: processed(machine, place, record, locale, file, hosts) },
      }
      const before = machine.records.get(publishedOf(place, kind), record.sys.id) as ContentRecord | undefined
      const fieldStatus = fieldStatusOf(fields, before, localesOf(machine.records, place).codes)
      const sys = sysOf(record.sys, { version: (record.sys.version ?? 0) + 1, fieldStatus }, changed(machine))
      return E.right({ ...record, fields, sys })
    }
    return at.releaseId === undefined
      ? pipe(
          find(at),
          E.flatMap(({ place, record }) =>
            pipe(
              processFile(place, record),
              E.map((done) => {
                machine.records.put(draftsOf(place, kind), record.sys.id, done)
                return undefined
              }),
            ),
          ),
        )
      : pipe(
          released.find(at),
          E.flatMap((one) =>
            pipe(
              processFile(one.place, one.record),
              E.map((done) => {
                released.keep(one, done)
                return undefined
              }),
            ),
          ),
        )
  })

/** The bytes of an upload become the file's; a file from somewhere else is fetched from there when someone asks for it. */
const processed = (
  { files, newId }: Machine,
  { spaceId }: Place,
  record: ContentRecord,
  locale: string,
  { upload, uploadFrom, ...file }: AssetFile,
  hosts: FileHosts,
): AssetFile => {
  const isImage = file.contentType?.startsWith('image/') ?? false
  const name = encodeURIComponent(file.fileName ?? `${record.sys.id}-${locale}`)
  const address = `${spaceId}/${record.sys.id}/${newId()}/${name}`
  const bytes = uploadFrom && files.get(`uploads/${uploadFrom.sys.id}`)
  const source = bytes ?? (upload === undefined ? undefined : new TextEncoder().encode(upload))
  if (source) files.put(`${bytes ? 'files' : 'sources'}/${address}`, source)
  const size = files.measure(bytes)
  return {
    ...file,
    details: { size: bytes?.length ?? 0, ...(isImage && size ? { image: size } : {}) },
    url: `${isImage ? hosts.images : hosts.assets}/${address}`,
  }
}
