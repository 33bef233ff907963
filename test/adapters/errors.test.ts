import { expect } from 'chai'
import { createClient as createDelivery, type DeliveryOptions } from '../../adapters/promise/delivery/client.ts'
import { createClient, type ManagementOptions } from '../../adapters/promise/management.ts'
import { RestAdapter } from '../../adapters/promise/rest-adapter.ts'

type Rejection = Error & { readonly [name: string]: unknown }
type Answer = { readonly status?: number; readonly body?: unknown }
type Network = (method: string, url: URL, body: string) => Answer

const rejection = (promise: Promise<unknown>): Promise<Rejection> =>
  promise.then(
    () => expect.fail('It was fulfilled.'),
    (error) => error,
  )

/** Seconds since 1970 at which these tests take place; time passes only while one sleeps. */
const today = 1_700_000_000
const clockOfToday = () => {
  let now = today * 1000
  return {
    now: () => now,
    sleep: async (milliseconds: number) => {
      now += milliseconds
    },
  }
}

/** The network is a function; `asked` is what was sent. */
const network = (answer: Network = () => ({})) => {
  const asked: Array<string> = []
  const fetcher: typeof fetch = async (input, init) => {
    const url = new URL(String(input))
    asked.push(`${init?.method} ${url.pathname}${url.search}`)
    const { status = 200, body = {} } = answer(init?.method ?? '', url, String(init?.body ?? ''))
    return new Response(JSON.stringify(body), { status })
  }
  return { asked, options: { accessToken: 'a-token-of-some-length', fetch: fetcher, clock: clockOfToday() } }
}

const management = (answer?: Network) => {
  const { asked, options } = network(answer)
  return { asked, client: createClient(options, { defaults: { spaceId: 'sp', environmentId: 'env' } }) }
}
const delivery = (answer?: Network) => {
  const { asked, options } = network(answer)
  return { asked, client: createDelivery({ ...options, space: 'sp' }) }
}

const bulkAction = (status: string) => ({ action: 'publish', sys: { id: 'b1', type: 'BulkAction', status } })
const releaseAction = (status: string) => ({ action: 'publish', sys: { id: 'a1', type: 'ReleaseAction', status } })
const entities = { entities: { items: [] } }
const asset = { sys: { id: 'as', type: 'Asset', version: 1 }, fields: { file: { nl: { fileName: 'a.png' } } } }

describe('the errors of section 8 say', () => {
  it("'Unknown endpoint' to an unknown entity or action", async () => {
    const adapter = new RestAdapter(network().options)
    for (const asked of [
      { entityType: 'Nothing', action: 'get' },
      { entityType: 'Entry', action: 'dance' },
    ]) {
      const error = await rejection(adapter.makeRequest(asked))
      expect(error).to.include({ name: 'Error', message: 'Unknown endpoint' })
    }
  })

  it("'Expected parameter accessToken' to a management client without one", () =>
    expect(() => createClient({} as ManagementOptions)).to.throw(TypeError, /^Expected parameter accessToken$/))

  it("'Expected parameter accessToken' to a delivery client without one", () =>
    expect(() => createDelivery({ space: 'sp' } as DeliveryOptions)).to.throw(TypeError, /^Expected parameter accessToken$/))

  it("'Expected parameter space' to a delivery client without one", () =>
    expect(() => createDelivery({ accessToken: 'a' } as DeliveryOptions)).to.throw(TypeError, /^Expected parameter space$/))

  it("'Please provide one of `initial`, `nextSyncToken` or `nextPageToken` parameters for syncing'", async () => {
    const { client, asked } = delivery()
    const error = await rejection(client.sync({}))
    expect(error.message).to.equal('Please provide one of `initial`, `nextSyncToken` or `nextPageToken` parameters for syncing')
    expect(asked).to.deep.equal([])
  })

  it("'When using the `content_type` filter your `type` parameter cannot be different from `Entry`.'", async () => {
    const { client, asked } = delivery()
    const error = await rejection(client.sync({ initial: true, content_type: 'page', type: 'Asset' }))
    expect(error.message).to.equal('When using the `content_type` filter your `type` parameter cannot be different from `Entry`.')
    expect(asked).to.deep.equal([])
  })

  for (const [expiresAt, reason] of [
    ['soon', 'only numeric values are allowed for timestamps, provided type was "string"'],
    [today - 1, `value (${today - 1}) cannot be in the past, current time was ${today}`],
    [today + 172_801, `value (${today + 172_801}) cannot be further in the future than expected maximum (${today + 172_800})`],
  ] as ReadonlyArray<readonly [number, string]>)
    it(`'Invalid "expiresAt" provided, ${reason}'`, async () => {
      const [manager, reader] = [management(), delivery()]
      for (const asking of [manager.client.assetKey.create({}, { expiresAt }), reader.client.createAssetKey(expiresAt)]) {
        const error = await rejection(asking)
        expect(error).to.include({ name: 'ValidationError', message: `Invalid "expiresAt" provided, ${reason}` })
      }
      expect([...manager.asked, ...reader.asked]).to.deep.equal([])
    })

  it("'The resource could not be found.' with type, id, environment and space", async () => {
    const { client } = delivery(() => ({ body: { total: 0, skip: 0, limit: 1, items: [] } }))
    const error = await rejection(client.getEntry('gone'))
    expect(error).to.include({ name: 'Error', message: 'The resource could not be found.' })
    expect(error.sys).to.deep.equal({ type: 'Error', id: 'NotFound' })
    expect(error.details).to.deep.equal({ type: 'Entry', id: 'gone', environment: 'master', space: 'sp' })
  })

  it("'No organization was found with the ID {id}', with status 404", async () => {
    const { client, asked } = management(() => ({ body: { total: 0, skip: 0, limit: 100, items: [] } }))
    const error = await rejection(client.organization.get({ organizationId: 'o1' }))
    expect(error.message).to.match(/^No organization was found with the ID o1( |$)/)
    expect(error).to.include({ status: 404, statusText: 'Not Found' })
    expect(asked).to.deep.equal(['GET /organizations?limit=100'])
  })

  for (const [type, action, start] of [
    ['BulkAction', bulkAction, (client) => client.bulkAction.publishAndWait({}, entities)],
    ['ReleaseAction', releaseAction, (client) => client.release.publishAndWait({ releaseId: 'r1', version: 1 })],
  ] as ReadonlyArray<
    readonly [string, typeof bulkAction, (client: ReturnType<typeof management>['client']) => Promise<unknown>]
  >) {
    it(`'${type} failed to execute.' and carry the action`, async () => {
      const { client } = management((method) => ({ body: action(method === 'GET' ? 'failed' : 'created') }))
      const error = await rejection(start(client))
      expect(error.message).to.equal(`${type} failed to execute.`)
      expect(error.action).to.deep.equal(action('failed'))
    })

    it(`"${type} didn't finish processing within the expected timeframe."`, async () => {
      const { client } = management(() => ({ body: action('inProgress') }))
      const error = await rejection(start(client))
      expect(error.message).to.equal(`${type} didn't finish processing within the expected timeframe.`)
    })
  }

  it("'Asset is taking longer then expected to process.'", async () => {
    const { client, asked } = management((method) => (method === 'GET' ? { body: asset } : { status: 204, body: undefined }))
    const error = await rejection(client.asset.processForLocale({ asset, locale: 'nl' }))
    expect(error).to.include({ name: 'AssetProcessingTimeout', message: 'Asset is taking longer then expected to process.' })
    expect(asked.filter((call) => call.startsWith('GET'))).to.have.length(11)
  })
})
