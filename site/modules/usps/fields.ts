import type * as t from 'io-ts'
import { list } from '../../fields/codec.ts'
import { item } from '../../fields/item.ts'
import { record } from '../../fields/record.ts'
import { text } from '../../fields/values.ts'

export const fields = record({ title: text, usps: list(item) })
export type Usps = t.TypeOf<typeof fields>
