import type * as t from 'io-ts'
import { E } from '../../domain/prelude.ts'
import { derived } from './codec.ts'
import { entryOf } from './entry.ts'
import { link } from './link.ts'
import { record } from './record.ts'
import { oneOf } from './values.ts'

export const buttonFields = derived(record({ link, kind: oneOf(['primary', 'secondary']) }), ({ link, kind }) =>
  E.right({ ...link, kind }),
)

export const button = entryOf('sharedButton', buttonFields)
export type Button = t.TypeOf<typeof button>
