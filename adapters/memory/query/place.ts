import type { ContentType, ContentTypeField } from '../../../domain/platform/content-type.ts'
import { E, pipe } from '../../../domain/prelude.ts'
import { type Kind, kindOf } from './operators.ts'
import { type QueryProblem, unknownField, unknownPath } from './refusal.ts'
import type { Context, Locales, Place } from './search.ts'

/** A context, and the locale that values are read in: with all locales asked for, the default one. */
export type Reading = Context & { readonly locale: string }

/** A place, with the name of the type that is there, for refusals. */
export type TypedPlace = Place & { readonly type: string }
type Found = E.Either<QueryProblem, TypedPlace>

const sysPaths: { readonly [path: string]: Kind } = {
  'sys.id': 'text',
  'sys.type': 'text',
  'sys.createdAt': 'date',
  'sys.updatedAt': 'date',
  'sys.publishedAt': 'date',
  'sys.firstPublishedAt': 'date',
  'sys.revision': 'number',
  'sys.publishedVersion': 'number',
  'sys.locale': 'text',
  'sys.contentType.sys.id': 'text',
  'sys.space.sys.id': 'text',
  'sys.environment.sys.id': 'text',
  'sys.release.sys.id': 'text',
}

const managedSysPaths: { readonly [path: string]: Kind } = {
  ...sysPaths,
  'sys.version': 'number',
  'sys.publishedCounter': 'number',
  'sys.archivedAt': 'date',
  'sys.archivedVersion': 'number',
  'sys.createdBy.sys.id': 'text',
  'sys.updatedBy.sys.id': 'text',
  'sys.publishedBy.sys.id': 'text',
  'sys.archivedBy.sys.id': 'text',
  'sys.urn': 'text',
}

const metadataPaths: { readonly [path: string]: Kind } = {
  'metadata.tags': 'presence',
  'metadata.tags.sys.id': 'ids',
  'metadata.concepts': 'presence',
  'metadata.concepts.sys.id': 'ids',
}

const assetPaths: { readonly [path: string]: Kind } = {
  title: 'title',
  description: 'title',
  file: 'presence',
  'file.url': 'text',
  'file.upload': 'text',
  'file.fileName': 'text',
  'file.contentType': 'text',
  'file.details.size': 'number',
  'file.details.image.width': 'number',
  'file.details.image.height': 'number',
}

const typeOfKind: { readonly [K in Kind]?: string } = { title: 'Text', number: 'Integer', date: 'Date', presence: 'Object' }
const inTable = (table: { readonly [path: string]: Kind }, path: ReadonlyArray<string>, key = path.join('.')): Found => {
  const kind = Object.hasOwn(table, key) ? table[key] : undefined
  return kind === undefined ? E.left(unknownPath(path)) : E.right({ path, kind, type: typeOfKind[kind] ?? 'Symbol' })
}

/** What a path of a query leads to. `contentType` is that of the entries that are asked for. */
export const placeOf = (reading: Reading, contentType: ContentType | undefined, path: ReadonlyArray<string>): Found => {
  if (path[0] === 'metadata') return inTable(metadataPaths, path)
  if (path[0] === 'sys') return inTable(reading.api === 'management' ? managedSysPaths : sysPaths, path)
  if (path[0] !== 'fields' || path[1] === undefined) return E.left(unknownPath(path))
  const { code, rest } = localeIn(reading, path.slice(2))
  const locales = localesOf(reading, code)
  if (contentType === undefined) {
    const inside = ['fields', path[1], ...rest]
    return pipe(
      inTable(assetPaths, path, inside.slice(1).join('.')),
      E.map((place): TypedPlace => ({ ...place, path: inside, locales: locales.chain })),
    )
  }
  const field = fieldOf(contentType, path[1])
  return field === undefined ? E.left(unknownField(path, path[1])) : inField(path, field, rest, codesOf(field, locales))
}

export const fieldOf = ({ fields }: ContentType, id: string): ContentTypeField | undefined =>
  fields.find((field) => field.id === id && !field.deleted)

/** The management API may be asked for one locale: `fields.title.nl-BE`. */
export const localeIn = (
  { api, locales }: Context,
  path: ReadonlyArray<string>,
): { readonly code?: string; readonly rest: ReadonlyArray<string> } => {
  const [code, ...rest] = path
  return api === 'management' && code !== undefined && locales.includes(code) ? { code, rest } : { rest: path }
}

/** On the management API nothing falls back, and a field without a locale is read in the default one. */
export const localesOf = ({ api, chain, locale, defaultLocale }: Reading, code = defaultLocale): Locales =>
  api === 'delivery' ? { chain: chain(locale), standard: [defaultLocale] } : { chain: [code], standard: [code] }

export const codesOf = ({ localized }: ContentTypeField, { chain, standard }: Locales): ReadonlyArray<string> =>
  localized ? chain : standard

const inField = (
  path: ReadonlyArray<string>,
  field: ContentTypeField,
  rest: ReadonlyArray<string>,
  locales: ReadonlyArray<string>,
): Found => {
  const target = field.type === 'Array' ? field.items?.type : field.type
  const one: Kind = field.type === 'Array' ? 'ids' : 'id'
  const at = { path: ['fields', field.id, ...rest], locales }
  if (rest.length === 0) return E.right({ ...at, kind: kindOf(field), type: field.type })
  if (target === 'Link' && rest.join('.') === 'sys.id') return E.right({ ...at, kind: one, type: field.type })
  return target === 'ResourceLink' && rest.join('.') === 'sys.urn'
    ? E.right({ ...at, kind: one, type: field.type })
    : E.left(unknownPath(path))
}
