import type { Query } from '../../ports/platform/operations.ts'

/** Lists are joined with commas, as the delivery API wants them; what is undefined is left out. */
export const toQueryString = (query: Query): string => {
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

export const fromQueryString = (search: string): Query => Object.fromEntries(new URLSearchParams(search))
