import * as t from 'io-ts'
import type { LinkedAsset } from '../../domain/linked.ts'
import { E } from '../../domain/prelude.ts'
import type { DeliveredAsset } from '../../ports/platform/delivery.ts'

const fields = t.intersection([
  t.type({
    file: t.intersection([
      t.type({ url: t.string, contentType: t.string }),
      t.partial({
        details: t.partial({ size: t.number, image: t.type({ width: t.number, height: t.number }) }),
      }),
    ]),
  }),
  t.partial({ title: t.string, description: t.string }),
])

/** An asset with a file that was processed; nothing when it has none. The platform leaves the scheme out of its addresses. */
export const assetOf = (record: DeliveredAsset): LinkedAsset | undefined => {
  const decoded = fields.decode(record.fields)
  if (E.isLeft(decoded)) return undefined
  const { title = '', description, file } = decoded.right
  return {
    kind: 'asset',
    id: record.sys.id,
    title,
    ...(description === undefined ? {} : { description }),
    url: file.url.startsWith('//') ? `https:${file.url}` : file.url,
    contentType: file.contentType,
    ...(file.details?.size === undefined ? {} : { size: file.details.size }),
    ...file.details?.image,
  }
}
