import { instantOf } from './instant.ts'
import type { Kind } from './operators.ts'
import type { ContentRecord, Place, Scalar } from './search.ts'

export type Read<A> = (record: ContentRecord) => A

/** What is at a place; where a list is on the way, a list of what is in each. Nothing is undefined or null. */
export const readerOf = ({ path, locales }: Pick<Place, 'path' | 'locales'>): Read<unknown> => {
  const [part = '', name = '', ...rest] = path
  if (locales !== undefined) {
    const inLocale = localizedReader(locales)
    return rest.length === 0
      ? (record) => inLocale(record.fields?.[name])
      : (record) => descend(inLocale(record.fields?.[name]), rest, 0)
  }
  // The management API counts publications where the delivery API has revisions.
  if (part === 'sys' && name === 'revision') return ({ sys }) => sys.revision ?? sys.publishedCounter
  if (part === 'sys' && rest.length === 0) return ({ sys }) => sys[name]
  return (record) => descend(record, path, 0)
}

/** A locale that is there with nothing in it does not fall back. */
const localizedReader = (codes: ReadonlyArray<string>) => {
  const [only] = codes
  if (codes.length === 1 && only !== undefined)
    return (values: { readonly [locale: string]: unknown } | undefined): unknown => values?.[only]
  return (values: { readonly [locale: string]: unknown } | undefined): unknown => {
    const code = values && codes.find((candidate) => candidate in values)
    return code === undefined ? undefined : values?.[code]
  }
}

/** Along the path from a level on, without copying the path for every record. */
export const descend = (value: unknown, path: ReadonlyArray<string>, level: number): unknown => {
  const name = path[level]
  if (name === undefined) return value
  if (Array.isArray(value)) return value.map((element) => descend(element, path, level))
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
  return descend((value as { readonly [name: string]: unknown })[name], path, level + 1)
}

/** A stored value as it compares with a sent one; undefined when it is of another kind. */
export const comparableOf = (kind: Kind): ((value: unknown) => Scalar | undefined) => {
  if (kind === 'number') return (value) => (typeof value === 'number' ? value : undefined)
  if (kind === 'boolean') return (value) => (typeof value === 'boolean' ? value : undefined)
  if (kind === 'date') return (value) => (typeof value === 'string' ? validInstant(value) : undefined)
  return (value) => (typeof value === 'string' ? value : undefined)
}

const validInstant = (date: string): number | undefined => {
  const instant = instantOf(date)
  return Number.isNaN(instant) ? undefined : instant
}
