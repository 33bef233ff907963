import * as t from 'io-ts'
import type { LinkedPage } from '../../domain/linked.ts'
import { type Codec, codec, value } from './codec.ts'
import { facts } from './facts.ts'
import { record } from './record.ts'
import { oneOf, text } from './values.ts'

// One slash: two would lead to another host.
const path = value(
  'a path of this website',
  (input): input is string => typeof input === 'string' && /^\/(?![/\\])\S*$/.test(input),
)

const isPage = (input: unknown): input is LinkedPage =>
  typeof input === 'object' && input !== null && 'kind' in input && input.kind === 'page'

const projection = record({ id: text, path, title: text, description: text, cover: text }, { facts })

/** What is needed to point at a page, never its content. */
export type Page = t.TypeOf<typeof projection>

export const page: Codec<Page> = codec('a page', (input, context) =>
  isPage(input) ? projection.validate(input, context) : t.failure(input, context),
)

/** The target of a link inside a text, whose facts nobody sees. */
export const linkedPage = codec<LinkedPage>('a page', (input, context) =>
  isPage(input)
    ? record({ kind: oneOf(['page']), id: text, path, title: text, description: text, cover: text }).validate(input, context)
    : t.failure(input, context),
)
