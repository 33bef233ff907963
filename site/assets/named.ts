import { assetRecord } from '../../adapters/wire/asset.ts'
import { E } from '../../domain/prelude.ts'
import type { AssetWhere } from '../../domain/problem.ts'
import type { AssetFile } from '../../ports/platform/asset.ts'
import type { ExportedEntry } from '../../ports/platform/export-file.ts'

/** A file that an asset names, and what the record says about it. */
export type Named = AssetFile & { readonly where: AssetWhere; readonly url: string }

export const namedIn = (assets: Iterable<ExportedEntry>): ReadonlyArray<Named> => [...assets].flatMap(filesOf)

const filesOf = (asset: ExportedEntry): ReadonlyArray<Named> => {
  const decoded = assetRecord.decode(asset)
  if (E.isLeft(decoded)) return []
  return Object.entries(decoded.right.fields.file ?? {}).flatMap(([locale, file]) =>
    file.url === undefined ? [] : [{ ...file, where: { asset: asset.sys.id, locale }, url: file.url }],
  )
}
