import { E } from '../../domain/prelude.ts'
import type { PlatformError } from '../../ports/errors.ts'
import type { Circumstances, Outcome, Query } from '../../ports/platform/operations.ts'

/** A page of any list: counted lists say their `total`, walked ones where they go on. */
export type Page<A> = {
  readonly items: ReadonlyArray<A>
  readonly total?: number
  readonly limit?: number
  readonly pages?: { readonly next?: string }
}

/** The query of the page after this one; nothing after the last. */
export const nextQuery = (query: Query, { items, total = 0, limit = 0, pages }: Page<unknown>): Query | undefined => {
  if (pages) return pages.next ? elsewhere(query, following(pages.next)) : undefined
  // Whatever the total says: beyond an empty page there is nothing.
  if (items.length === 0) return undefined
  // The page says how large it is: it may be smaller than what was asked, when the platform or the transport cut it.
  const skip = Number(query.skip ?? 0)
  const next = skip + Math.max(limit, items.length)
  return next > skip && next < total ? { ...query, skip: next } : undefined
}

/** A page that names itself as the next one is the last. */
const elsewhere = (query: Query, next: Query): Query | undefined =>
  Object.entries(next).every(([name, value]) => query[name] === value) ? undefined : { ...query, ...next }

/** A neighbour is a token, an address with a token in it, or an address to be taken as it is. */
const following = (next: string): Query => {
  const [, search] = next.split('?', 2)
  if (search === undefined) return next.includes('/') ? { pageUrl: next } : { pageNext: next }
  const token = new URLSearchParams(search).get('pageNext')
  return token ? { pageNext: token } : { pageUrl: next }
}

/** All items of a list, page after page, as they are asked for; the first error ends it. The deadline holds for each page. */
export const iterate =
  <At extends Circumstances, A>(list: (at: At) => Outcome<Page<A>>, order?: string) =>
  (at: At): AsyncIterable<E.Either<PlatformError, A>> => ({
    async *[Symbol.asyncIterator]() {
      let query: Query | undefined = { ...(order === undefined ? {} : { order }), ...at.query }
      while (query) {
        const page: E.Either<PlatformError, Page<A>> = await list({ ...at, query })()
        if (E.isLeft(page)) return yield page
        for (const item of page.right.items) yield E.right(item)
        query = nextQuery(query, page.right)
      }
    },
  })
