import type { ExportedEntry, ExportFile } from '../../../ports/platform/export-file.ts'

type AddressOf = (url: string) => string | undefined

/** An export whose assets have their files elsewhere; what has no other address keeps its own. */
export const readdressed = (file: ExportFile, addressOf: AddressOf): ExportFile => ({
  ...file,
  assets: file.assets.map((asset) => readdressedAsset(asset, addressOf)),
})

const readdressedAsset = (asset: ExportedEntry, addressOf: AddressOf): ExportedEntry => {
  const { file: files, ...fields } = asset.fields
  if (files === undefined) return asset
  const moved = Object.entries(files).map(([locale, file]) => [locale, movedFile(file, addressOf)])
  return { ...asset, fields: { ...fields, file: Object.fromEntries(moved) } }
}

const movedFile = (file: unknown, addressOf: AddressOf): unknown => {
  const { url } = (file ?? {}) as { readonly url?: unknown }
  const address = typeof url === 'string' ? addressOf(url) : undefined
  return address === undefined ? file : { ...(file as object), url: address }
}
