import type * as t from 'io-ts'
import { record } from '../../fields/record.ts'
import { richText } from '../../fields/rich-text.ts'
import { text } from '../../fields/values.ts'

export const fields = record({ text: richText }, { title: text })
export type Paragraphs = t.TypeOf<typeof fields>
