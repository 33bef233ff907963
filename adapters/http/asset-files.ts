import { linkTo } from '../../domain/platform/sys.ts'
import { pipe, TE } from '../../domain/prelude.ts'
import type { Clock } from '../../ports/clock.ts'
import type { AssetFiles, AssetFromFiles, Assets } from '../../ports/platform/asset.ts'
import type { Outcome } from '../../ports/platform/operations.ts'
import type { Uploads } from '../../ports/platform/upload.ts'
import { within } from './within.ts'

/** Uploads all files of an asset at once, then creates the asset that is made from them. */
export const assetFromFiles =
  (uploads: Pick<Uploads, 'create'>, assets: Pick<Assets, 'create'>, clock: Pick<Clock, 'now'>): AssetFiles['createFromFiles'] =>
  ({ uploadTimeout = Number.POSITIVE_INFINITY, ...at }, asset) =>
    within(clock, at, (left) =>
      pipe(
        Object.entries(asset.fields.file),
        TE.traverseArray(([locale, file]) => uploaded(uploads, shortened(left(), uploadTimeout), locale, file)),
        TE.flatMap((files) => assets.create(left(), { ...asset, fields: { ...asset.fields, file: Object.fromEntries(files) } })),
      )(),
    )

type File = AssetFromFiles['fields']['file'][string]
type Where = Parameters<Uploads['create']>[0]

/** No deadline at all leaves the time of an upload to the settings of the client. */
const shortened = (at: Where, uploadTimeout: number): Where => {
  const deadline = Math.min(at.deadline ?? Number.POSITIVE_INFINITY, uploadTimeout)
  return Number.isFinite(deadline) ? { ...at, deadline } : at
}

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
