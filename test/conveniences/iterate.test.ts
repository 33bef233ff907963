import { expect } from 'chai'
import { asIterator, fetchAll } from '../../adapters/promise/helpers.ts'
import type { WireRequest } from '../../adapters/wire/transport.ts'
import { clientOf, refusal, rejection } from './platform.ts'

const record = (index: number) => ({ fields: {}, name: 'n', sys: { id: `e${index}`, type: 'Entry' } })

/** A counted list of these many records, with pages no larger than `largest`. */
const counted =
  (total: number, largest = 1000) =>
  ({ query }: WireRequest) => {
    const skip = Number(query.skip ?? 0)
    const limit = Math.min(Number(query.limit ?? 100), largest)
    const items = Array.from({ length: Math.max(0, Math.min(limit, total - skip)) }, (_, index) => record(skip + index))
    return { total, skip, limit, items }
  }

/** Pages of two, walked by addresses or by whatever `next` makes of a token. */
const walked =
  (total: number, next = (token: string) => `/spaces/sp/x?limit=2&pageNext=${token}`) =>
  ({ query }: WireRequest) => {
    const start = Number(query.pageNext ?? 0)
    const items = Array.from({ length: Math.min(2, total - start) }, (_, index) => ({ ...record(start + index), title: 't' }))
    return { limit: 2, items, pages: start + 2 < total ? { next: next(String(start + 2)) } : {} }
  }

const ids = async (items: AsyncIterable<{ readonly sys: { readonly id: string } }>, most = Number.POSITIVE_INFINITY) => {
  const found: Array<string> = []
  for await (const { sys } of items) if (found.push(sys.id) >= most) break
  return found
}
const upTo = (total: number) => Array.from({ length: total }, (_, index) => `e${index}`)

describe('walking a list', () => {
  it('gives every record of a counted list once, in order', async () => {
    const { client, requests } = clientOf(counted(250))
    expect(await ids(client.entry.iterate())).to.deep.equal(upTo(250))
    expect(requests.map(({ query }) => query.skip ?? 0)).to.deep.equal([0, 100, 200])
  })

  it('goes on after what came, when a page is smaller than it was asked to be', async () => {
    const { client } = clientOf(counted(25, 10))
    expect(await ids(client.entry.iterate({ query: { limit: 1000 } }))).to.deep.equal(upTo(25))
  })

  it('ends at an empty page, whatever the total says', async () => {
    const { client, requests } = clientOf(() => ({ total: 1_000_000, skip: 0, limit: 100, items: [] }))
    expect(await ids(client.entry.iterate())).to.deep.equal([])
    expect(await fetchAll(client.entry.getMany, {})).to.deep.equal([])
    expect(requests).to.have.length(2)
  })

  it('ends at a page that names itself as the next one', async () => {
    const { client, requests } = clientOf(() => ({ limit: 2, items: [record(0)], pages: { next: '/x?pageNext=again' } }))
    expect(await ids(client.entry.iterate())).to.deep.equal(['e0', 'e0'])
    expect(requests).to.have.length(2)
  })

  it('begins where the caller says', async () => {
    const { client } = clientOf(counted(25))
    expect(await ids(client.tag.iterate({ query: { skip: 20, limit: 2 } }))).to.deep.equal(['e20', 'e21', 'e22', 'e23', 'e24'])
  })

  it('asks for no page that nobody looks at', async () => {
    const { client, requests } = clientOf(counted(250))
    expect(await ids(client.entry.iterate(), 100)).to.have.length(100)
    expect(requests).to.have.length(1)
  })

  it('asks nothing before the first record is wanted, and anew for each loop', async () => {
    const { client, requests } = clientOf(counted(3))
    const entries = client.entry.iterate()
    expect(requests).to.have.length(0)
    await ids(entries)
    await ids(entries)
    expect(requests).to.have.length(2)
  })

  it('orders entries and assets by their making, so that a change moves none to another page', async () => {
    const { client, requests } = clientOf(counted(1))
    await ids(client.entry.iterate())
    await ids(client.asset.iterate())
    await ids(client.tag.iterate())
    await ids(client.entry.iterate({ query: { order: 'fields.title' } }))
    expect(requests.map(({ query }) => query.order)).to.deep.equal([
      'sys.createdAt,sys.id',
      'sys.createdAt,sys.id',
      undefined,
      'fields.title',
    ])
  })

  for (const [what, next] of [
    ['addresses with a token', undefined],
    ['bare tokens', (token: string) => token],
  ] as const)
    it(`follows ${what} to the end`, async () => {
      const { client, requests } = clientOf(walked(5, next))
      expect(await ids(client.release.iterate({ query: { 'sys.status': 'active' } }))).to.deep.equal(upTo(5))
      expect(requests.map(({ query }) => [query.pageNext, query['sys.status']])).to.deep.equal([
        [undefined, 'active'],
        ['2', 'active'],
        ['4', 'active'],
      ])
    })

  it('follows addresses without a token as they are', async () => {
    const { client, requests } = clientOf(({ path }) =>
      path.endsWith('/more')
        ? { items: [{ ...record(1), title: 't' }], pages: {} }
        : { items: [{ ...record(0), title: 't' }], pages: { next: 'https://elsewhere.example/spaces/sp/more?at=1' } },
    )
    expect(await ids(client.release.iterate())).to.deep.equal(['e0', 'e1'])
    expect(requests[1]).to.deep.include({ path: '/spaces/sp/more', query: { at: '1' } })
  })

  it('throws what refused a page, after the records before it', async () => {
    const { client } = clientOf((request) => (request.query.skip ? refusal(403, 'AccessDenied') : counted(150)(request)))
    const found: Array<string> = []
    const error = await rejection(
      (async () => {
        for await (const { sys } of client.entry.iterate()) found.push(sys.id)
      })(),
    )
    expect(found).to.have.length(100)
    expect(error.name).to.equal('AccessDenied')
  })

  it('gives the error as the last item in the core', async () => {
    const { core } = clientOf((request) => (request.query.skip ? refusal(403, 'AccessDenied') : counted(101)(request)))
    const results: Array<string> = []
    for await (const result of core.entry.iterate({ spaceId: 'sp', environmentId: 'env' })) results.push(result._tag)
    expect(results).to.deep.equal([...Array(100).fill('Right'), 'Left'])
  })

  it('is named after the list it walks', () => {
    const { client } = clientOf(counted(0))
    expect(client.entry).to.include.keys('iterate', 'iterateWithCursor', 'iteratePublished')
    expect(client.snapshot).to.include.keys('iterateForEntry', 'iterateForContentType')
    expect(client.releaseAction).to.include.keys('iterate', 'iterateForRelease')
    expect(client.release.asset).to.include.keys('iterate')
  })
})

describe('fetchAll and asIterator', () => {
  it('take any list operation', async () => {
    const { client } = clientOf(counted(250))
    const all = await fetchAll(client.tag.getMany, { query: { skip: 50 } })
    expect(all.map(({ sys }) => sys.id)).to.deep.equal(upTo(250).slice(50))
    expect(await ids(asIterator(client.entry.getMany, { query: {} }))).to.deep.equal(upTo(250))
  })

  it('follow tokens, too', async () => {
    const { client } = clientOf(walked(5))
    expect(await ids(asIterator(client.release.query, {}))).to.deep.equal(upTo(5))
    expect(await fetchAll(client.release.query, {})).to.have.length(5)
  })

  it('lose nothing when a page is smaller than it was asked to be', async () => {
    const { client } = clientOf(counted(25, 10))
    expect(await fetchAll(client.tag.getMany, { query: { limit: 100 } })).to.have.length(25)
  })

  it('refuse an answer that is no list', async () => {
    const error = await rejection(fetchAll(async () => ({ items: [] }), {}))
    expect(error.message).to.equal('The answer is no list that can be continued: it has neither "total" nor "pages".')
  })
})
