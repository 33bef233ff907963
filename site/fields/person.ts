import type * as t from 'io-ts'
import { emailAddress, phoneNumber } from './address.ts'
import { asset } from './asset.ts'
import { identified } from './entry.ts'
import { record } from './record.ts'
import { text } from './values.ts'

export const personFields = record({ name: text, role: text }, { email: emailAddress, phone: phoneNumber, portrait: asset })

export const person = identified('sharedPerson', personFields)
export type Person = t.TypeOf<typeof personFields>
