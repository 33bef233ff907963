import type * as t from 'io-ts'
import { secureAddress } from '../../fields/address.ts'
import { list } from '../../fields/codec.ts'
import { record } from '../../fields/record.ts'
import { text } from '../../fields/values.ts'
import { control } from './control.ts'

export const fields = record({ title: text, fields: list(control) }, { text, action: secureAddress })
export type Form = t.TypeOf<typeof fields>
