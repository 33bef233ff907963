import type * as t from 'io-ts'
import { list } from '../../fields/codec.ts'
import { person } from '../../fields/person.ts'
import { record } from '../../fields/record.ts'
import { text } from '../../fields/values.ts'

export const fields = record({ title: text, people: list(person) }, { text })
export type Colleagues = t.TypeOf<typeof fields>
