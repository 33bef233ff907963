import type { ContentTypeField, FieldItems } from '../content-type.ts'
import { isLink } from '../sys.ts'
import { type Path, type Problem, wrongType } from './problem.ts'
import { documentProblems, isDocument } from './rich-text.ts'

/** Characters in a short and in a long text, links in a list: the platform's technical limits. */
const longest = { Symbol: 256, Text: 50_000, links: 1000 } as const

type Shape = Pick<ContentTypeField, 'type'> & { readonly linkType?: string; readonly items?: FieldItems }
type Test = (value: unknown) => boolean

const isObject: Test = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
const isDate: Test = (value) =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/.test(value) &&
  !Number.isNaN(Date.parse(value))
const isPlace: Test = (value) =>
  isObject(value) && [(value as { lat: unknown }).lat, (value as { lon: unknown }).lon].every(Number.isFinite)
const isResourceLink: Test = (value) =>
  isObject(value) &&
  (value as { sys?: { type?: string; urn?: unknown } }).sys?.type === 'ResourceLink' &&
  typeof (value as { sys: { urn: unknown } }).sys.urn === 'string'

const scalars: { readonly [type: string]: readonly [name: string, test: Test] } = {
  Symbol: ['Symbol', (value) => typeof value === 'string'],
  Text: ['Text', (value) => typeof value === 'string'],
  Integer: ['Integer', Number.isInteger],
  Number: ['Number', Number.isFinite],
  Boolean: ['Boolean', (value) => typeof value === 'boolean'],
  Date: ['Date', isDate],
  Location: ['Location', isPlace],
  Object: ['Object', (value) => typeof value === 'object'],
  ResourceLink: ['ResourceLink', isResourceLink],
  File: ['File', isObject],
}

/** Whether a value is one of its field's type; a list, whether each of its elements is. */
export const typeProblems = (field: Shape, value: unknown, path: Path): ReadonlyArray<Problem> => {
  if (field.type === 'Array') return listProblems(field.items, value, path)
  if (field.type === 'RichText') return isDocument(value) ? documentProblems(value, path) : [wrongType(path, 'RichText', value)]
  if (field.type === 'Link') return isLinkTo(field.linkType, value) ? [] : [wrongType(path, 'Link', value)]
  const [name, test] = scalars[field.type] ?? ['Object', () => true]
  if (!test(value)) return [wrongType(path, name, value)]
  const most = field.type === 'Symbol' || field.type === 'Text' ? longest[field.type] : undefined
  return most !== undefined && (value as string).length > most ? [tooLong(path, most, value)] : []
}

const listProblems = (items: FieldItems | undefined, value: unknown, path: Path): ReadonlyArray<Problem> => {
  if (!Array.isArray(value)) return [wrongType(path, 'Array', value)]
  if (items?.type !== 'Symbol' && value.length > longest.links) return [tooLong(path, longest.links, value)]
  return value.flatMap((element, index) => (items ? typeProblems(items, element, [...path, index]) : []))
}

const isLinkTo = (linkType: string | undefined, value: unknown): boolean =>
  isLink(value) && (linkType === undefined || value.sys.linkType === linkType)

const tooLong = (path: Path, most: number, value: unknown): Problem => ({
  name: 'size',
  details: `Size must be at most ${most}`,
  max: most,
  path,
  value: Array.isArray(value) ? undefined : value,
})
