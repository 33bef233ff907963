import { E, pipe } from '../../domain/prelude.ts'
import type { Query } from '../../ports/platform/operations.ts'
import type { Answer } from './answer.ts'
import { invalidQuery } from './refusals.ts'

/** How a list is cut into pages: its usual size, the largest one, and where it is when it is walked by addresses. */
export type Paging = { readonly usual?: number; readonly most?: number; readonly address?: string }
type Bounds = { readonly skip: number; readonly limit: number }

export const boundsOf = (query: Query, { usual = 100, most = 1000 }: Paging = {}): Answer<Bounds> => {
  const skip = Number(query.skip ?? 0)
  const limit = Number(query.limit ?? usual)
  if (!Number.isInteger(limit) || limit < 0 || limit > most)
    return E.left(invalidQuery(`The value provided for "limit" is invalid. Please provide a value between 0 and ${most}`))
  if (!Number.isInteger(skip) || skip < 0)
    return E.left(invalidQuery('The value provided for "skip" is invalid. Please provide a value larger than or equal to 0'))
  return E.right({ skip, limit })
}

/** A page of a list that counts. */
export const counted =
  (query: Query, paging?: Paging) =>
  <A, B>(all: ReadonlyArray<A>, show: (item: A) => B): Answer<object> =>
    pipe(
      boundsOf(query, paging),
      E.map(({ skip, limit }) => ({
        sys: { type: 'Array' },
        total: all.length,
        skip,
        limit,
        items: all.slice(skip, skip + limit).map(show),
      })),
    )

/** A page of a list that is walked by tokens. */
export const walked =
  (asked: Query, paging: Paging = {}) =>
  <A, B>(all: ReadonlyArray<A>, show: (item: A) => B): Answer<object> => {
    const query = followed(asked)
    const at = readToken(query.pageNext ?? query.pagePrev)
    if (at === undefined) return E.left(invalidQuery('The token of the page is invalid.'))
    return pipe(
      boundsOf({ ...query, skip: at }, paging),
      E.map(({ skip, limit }) => {
        const address = (name: string, start: number) => {
          const token = makeToken(start)
          return paging.address === undefined ? token : `/${paging.address}?${asText({ ...query, limit }, name, token)}`
        }
        const next = limit > 0 && skip + limit < all.length ? { next: address('pageNext', skip + limit) } : {}
        const prev = skip > 0 ? { prev: address('pagePrev', Math.max(0, skip - limit)) } : {}
        return { sys: { type: 'Array' }, limit, items: all.slice(skip, skip + limit).map(show), pages: { ...next, ...prev } }
      }),
    )
  }

/** Who was given the address of a page may ask for it as it stands. */
const followed = ({ pageUrl, ...query }: Query): Query =>
  typeof pageUrl === 'string' ? Object.fromEntries(new URL(pageUrl, 'http://platform').searchParams) : query

const asText = ({ pageNext: _, pagePrev: __, skip: ___, cursor: ____, ...query }: Query, name: string, token: string): string =>
  new URLSearchParams([
    ...Object.entries(query).flatMap(([key, value]) =>
      value === undefined || value === null ? [] : [[key, String(value)] as [string, string]],
    ),
    [name, token],
  ]).toString()

const makeToken = (start: number): string => btoa(`page:${start}`).replace(/=+$/, '')
const readToken = (token: unknown): number | undefined => {
  if (token === undefined) return 0
  try {
    const start = Number(/^page:(\d+)$/.exec(atob(String(token)))?.[1])
    return Number.isInteger(start) ? start : undefined
  } catch {
    return undefined
  }
}
