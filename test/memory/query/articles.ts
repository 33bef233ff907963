import { compare } from '../../../adapters/memory/query/order.ts'
import { readSearch } from '../../../adapters/memory/query/read.ts'
import type { BadQuery } from '../../../adapters/memory/query/refusal.ts'
import type { ContentRecord, Context, Search, World } from '../../../adapters/memory/query/search.ts'
import { matches } from '../../../adapters/memory/query/test.ts'
import type { ContentType, ContentTypeField } from '../../../domain/platform/content-type.ts'
import { linkTo } from '../../../domain/platform/sys.ts'
import { E } from '../../../domain/prelude.ts'
import type { Query } from '../../../ports/platform/operations.ts'

const field = (id: string, type: ContentTypeField['type'], more: Partial<ContentTypeField> = {}): ContentTypeField => ({
  id,
  name: id,
  type,
  ...more,
})

const article: ContentType = {
  sys: { id: 'article', type: 'ContentType' },
  name: 'Article',
  displayField: 'title',
  fields: [
    field('title', 'Symbol', { localized: true }),
    field('body', 'Text', { localized: true }),
    field('story', 'RichText'),
    field('pages', 'Integer'),
    field('price', 'Number'),
    field('free', 'Boolean'),
    field('day', 'Date'),
    field('place', 'Location'),
    field('data', 'Object'),
    field('tags', 'Array', { items: { type: 'Symbol' } }),
    field('author', 'Link', { linkType: 'Entry' }),
    field('editor', 'Link', { linkType: 'Entry' }),
    field('cover', 'Link', { linkType: 'Asset' }),
    field('related', 'Array', { items: { type: 'Link', linkType: 'Entry' } }),
    field('product', 'ResourceLink'),
  ],
}
const person: ContentType = {
  sys: { id: 'person', type: 'ContentType' },
  name: 'Person',
  displayField: 'name',
  fields: [field('name', 'Symbol'), field('born', 'Integer')],
}
const types: { readonly [id: string]: ContentType } = { article, person }
const contentTypes = (id: string): ContentType | undefined => types[id]

/** Flemish falls back to Dutch, which falls back to nothing; the default is English. */
const chains: { readonly [code: string]: ReadonlyArray<string> } = {
  'en-US': ['en-US'],
  'nl-NL': ['nl-NL'],
  'nl-BE': ['nl-BE', 'nl-NL'],
}

export const contextOf = (more: Partial<Context> = {}): Context => ({
  api: 'delivery',
  subject: 'Entry',
  contentTypes,
  locales: Object.keys(chains),
  defaultLocale: 'en-US',
  chain: (locale) => chains[locale] ?? [locale],
  ...more,
})

export const entry = (
  id: string,
  type: string,
  fields: { readonly [field: string]: unknown },
  sys: object = {},
  metadata: ContentRecord['metadata'] = {},
): ContentRecord => ({
  sys: { id, type: 'Entry', contentType: linkTo('ContentType', type), ...sys },
  metadata,
  fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { 'en-US': value }])),
})

export const asset = (id: string, fields: { readonly [field: string]: unknown }): ContentRecord => {
  const { sys, ...rest } = entry(id, '', fields)
  return { sys: { id: sys.id, type: 'Asset' }, ...rest }
}

export const worldOf = (records: ReadonlyArray<ContentRecord>): World => ({
  entry: (id) => records.find(({ sys }) => sys.id === id),
  contentType: contentTypes,
  descendants: (id) => (id === 'animals' ? ['cats', 'lions'] : []),
})

export const search = (query: Query, context: Partial<Context> = {}): Search => {
  const read = readSearch(query, contextOf(context))
  if (E.isLeft(read)) throw new Error(`${read.left.message} ${JSON.stringify(read.left.details)}`)
  return read.right
}

export const refusal = (query: Query, context: Partial<Context> = {}): BadQuery => {
  const read = readSearch(query, contextOf(context))
  if (E.isRight(read)) throw new Error(`This was not refused: ${JSON.stringify(query)}`)
  return read.left
}

/** Ids of the records that a query finds, in its order. */
export const found = (
  records: ReadonlyArray<ContentRecord>,
  query: Query,
  context: Partial<Context> = {},
): ReadonlyArray<string> => {
  const asked = search(query, context)
  const chosen = records.filter(matches(asked, worldOf(records)))
  const order = compare(asked)
  return (order ? [...chosen].sort(order) : chosen).map(({ sys }) => sys.id)
}
