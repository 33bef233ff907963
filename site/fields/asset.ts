import * as t from 'io-ts'
import type { LinkedAsset } from '../../domain/linked.ts'
import { E } from '../../domain/prelude.ts'
import { codec, derived, value } from './codec.ts'
import { quote } from './decode.ts'
import { entryOf } from './entry.ts'
import { type RecordOf, record } from './record.ts'
import { count, flag, text } from './values.ts'

const url = value(
  'the address of a file',
  (input): input is string => typeof input === 'string' && /^(?:https?:\/)?\/\S+$/i.test(input),
)

const required = { kind: value('"asset"', (input) => input === 'asset'), id: text, title: text, url, contentType: text }
const optional = { description: text, size: count, width: count, height: count }
const properties = record(required, optional)

/** A file itself, as the platform keeps it. */
export const linkedAsset = codec<LinkedAsset & RecordOf<typeof required, typeof optional>>('a file', (input, context) =>
  typeof input === 'object' && input !== null && 'kind' in input && input.kind === 'asset'
    ? properties.validate(input, context)
    : t.failure(input, context),
)

const fields = record({ asset: linkedAsset }, { alt: text, decorative: flag, caption: text })

/** A picture ready to be shown. Without its sizes the page would jump when it arrives. */
export const assetFields = derived(fields, ({ asset, alt = asset.description, decorative = false, caption }) => {
  const { url, width, height, title, contentType } = asset
  if (!contentType.startsWith('image/')) return E.left(`${quote(title)} is not a picture but ${quote(contentType)}`)
  if (!width || !height) return E.left(`the picture ${quote(title)} has no width and height`)
  if (!decorative && alt === undefined) return E.left('has no alternative text; describe the picture or mark it as decorative')
  const described = { alt: decorative ? '' : (alt ?? ''), ...(caption === undefined ? {} : { caption }) }
  return E.right({ url, width, height, type: contentType, ...described })
})

export const asset = entryOf('sharedAsset', assetFields)
export type Picture = t.TypeOf<typeof asset>
