import type * as t from 'io-ts'
import { list } from '../../fields/codec.ts'
import { item } from '../../fields/item.ts'
import { record } from '../../fields/record.ts'
import { text } from '../../fields/values.ts'

export const fields = record({ title: text, tiles: list(item) })
export type Tiles = t.TypeOf<typeof fields>
