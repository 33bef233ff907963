import * as t from 'io-ts'
import type { LinkedEntry } from '../../domain/linked.ts'
import { E } from '../../domain/prelude.ts'
import { assetFields } from './asset.ts'
import { buttonFields } from './button.ts'
import { codec } from './codec.ts'
import { type Chosen, entryAmong } from './entry.ts'
import { itemFields } from './item.ts'
import { linkFields } from './link.ts'
import { mediaFields } from './media.ts'
import { personFields } from './person.ts'

/** The content types that may stand inside a text. */
const choices = {
  sharedAsset: assetFields,
  sharedButton: buttonFields,
  sharedItem: itemFields,
  sharedLink: linkFields,
  sharedMedia: mediaFields,
  sharedPerson: personFields,
}
const chosen = entryAmong(choices)

export type Embedded = Chosen<typeof choices> & { readonly kind: 'entry' }
export type EmbeddedType = Embedded['type']

export const embedded = codec<LinkedEntry>(chosen.name, (input, context) => {
  const read = chosen.validate(input, context)
  if (E.isLeft(read)) return read
  const entry: Embedded = { kind: 'entry', ...read.right }
  return t.success(entry)
})
