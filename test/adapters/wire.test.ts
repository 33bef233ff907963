import { expect } from 'chai'
import { toClient } from '../../adapters/wire/client.ts'
import { nothing } from '../../adapters/wire/codecs.ts'
import { delivery } from '../../adapters/wire/delivery.ts'
import { decodeExportFile } from '../../adapters/wire/export-file.ts'
import { fromQueryString, joinLists, toQueryString } from '../../adapters/wire/query.ts'
import { router } from '../../adapters/wire/router.ts'
import { toServer } from '../../adapters/wire/server.ts'
import { fill } from '../../adapters/wire/template.ts'
import { get } from '../../adapters/wire/verbs.ts'
import { E, TE } from '../../domain/prelude.ts'
import type { Delivery } from '../../ports/platform/delivery.ts'
import { smallExport } from '../data/export.ts'
import { failure, success } from '../data/outcome.ts'

const page = { total: 1, skip: 0, limit: 100 }
const at = { spaceId: 'a b/ü', environmentId: 'master', query: { locale: 'nl-BE', skip: 0 } }

describe('the wire', () => {
  it('fills a path, and reads the parameters back', () => {
    const params = { spaceId: 'a b/ü', environmentId: 'x' }
    const path = '/spaces/{spaceId}/environments/{environmentId}/entries'
    expect(fill(path, params)).to.equal('/spaces/a%20b%2F%C3%BC/environments/x/entries')
    const find = router([[get(path, nothing), 'entries'] as const])
    const found = find('GET', fill(path, params))
    expect(found?.values).to.deep.equal(['a b/ü', 'x'])
    expect(found?.routes[0]?.names).to.deep.equal(['spaceId', 'environmentId'])
    expect(find('GET', '/spaces/a/entries')).to.equal(undefined)
    expect(find('PUT', fill(path, params))).to.equal(undefined)
  })

  it('numbers lists, nests objects, leaves out what is undefined, and empties null', () => {
    expect(toQueryString({ 'sys.id[in]': ['a', 'b'], sys: { id: 'x' }, limit: 3, skip: undefined, q: null })).to.equal(
      '?sys.id%5Bin%5D%5B0%5D=a&sys.id%5Bin%5D%5B1%5D=b&sys%5Bid%5D=x&limit=3&q=',
    )
    expect(toQueryString({})).to.equal('')
  })

  it('joins lists with commas for the delivery API, and reads a query back', () => {
    expect(joinLists({ 'sys.id[in]': ['a', 'b'], limit: 3 })).to.deep.equal({ 'sys.id[in]': 'a,b', limit: 3 })
    expect(fromQueryString('?limit=3&sys.id%5Bin%5D=a%2Cb')).to.deep.equal({ limit: '3', 'sys.id[in]': 'a,b' })
  })

  it('changes nothing between a client and the server of the same table', async () => {
    const calls: Array<unknown> = []
    const items = [{ sys: { id: 'one', type: 'Entry' }, fields: { title: 'Één' } }]
    const answering = (result: unknown) => (where: unknown) => {
      calls.push(where)
      return TE.right(result)
    }
    const implementation = {
      getEntries: answering({ ...page, items }),
      getAssets: answering({ ...page, items: [] }),
      getLocales: () =>
        TE.left({
          _tag: 'Refused',
          call: 'GET /spaces/a%20b%2F%C3%BC/environments/master/locales',
          status: 403,
          name: 'AccessDenied',
          message: 'No.',
        }),
    } as unknown as Delivery
    const client: Delivery = toClient(toServer(delivery, implementation))(delivery)
    expect(await success(client.getEntries(at))).to.deep.equal({ ...page, items })
    expect(calls).to.deep.equal([at])
    expect(await failure(client.getLocales(at))).to.deep.equal(await failure(implementation.getLocales(at)))
  })

  it('answers 404 to a path that is in no table', async () => {
    const response = await success(
      toServer(delivery, {} as Delivery)({ method: 'GET', path: '/x', query: {}, headers: {}, body: undefined }),
    )
    expect(response).to.deep.include({ status: 404 })
  })
})

describe('an export file', () => {
  it('may lack any part, and have parts of a newer tool', () => {
    const read = decodeExportFile({ entries: [], designTokens: [] })
    expect(E.isRight(read) && read.right.locales).to.deep.equal([])
  })

  it('may have entries without fields, as the platform leaves empty ones out', () => {
    const read = decodeExportFile({ entries: [{ sys: { id: 'a', type: 'Entry' } }] })
    expect(E.isRight(read) && read.right.entries[0]?.fields).to.deep.equal({})
  })

  for (const [json, reason] of [
    [[], 'the body: expected export file, found []'],
    ['text', 'the body: expected export file, found "text"'],
    [{ entries: {} }, 'entries: expected ReadonlyArray<entry>, found {}'],
    [{ entries: [{ sys: { id: 'a', type: 'Entry', version: '2' } }] }, 'entries.0.sys.version: expected number, found "2"'],
    [{ locales: [{ code: 'nl' }] }, 'locales.0.name: expected string, found nothing'],
  ] as const)
    it(`is not ${JSON.stringify(json)}`, () => {
      const read = decodeExportFile(json)
      expect(E.isLeft(read) && read.left[0]).to.equal(reason)
    })

  it('is what the small website is', () => expect(E.isRight(decodeExportFile(smallExport()))).to.equal(true))
})
