import type * as t from 'io-ts'
import { identified } from './entry.ts'
import { link } from './link.ts'
import { record } from './record.ts'
import { text } from './values.ts'

export const itemFields = record({ title: text }, { text, figure: text, link })

/** One feature, tile or selling point. */
export const item = identified('sharedItem', itemFields)
export type Item = t.TypeOf<typeof itemFields>
