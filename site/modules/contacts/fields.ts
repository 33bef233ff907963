import type * as t from 'io-ts'
import { list } from '../../fields/codec.ts'
import { link } from '../../fields/link.ts'
import { person } from '../../fields/person.ts'
import { record } from '../../fields/record.ts'
import { text } from '../../fields/values.ts'

export const fields = record({ title: text }, { text, people: list(person), links: list(link) })
export type Contacts = t.TypeOf<typeof fields>
