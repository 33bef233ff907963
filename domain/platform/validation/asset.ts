import { type Problems, required } from './problem.ts'
import type { AssetLike } from './surroundings.ts'

/** Why an asset cannot be published, as the `details` of the refusal; `undefined`, when it can. `locales`: only these. */
export const assetRefusal = (
  { fields }: AssetLike,
  { locales }: { readonly locales?: ReadonlyArray<string> } = {},
): 'The asset has no files' | { readonly errors: Problems } | undefined => {
  const files = Object.entries(fields?.file ?? {}).filter(
    ([locale, file]) => file !== null && file !== undefined && (locales?.includes(locale) ?? true),
  )
  if (files.length === 0) return 'The asset has no files'
  // A file has no address before it is processed.
  const waiting = files.filter(([, file]) => file?.url === undefined)
  return waiting.length === 0 ? undefined : { errors: waiting.map(([locale]) => required(['fields', 'file', locale, 'url'])) }
}
