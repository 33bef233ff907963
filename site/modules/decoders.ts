import type * as t from 'io-ts'
import type { ModuleType } from '../../domain/page.ts'
import { type Decode, decoder } from '../fields/decode.ts'
import { codecs, type PropertiesOf } from './codecs.ts'

export type { PropertiesOf } from './codecs.ts'

type Decoders = { readonly [Type in ModuleType]: Decode<PropertiesOf<Type>> }

/** The cast: TypeScript cannot follow a mapped type through `Object.fromEntries`. */
export const decoders = Object.fromEntries(
  Object.entries<t.Decoder<unknown, object>>(codecs).map(([type, fields]) => [type, decoder(fields)]),
) as unknown as Decoders
