import type { Query, QueryValue } from '../../ports/platform/operations.ts'

/** Lists are numbered (`k[0]=a`) and objects nested (`sys[id]=a`), as the management API reads them; undefined is left out, null is empty. */
export const toQueryString = (query: Query): string => {
  const pairs = Object.entries(query).flatMap(([name, value]) => pairsOf(name, value))
  return pairs.length > 0
    ? `?${pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&')}`
    : ''
}

/** Deeper than this nothing sensible is nested; a cycle would never end. */
const deepest = 20

const pairsOf = (name: string, value: QueryValue, depth = 0): ReadonlyArray<readonly [string, string]> => {
  if (value === undefined || depth > deepest) return []
  if (value === null) return [[name, '']]
  if (value instanceof Date) return [[name, value.toISOString()]]
  if (typeof value !== 'object') return [[name, String(value)]]
  return Object.entries(value).flatMap(([key, inner]) => pairsOf(`${name}[${key}]`, inner, depth + 1))
}

/** The delivery API reads lists with commas in between. */
export const joinLists = (query: Query): Query =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value]))

/** What comes back must have an id: a selection without `sys` gets it added. */
export const selectSys = (query: Query): Query =>
  query.select && !/sys/i.test(String(query.select)) ? { ...query, select: `${query.select},sys` } : query

export const fromQueryString = (search: string): Query => Object.fromEntries(new URLSearchParams(search))
