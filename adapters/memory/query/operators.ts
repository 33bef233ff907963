import type { ContentTypeField, FieldType } from '../../../domain/platform/content-type.ts'

export type Equality = 'eq' | 'ne'
export type Membership = 'in' | 'nin' | 'all'
export type Range = 'lt' | 'lte' | 'gt' | 'gte'
/** What stands between brackets in the name of a parameter; `eq` has no name there. */
export type Operator = Equality | Membership | Range | 'exists' | 'match' | 'near' | 'within'

const names = ['ne', 'in', 'nin', 'all', 'lt', 'lte', 'gt', 'gte', 'exists', 'match', 'near', 'within']
export const isOperator = (name: string): name is Operator => names.includes(name)

/** What a path leads to, as far as queries tell things apart. */
export type Kind =
  | 'text'
  | 'texts'
  | 'title'
  | 'longText'
  | 'richText'
  | 'number'
  | 'date'
  | 'boolean'
  | 'location'
  | 'id'
  | 'ids'
  | 'presence'

const equality: ReadonlyArray<Operator> = ['eq', 'ne', 'in', 'nin', 'exists']
const range: ReadonlyArray<Operator> = ['lt', 'lte', 'gt', 'gte']

export const kinds: { readonly [K in Kind]: { readonly operators: ReadonlyArray<Operator>; readonly sortable: boolean } } = {
  text: { operators: [...equality, 'match'], sortable: true },
  texts: { operators: [...equality, 'all', 'match'], sortable: false },
  /** Titles and descriptions of assets are compared like short texts and, as long ones, not sorted. */
  title: { operators: [...equality, 'match'], sortable: false },
  longText: { operators: ['exists', 'match'], sortable: false },
  richText: { operators: ['exists', 'match'], sortable: false },
  number: { operators: [...equality, ...range], sortable: true },
  date: { operators: [...equality, ...range], sortable: true },
  boolean: { operators: equality, sortable: true },
  location: { operators: ['exists', 'near', 'within'], sortable: false },
  id: { operators: equality, sortable: true },
  ids: { operators: [...equality, 'all'], sortable: false },
  presence: { operators: ['exists'], sortable: false },
}

const kindOfType: { readonly [T in Exclude<FieldType, 'Array'>]: Kind } = {
  Symbol: 'text',
  Text: 'longText',
  RichText: 'richText',
  Integer: 'number',
  Number: 'number',
  Boolean: 'boolean',
  Date: 'date',
  Location: 'location',
  Object: 'presence',
  File: 'presence',
  Link: 'presence',
  ResourceLink: 'presence',
}

export const kindOf = ({ type, items }: ContentTypeField): Kind =>
  type !== 'Array' ? kindOfType[type] : items?.type === 'Symbol' ? 'texts' : 'presence'
