import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { version } from '../../adapters/http/version.ts'
import { createClient as createDelivery } from '../../adapters/promise/delivery/client.ts'
import { createClient, type ManagementOptions } from '../../adapters/promise/management.ts'

const accessToken = 'CFPAT-a-token-that-nobody-may-see'

/** A network without wires, and what went through it. */
const network = () => {
  const sent: Array<{ readonly url: string; readonly headers: { readonly [name: string]: string } }> = []
  const wire: typeof fetch = async (input, init) => {
    sent.push({ url: String(input), headers: init?.headers as { readonly [name: string]: string } })
    return new Response('{"total":0,"skip":0,"limit":25,"items":[]}')
  }
  return { sent, fetch: wire }
}

const sentBy = async (options: Partial<ManagementOptions>) => {
  const { sent, fetch } = network()
  await createClient({ accessToken, fetch, ...options }).organization.getAll()
  return { url: sent[0]?.url, headers: sent[0]?.headers ?? {} }
}

describe('a host', () => {
  for (const [options, url] of [
    [{}, 'https://api.contentful.com/organizations'],
    [{ host: 'api.eu.contentful.com' }, 'https://api.eu.contentful.com/organizations'],
    [{ host: '127.0.0.1:5000', insecure: true }, 'http://127.0.0.1:5000/organizations'],
    [{ host: '[::1]:5000', insecure: true }, 'http://[::1]:5000/organizations'],
    [{ basePath: 'platform/' }, 'https://api.contentful.com/platform/organizations'],
    [{ baseURL: 'http://proxy.example/platform/spaces/sp/' }, 'http://proxy.example/platform/organizations'],
  ] as const)
    it(`of ${JSON.stringify(options)} is asked at ${url}`, async () => expect((await sentBy(options)).url).to.equal(url))

  for (const host of [
    '',
    ' ',
    'https://api.contentful.com',
    'api.contentful.com/',
    'api contentful.com',
    'me@example.com',
    '-',
    'localhost:99999',
  ])
    it(`"${host}" is refused, never replaced by the usual one`, () => {
      expect(() => createClient({ accessToken, host })).to.throw(TypeError, `"${host}" is no host. Give a name such as`)
      expect(() => createClient({ accessToken, hostUpload: host })).to.throw(TypeError, 'is no host')
      expect(() => createDelivery({ accessToken, space: 'sp', host })).to.throw(TypeError, 'is no host')
    })

  it('without a scheme is no base URL', () =>
    expect(() => createClient({ accessToken, baseURL: 'api.contentful.com' })).to.throw(TypeError, 'is no base URL'))
})

describe('an option', () => {
  for (const option of ['adapter', 'apiAdapter', 'proxy', 'rawProxy'])
    it(`"${option}" of the official clients is refused with what to use instead`, () =>
      expect(() => createClient({ accessToken, [option]: {} } as ManagementOptions)).to.throw(
        TypeError,
        new RegExp(`^The option ${option} is not taken here\\. Use fetch`),
      ))

  it('"httpAgent" and "fetchOptions" reach fetch', async () => {
    let seen: object = {}
    const fetch: typeof globalThis.fetch = async (_, init) => {
      seen = { ...init }
      return new Response('{"total":0,"skip":0,"limit":25,"items":[]}')
    }
    const httpAgent = { keepAlive: true }
    const options = { accessToken, host: 'localhost', insecure: true, fetch, httpAgent, fetchOptions: { cache: 'no-store' } }
    await createClient(options).organization.getAll()
    expect(seen).to.include({ agent: httpAgent, cache: 'no-store' })
  })
})

describe('the time of an attempt', () => {
  const slow: typeof fetch = (_, init) =>
    new Promise((resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted')), { once: true })
      setTimeout(() => resolve(new Response('{"total":0,"skip":0,"limit":25,"items":[]}')), 20)
    })
  for (const timeout of [0, Number.POSITIVE_INFINITY])
    it(`is not limited by ${timeout}`, async () =>
      expect(await createClient({ accessToken, fetch: slow, timeout, retryLimit: 0 }).organization.getAll()).to.include({
        total: 0,
      }))

  it('is limited by a few milliseconds', async () => {
    const error = await createClient({ accessToken, fetch: slow, timeout: 2, retryLimit: 0 })
      .organization.getAll()
      .catch((reason: unknown) => reason)
    expect(error).to.have.nested.property('failure.reason', 'it took too long')
  })
})

describe('what cannot be sent', () => {
  const refused = async (options: Partial<ManagementOptions>, payload: unknown = {}) => {
    const { sent, fetch } = network()
    const waits: Array<number> = []
    const clock = { now: () => 0, sleep: async (milliseconds: number) => void waits.push(milliseconds) }
    const error = await createClient({ accessToken, fetch, clock, ...options })
      .raw.post('/a', payload)
      .catch((reason: unknown) => reason)
    expect([sent, waits], 'it was attempted').to.deep.equal([[], []])
    return error
  }

  for (const [what, options, header] of [
    ['a header with a line end', { headers: { 'x-mine': 'hush\n' } }, 'x-mine'],
    ['a header with a letter beyond Latin', { headers: { 'x-mine': 'hush€' } }, 'x-mine'],
    ['a renewed token with a line end', { accessToken: async () => 'hush\n' }, 'authorization'],
  ] as const)
    it(`is refused at once, without its value: ${what}`, async () => {
      const { message } = (await refused(options)) as Error
      expect(message).to.equal(`The header ${header} has a line end or a letter that no header can carry.`)
    })

  it('is refused at once: a payload that contains itself', async () => {
    const payload: { self?: unknown } = {}
    payload.self = payload
    expect(await refused({}, payload)).to.have.nested.property('failure._tag', 'Invalid')
  })
})

describe('the headers', () => {
  it('name the version of the package', () =>
    expect(JSON.parse(readFileSync('package.json', 'utf8'))).to.have.property('version', version))

  it('name the client, the application and the machine in the notation of the platform', async () => {
    const { headers } = await sentBy({ application: 'shop/1.0', integration: 'cart/2', feature: 'sale' })
    const { node } = process.versions
    expect(headers['x-contentful-user-agent']).to.match(
      new RegExp(
        `^app shop/1\\.0; integration cart/2; feature sale; sdk kade-management/${version}; platform node\\.js/${node}; os \\w+/${node};$`,
      ),
    )
  })

  it('cannot be broken out of by the name of an application', async () =>
    expect((await sentBy({ application: 'shop\r\nx-evil: 1' })).headers['x-contentful-user-agent']).not.to.match(/[\r\n]/))

  it('can be sent, whatever letters the name of an application has', async () =>
    expect((await sentBy({ application: 'café €' })).headers['x-contentful-user-agent']).to.match(/^app caf {3}; sdk/))

  it('of the management API may be added to and replaced, in any case', async () => {
    const { headers } = await sentBy({ headers: { 'X-Mine': '1', 'Content-Type': 'application/json' } })
    expect(headers).to.include({ 'x-mine': '1', 'content-type': 'application/json' })
  })

  it('of the delivery API may be added to, but say what they must', async () => {
    const { sent, fetch } = network()
    const headers = { 'X-Mine': '1', 'Content-Type': 'text/plain', 'X-Contentful-User-Agent': 'me' }
    await createDelivery({ accessToken, space: 'sp', fetch, headers }).getEntries()
    expect(sent[0]?.headers).to.include({ 'x-mine': '1', 'content-type': 'application/vnd.contentful.delivery.v1+json' })
    expect(sent[0]?.headers['x-contentful-user-agent']).to.match(/^sdk kade-delivery\//)
  })
})

describe('an access token', () => {
  it('that is a function is asked for with every attempt', async () => {
    const tokens: Array<string | null> = []
    let asked = 0
    await createClient({
      accessToken: async () => `token-${++asked}`,
      clock: { now: () => 0, sleep: async () => undefined },
      fetch: async (_, init) => {
        tokens.push(new Headers(init?.headers).get('authorization'))
        return new Response('{"total":0,"skip":0,"limit":25,"items":[]}', { status: tokens.length < 3 ? 503 : 200 })
      },
    }).organization.getAll()
    expect(tokens).to.deep.equal(['Bearer token-1', 'Bearer token-2', 'Bearer token-3'])
  })

  it('that is a function shares its limit with no other function', async () => {
    const busy = new Response('{}', { status: 429, headers: { 'x-contentful-ratelimit-reset': '60' } })
    const waits: Array<number> = []
    const clock = { now: () => 0, sleep: async (milliseconds: number) => void waits.push(milliseconds) }
    const of = (fetch: typeof globalThis.fetch) =>
      createClient({ accessToken: async () => 'a-token', fetch, clock, retryLimit: 0 }).organization.getAll()
    await of(async () => busy).catch(() => undefined)
    await of(network().fetch)
    expect(waits).to.deep.equal([])
  })

  it('that never comes is waited for as long as for an answer', async () => {
    const forever = () => new Promise<string>(() => undefined)
    const client = createClient({ accessToken: forever, timeout: 50, retryLimit: 0, fetch: network().fetch })
    const error = await client.organization.getAll().catch((reason: unknown) => reason)
    expect(error).to.have.nested.property('failure.reason', 'it took too long')
  })

  for (const wrong of [`${accessToken}\n`, ` ${accessToken}`, `${accessToken}é`])
    it(`${JSON.stringify(wrong.replace(accessToken, '…'))} cannot be sent, and is refused without being shown`, () => {
      expect(() => createClient({ accessToken: wrong }))
        .to.throw(TypeError, 'accessToken')
        .not.to.match(/nobody/)
    })
})
