import { linkTo } from '../../domain/platform/sys.ts'
import { pipe, TE } from '../../domain/prelude.ts'
import type { AssetFiles, AssetFromFiles, Assets } from '../../ports/platform/asset.ts'
import type { Outcome } from '../../ports/platform/operations.ts'
import type { Uploads } from '../../ports/platform/upload.ts'
import { limits } from './limits.ts'

/** Uploads all files of an asset at once, then creates the asset that is made from them. */
export const assetFromFiles =
  (uploads: Pick<Uploads, 'create'>, assets: Pick<Assets, 'create'>): AssetFiles['createFromFiles'] =>
  ({ uploadTimeout = limits.uploadTimeout, ...at }, asset) =>
    pipe(
      Object.entries(asset.fields.file),
      TE.traverseArray(([locale, file]) => uploaded(uploads, { ...at, deadline: at.deadline ?? uploadTimeout }, locale, file)),
      TE.flatMap((files) => assets.create(at, { ...asset, fields: { ...asset.fields, file: Object.fromEntries(files) } })),
    )

type File = AssetFromFiles['fields']['file'][string]
type Where = Parameters<Uploads['create']>[0]

const uploaded = (
  uploads: Pick<Uploads, 'create'>,
  at: Where,
  locale: string,
  { file, contentType, fileName }: File,
): Outcome<readonly [string, object]> =>
  pipe(
    uploads.create(at, { file }),
    TE.map(({ sys }) => [locale, { contentType, fileName, uploadFrom: linkTo('Upload', sys.id) }] as const),
  )
