import type * as t from 'io-ts'
import { list } from '../../fields/codec.ts'
import { link } from '../../fields/link.ts'
import { record } from '../../fields/record.ts'
import { text } from '../../fields/values.ts'

export const fields = record({ title: text, links: list(link) })
export type Socials = t.TypeOf<typeof fields>
