import { expect } from 'chai'
import { createClient } from '../../adapters/promise/management.ts'
import { fakeClock } from './platform.ts'

type Answer = (method: string, url: URL) => { readonly status?: number; readonly body: object }

/** The client that users create, over a network that is a function. */
const connected = (answer: Answer) => {
  const { clock, waits } = fakeClock()
  const asked: Array<string> = []
  const client = createClient(
    {
      accessToken: 'CFPAT-token-of-a-test',
      clock,
      fetch: async (input, init) => {
        const url = new URL(String(input))
        asked.push(`${init?.method} ${url.search}`)
        const { status = 200, body } = answer(init?.method ?? 'GET', url)
        return new Response(JSON.stringify(body), { status })
      },
    },
    { defaults: { spaceId: 'sp', environmentId: 'env' } },
  )
  return { client, asked, waits }
}

describe('the conveniences of the management client', () => {
  it('walk a list whose pages the platform finds too big', async () => {
    const { client } = connected((_, url) => {
      const [skip, limit] = ['skip', 'limit'].map((name) => Number(url.searchParams.get(name) ?? 0)) as [number, number]
      if (limit > 15)
        return { status: 400, body: { sys: { type: 'Error', id: 'BadRequest' }, message: 'Response size too big.' } }
      const items = Array.from({ length: Math.min(limit, 40 - skip) }, (_, index) => ({
        fields: {},
        sys: { id: `e${skip + index}`, type: 'Entry' },
      }))
      return { body: { total: 40, skip, limit, items } }
    })
    const found: Array<string> = []
    for await (const { sys } of client.entry.iterate({ query: { limit: 100 } })) found.push(sys.id)
    expect(found).to.deep.equal(Array.from({ length: 40 }, (_, index) => `e${index}`))
  })

  it('wait by the clock of the client', async () => {
    const action = (status: string) => ({ body: { action: 'publish', sys: { id: 'b', type: 'BulkAction', status } } })
    const { client, waits } = connected((method) => action(method === 'POST' ? 'created' : 'succeeded'))
    await client.bulkAction.publishAndWait({}, { entities: { items: [] } })
    expect(waits).to.include(1000)
  })

  it('end a wait when the caller aborts it', async () => {
    const abort = new AbortController()
    const { client } = connected(() => {
      abort.abort()
      return { body: { action: 'publish', sys: { id: 'b', type: 'BulkAction', status: 'created' } } }
    })
    const error = await client.bulkAction
      .publishAndWait({ signal: abort.signal }, { entities: { items: [] } })
      .catch((reason: Error) => reason)
    expect(error).to.include({ name: 'AbortError' })
  })

  it('show a stale version as the platform refuses it, without the token', async () => {
    let version = 1
    const { client } = connected((method) =>
      method === 'GET'
        ? { body: { fields: {}, sys: { id: 'e1', type: 'Entry', version: version++ } } }
        : { status: 409, body: { sys: { type: 'Error', id: 'VersionMismatch' } } },
    )
    const error = await client.entry
      .modify({ entryId: 'e1', tries: 1 }, ({ fields }) => ({ fields }))
      .catch((reason: Error) => reason)
    expect(error).to.include({ name: 'VersionMismatch' })
    expect(JSON.parse((error as Error).message)).to.deep.include({ details: { sent: 1, current: 2, tries: 1 } })
    expect((error as Error).message).to.not.include('CFPAT-token-of-a-test')
  })
})
