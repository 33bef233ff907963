import type * as t from 'io-ts'
import { button } from '../../fields/button.ts'
import { record } from '../../fields/record.ts'
import { oneOf, text } from '../../fields/values.ts'

export const fields = record({ title: text, tone: oneOf(['light', 'dark']) }, { text, button })
export type Banner = t.TypeOf<typeof fields>
