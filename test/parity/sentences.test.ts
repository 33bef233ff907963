import { expect } from 'chai'
import { createClient as officialDelivery } from 'contentful'
import { createClient as officialManagement } from 'contentful-management'
import { createClient as createDelivery, type DeliveryClient } from '../../adapters/promise/delivery/client.ts'
import type { ClientError } from '../../adapters/promise/error.ts'
import { createClient, type ManagementClient } from '../../adapters/promise/management.ts'
import { RestAdapter } from '../../adapters/promise/rest-adapter.ts'
import { always, answeringServers } from '../data/answering.ts'
import { environmentSys, inEnvironment, link, list, spaceSys } from './samples.ts'

const accessToken = 'CFPAT-a-token-that-nobody-may-see'
const clock = { now: () => Date.parse('2026-01-01T00:00:00Z'), sleep: async () => undefined }
const now = clock.now() / 1000

const rejection = async (promise: Promise<unknown>): Promise<ClientError & { readonly [own: string]: unknown }> => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error, 'it succeeded').to.be.instanceOf(Error)
  return error as ClientError & { readonly [own: string]: unknown }
}

describe('the rules and sentences of the client (specification, sections 5 and 8)', () => {
  const start = answeringServers()
  let management: (body: unknown, status?: number) => Promise<ManagementClient>
  let delivery: (body: unknown, status?: number) => Promise<DeliveryClient>
  before(() => {
    const options = { accessToken, insecure: true, retryLimit: 0, clock }
    management = async (body, status = 200) => createClient({ ...options, host: await start(always(status, body)) })
    delivery = async (body, status = 200) => createDelivery({ ...options, space: 'sp', host: await start(always(status, body)) })
  })

  it("An unknown entity or action: 'Unknown endpoint'", async () => {
    const adapter = new RestAdapter({ accessToken })
    expect((await rejection(adapter.makeRequest({ entityType: 'Elephant', action: 'get' }))).message).to.equal('Unknown endpoint')
    expect((await rejection(adapter.makeRequest({ entityType: 'Entry', action: 'feed' }))).message).to.equal('Unknown endpoint')
  })

  it("The management client requires an access token: 'Expected parameter accessToken'", () => {
    expect(() => createClient({ accessToken: '' })).to.throw(TypeError, 'Expected parameter accessToken')
  })

  it("The delivery client requires an access token: 'Expected parameter accessToken'", () => {
    expect(() => createDelivery({ accessToken: '', space: 'sp' })).to.throw(TypeError, 'Expected parameter accessToken')
  })

  it("The delivery client requires a space: 'Expected parameter space'", () => {
    expect(() => createDelivery({ accessToken, space: '' })).to.throw(TypeError, 'Expected parameter space')
  })

  it('Sync requires one of initial, nextSyncToken or nextPageToken', async () => {
    const { message } = await rejection((await delivery({})).sync({}))
    expect(message).to.equal('Please provide one of `initial`, `nextSyncToken` or `nextPageToken` parameters for syncing')
  })

  it('Sync with a content_type filter and a type other than Entry fails', async () => {
    const { message } = await rejection((await delivery({})).sync({ initial: true, content_type: 'article', type: 'Asset' }))
    expect(message).to.equal('When using the `content_type` filter your `type` parameter cannot be different from `Entry`.')
  })

  it('Sync with a content_type filter alone sets type Entry', async () => {
    const asked: Array<string> = []
    const host = await start((request, response) => {
      asked.push(request.url ?? '')
      response.end('{"items":[],"nextSyncUrl":"https://x/sync?sync_token=t"}')
    })
    const query = { initial: true, content_type: 'article' }
    await createDelivery({ accessToken, space: 'sp', host, insecure: true }).sync(query)
    expect(asked).to.deep.equal(['/spaces/sp/environments/master/sync?initial=true&content_type=article&type=Entry'])
    expect(query).to.deep.equal({ initial: true, content_type: 'article' })
  })

  for (const [rule, expiresAt, reason] of [
    ['must be numeric', '1' as unknown as number, 'only numeric values are allowed for timestamps, provided type was "string"'],
    ['must be a number', Number.NaN, 'only numeric values are allowed for timestamps, provided type was "number"'],
    ['must not be in the past', now - 1, `value (${now - 1}) cannot be in the past, current time was ${now}`],
    [
      'is at most 48 hours ahead',
      now + 172_801,
      `value (${now + 172_801}) cannot be further in the future than expected maximum (${now + 172_800})`,
    ],
  ] as const)
    it(`An asset-key expiresAt ${rule}: 'Invalid "expiresAt" provided', with the reason`, async () => {
      const message = `Invalid "expiresAt" provided, ${reason}`
      const error = await rejection((await delivery({})).createAssetKey(expiresAt))
      expect(error).to.include({ name: 'ValidationError', message })
      const other = await rejection((await management({})).assetKey.create(inEnvironment, { expiresAt }))
      expect(other).to.include({ name: 'ValidationError', message })
    })

  it('An asset-key expiresAt may be 48 hours ahead, and now', async () => {
    const client = await delivery({ policy: 'p', secret: 's' })
    expect(await client.createAssetKey(now + 172_800)).to.deep.equal({ policy: 'p', secret: 's' })
    expect(await client.createAssetKey(now)).to.deep.equal({ policy: 'p', secret: 's' })
  })

  it('Omit-and-delete of a field that does not exist names the field and the content type', async () => {
    const contentType = { sys: environmentSys('ContentType', 'article'), name: 'Article', fields: [] }
    const call = (await management({})).contentType.omitAndDeleteField as unknown as (
      ...args: ReadonlyArray<unknown>
    ) => Promise<unknown>
    const { message } = await rejection(call({ ...inEnvironment, contentTypeId: 'article' }, contentType, 'teaser'))
    expect(message).to.equal('Tried to omitAndDeleteField on a nonexistent field, teaser, on the content type Article.')
  })

  for (const [what, id, shown] of [
    ['with an empty id', '', ''],
    ['without an id', undefined as unknown as string, 'unknown'],
    ['that is not there', 'nowhere', 'nowhere'],
  ] as const)
    it(`Fetching an entry ${what}: 'The resource could not be found.' with details`, async () => {
      const error = await rejection((await delivery(list())).getEntry(id))
      expect(error.message).to.equal('The resource could not be found.')
      expect(error.sys).to.deep.equal({ type: 'Error', id: 'NotFound' })
      expect(error.details).to.deep.equal({ type: 'Entry', id: shown, environment: 'master', space: 'sp' })
    })

  it("Organization lookup failed: 'No organization was found with the ID {id}', status 404", async () => {
    const error = await rejection((await management(list())).organization.get({ organizationId: 'acme' }))
    expect(error.message).to.match(/^No organization was found with the ID acme/)
    expect(error).to.include({ status: 404 })
  })

  const action = (type: string, status: string) => ({
    action: 'publish',
    sys: { ...environmentSys(type, 'a1'), status, release: link('Release', 'r') },
  })
  for (const type of ['BulkAction', 'ReleaseAction']) {
    const wait = async (status: string) => {
      const client = await management(action(type, status))
      return type === 'BulkAction'
        ? client.bulkAction.publishAndWait(inEnvironment, { entities: { items: [] } })
        : client.release.publishAndWait({ ...inEnvironment, releaseId: 'r', version: 1 })
    }
    it(`A failed ${type}: '${type} failed to execute.', carrying the action`, async () => {
      const error = await rejection(wait('failed'))
      expect(error).to.include({ name: 'AsyncActionFailedError', message: `${type} failed to execute.` })
      expect(error.action).to.have.nested.property('sys.id', 'a1')
    })
    it(`A ${type} not finished in time: '${type} didn't finish processing within the expected timeframe.'`, async () => {
      const error = await rejection(wait('inProgress'))
      expect(error).to.include({
        name: 'AsyncActionProcessingError',
        message: `${type} didn't finish processing within the expected timeframe.`,
      })
    })
  }

  it("Asset processing time-out: 'Asset is taking longer then expected to process.'", async () => {
    const asset = {
      sys: environmentSys('Asset', 'a1'),
      fields: { title: {}, file: { 'nl-BE': { fileName: 'a', contentType: 'text/plain' } } },
    }
    const call = (await management(asset)).asset.processForLocale as unknown as (
      ...args: ReadonlyArray<unknown>
    ) => Promise<unknown>
    const error = await rejection(call(inEnvironment, asset, 'nl-BE'))
    expect(error).to.include({ name: 'AssetProcessingTimeout', message: 'Asset is taking longer then expected to process.' })
  })

  const refusals: ReadonlyArray<readonly [what: string, status: number, body: unknown]> = [
    [
      'with details',
      422,
      {
        sys: { type: 'Error', id: 'ValidationFailed' },
        message: 'Validation error',
        details: { errors: [{ name: 'taken' }] },
        requestId: 'r1',
      },
    ],
    ['without a message', 409, { sys: { type: 'Error', id: 'VersionMismatch' }, requestId: '' }],
    ['of an unknown kind', 404, { sys: { type: 'Error', id: 'Unknown' }, message: 'No.' }],
    ['that says nothing', 403, {}],
    [
      'without details',
      404,
      { sys: { type: 'Error', id: 'NotFound' }, message: 'The resource could not be found.', details: null, requestId: 'r2' },
    ],
  ]
  const told = (error: Error) => {
    const { request, ...rest } = JSON.parse(error.message) as {
      readonly request: { readonly headers: object; readonly [name: string]: unknown }
    }
    const { headers: _, ...shown } = request
    return { name: error.name, keys: Object.keys(JSON.parse(error.message) as object), ...rest, request: shown }
  }
  for (const [what, status, body] of refusals) {
    it(`A refusal ${what} is told as the official management client tells it`, async () => {
      const options = { accessToken, insecure: true, retryLimit: 0, host: await start(always(status, body)) }
      const at = { ...inEnvironment, entryId: 'e1' }
      const entry = { sys: { ...spaceSys('Entry', 'e1'), version: 1 }, fields: {} }
      const [theirs, ours] = [
        await rejection(officialManagement(options, { type: 'plain' }).entry.update(at, entry as never)),
        await rejection(createClient(options).entry.update(at, entry)),
      ]
      expect(told(ours)).to.deep.equal(told(theirs))
      expect(ours.message).not.to.contain(accessToken)
    })
    it(`A refusal ${what} is told as the official delivery client tells it`, async () => {
      const options = { accessToken, insecure: true, retryLimit: 0, host: await start(always(status, body)), space: 'sp' }
      const [theirs, ours] = [
        await rejection(officialDelivery(options).getEntries({ limit: 1 })),
        await rejection(createDelivery(options).getEntries({ limit: 1 })),
      ]
      expect(told(ours)).to.deep.equal(told(theirs))
      expect(ours.message).not.to.contain(accessToken)
    })
  }

  it('A secret that was sent is not told again', async () => {
    const client = await management({ sys: { type: 'Error', id: 'ValidationFailed' } }, 422)
    const signing = await rejection(client.webhook.upsertSigningSecret({ spaceId: 'sp' }, { value: 'a-secret-of-mine' }))
    const webhook = {
      name: 'w',
      url: 'https://x.test',
      topics: [],
      httpBasicPassword: 'a-secret-of-mine',
      headers: [{ key: 'a', value: 'a-secret-of-mine', secret: true }],
    }
    const basic = await rejection(client.webhook.create({ spaceId: 'sp' }, webhook))
    const jwt = await rejection(
      client.appAccessToken.create({ ...inEnvironment, appDefinitionId: 'a' }, { jwt: 'a-secret-of-mine' }),
    )
    for (const error of [signing, basic, jwt]) {
      expect(error.message).not.to.contain('a-secret-of-mine')
      expect(JSON.stringify(error.failure)).not.to.contain('a-secret-of-mine')
    }
  })
})
