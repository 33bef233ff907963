import type * as t from 'io-ts'
import { link } from '../../fields/link.ts'
import { record } from '../../fields/record.ts'
import { text } from '../../fields/values.ts'

export const fields = record({ text }, { link })
export type Announcement = t.TypeOf<typeof fields>
