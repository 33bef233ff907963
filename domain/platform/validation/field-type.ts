import type { ContentTypeField, FieldItems } from '../content-type.ts'
import { isLink } from '../sys.ts'
import { sizeProblem } from './bounds.ts'
import { type Path, type Problems, wrongType } from './problem.ts'
import { documentProblems } from './rich-text/structure.ts'

/** Characters of a short and of a long text, links of a list: the platform's technical limits. */
export const longest = { Symbol: 256, Text: 50_000, links: 1000 } as const

type Shape = Pick<ContentTypeField, 'type'> & { readonly linkType?: string; readonly items?: FieldItems }
type Test = (value: unknown) => boolean
type Holder = { readonly [name: string]: unknown }

const isObject = (value: unknown): value is Holder => typeof value === 'object' && value !== null && !Array.isArray(value)
const isText =
  (most: number): Test =>
  (value) =>
    typeof value === 'string' && value.length <= most
const isDate: Test = (value) =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/.test(value) &&
  !Number.isNaN(Date.parse(value))
const isPlace: Test = (value) => isObject(value) && [value.lat, value.lon].every(Number.isFinite)
const isResourceLink: Test = (value) =>
  isObject(value) && isObject(value.sys) && value.sys.type === 'ResourceLink' && typeof value.sys.urn === 'string'

const scalars: { readonly [type: string]: Test } = {
  Symbol: isText(longest.Symbol),
  Text: isText(longest.Text),
  Integer: Number.isInteger,
  Number: Number.isFinite,
  Boolean: (value) => typeof value === 'boolean',
  Date: isDate,
  Location: isPlace,
  Object: (value) => typeof value === 'object',
  ResourceLink: isResourceLink,
  File: isObject,
}

/** Whether a value is one of its field's type; a list, whether each of its elements is. A text that is too long is not one. */
export const typeProblems = (field: Shape, value: unknown, path: Path): Problems => {
  if (field.type === 'Array') return listProblems(field.items, value, path)
  if (field.type === 'RichText') return documentProblems(value, path)
  const test = field.type === 'Link' ? isLinkTo(field.linkType) : scalars[field.type]
  return test === undefined || test(value) ? [] : [wrongType(path, field.type, value)]
}

const listProblems = (items: FieldItems | undefined, value: unknown, path: Path): Problems => {
  if (!Array.isArray(value)) return [wrongType(path, 'Array', value)]
  if (items?.type !== 'Symbol' && value.length > longest.links) return [sizeProblem(path, { max: longest.links })]
  return value.flatMap((element, index) => (items ? typeProblems(items, element, [...path, index]) : []))
}

const isLinkTo =
  (linkType: string | undefined): Test =>
  (value) =>
    isLink(value) && (linkType === undefined || value.sys.linkType === linkType)
