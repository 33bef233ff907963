import type * as t from 'io-ts'
import { list } from '../../fields/codec.ts'
import { link } from '../../fields/link.ts'
import { page } from '../../fields/page.ts'
import { record } from '../../fields/record.ts'
import { text } from '../../fields/values.ts'

export const fields = record({ title: text, pages: list(page) }, { text, link })
export type Careers = t.TypeOf<typeof fields>
