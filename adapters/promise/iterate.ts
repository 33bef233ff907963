import type { Query } from '../../ports/platform/operations.ts'
import { nextQuery, type Page } from '../http/iterate.ts'

type WithQuery = { readonly query?: Query }
type List<P, A> = (params: P) => Promise<Page<A>>

async function* pages<P extends WithQuery, A>(list: List<P, A>, params: P): AsyncGenerator<Page<A>> {
  let query: Query | undefined = params.query ?? {}
  while (query) {
    const page: Page<A> = await list({ ...params, query })
    if (page.total === undefined && page.pages === undefined)
      throw new TypeError('The answer is no list that can be continued: it has neither "total" nor "pages".')
    yield page
    query = nextQuery(query, page)
  }
}

/** All items of any list operation, page after page: `fetchAll(client.tag.getMany, { query })`. `skip` and `limit` are respected. */
export const fetchAll = async <P extends WithQuery, A>(list: List<P, A>, params: P): Promise<Array<A>> => {
  const items: Array<A> = []
  for await (const page of pages(list, params)) items.push(...page.items)
  return items
}

/** The same one by one; a page is asked for when its first item is. Each `for await` starts anew. */
export const asIterator = <P extends WithQuery, A>(list: List<P, A>, params: P): AsyncIterable<A> => ({
  async *[Symbol.asyncIterator]() {
    for await (const page of pages(list, params)) yield* page.items
  },
})
