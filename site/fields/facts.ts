import * as t from 'io-ts'
import { employments, type Facts } from '../../domain/facts.ts'
import { secureAddress } from './address.ts'
import { type Codec, codec, list } from './codec.ts'
import { record } from './record.ts'
import { count, day, oneOf, text } from './values.ts'

const kinds: { readonly [Kind in Facts['kind']]: Codec<Facts & { readonly kind: Kind }> } = {
  article: record({
    kind: oneOf(['article']),
    published: day,
    authors: list(record({ id: text, name: text, role: text })),
  }),
  case: record({ kind: oneOf(['case']), customer: text, sector: text, services: list(text) }, { year: count }),
  vacancy: record(
    { kind: oneOf(['vacancy']), team: text, location: text, employment: oneOf(employments), posted: day },
    { validThrough: day },
  ),
  partner: record({ kind: oneOf(['partner']), sort: text }, { tagline: text, url: secureAddress }),
}

const isKind = (kind: unknown): kind is Facts['kind'] => typeof kind === 'string' && Object.hasOwn(kinds, kind)

export const facts: Codec<Facts> = codec('the facts of a page', (input, context) =>
  typeof input === 'object' && input !== null && 'kind' in input && isKind(input.kind)
    ? kinds[input.kind].validate(input, context)
    : t.failure(input, context),
)
