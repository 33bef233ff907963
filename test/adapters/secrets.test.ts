import { Readable } from 'node:stream'
import { expect } from 'chai'
import fc from 'fast-check'
import { createClient as createDelivery } from '../../adapters/promise/delivery/client.ts'
import { createClient } from '../../adapters/promise/management.ts'

/** Ways in which a request ends, each as unlucky as it can be for a token. */
const endings: { readonly [ending: string]: (token: string, headers: object) => Promise<Response> } = {
  refused: async () => new Response('{"sys":{"type":"Error","id":"AccessDenied"},"message":"No."}', { status: 403 }),
  down: async () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
  busy: async () => new Response('{}', { status: 429, headers: { 'x-contentful-ratelimit-reset': '0' } }),
  unreadable: async () => new Response('<h1>Sign in</h1>'),
  'too much': async () => new Response('x'.repeat(5000)),
  'an error that quotes the token': async (token) => {
    throw new TypeError(`Bearer ${token} is not a legal HTTP header value`)
  },
  'an error with a cause that quotes the headers': async (_, headers) => {
    throw Object.assign(new TypeError('fetch failed'), { cause: new Error(JSON.stringify(headers)) })
  },
}

const tokens = fc.stringMatching(/^[A-Za-z0-9_-]{20,60}$/)

describe('a token', () => {
  for (const [ending, respond] of Object.entries(endings))
    it(`appears in no message, hook or log when the answer is: ${ending}`, () =>
      fc.assert(
        fc.asyncProperty(tokens, fc.boolean(), async (token, renewed) => {
          const told: Array<unknown> = []
          const tell = (...all: ReadonlyArray<unknown>) => void told.push(...all)
          const options = {
            accessToken: renewed ? async () => token : token,
            fetch: async (_: unknown, init?: RequestInit) => respond(token, init?.headers ?? {}),
            maxContentLength: 1000,
            retryLimit: 2,
            clock: { now: () => 0, sleep: async () => undefined },
            requestLogger: tell,
            onBeforeRequest: async (request: unknown) => tell(request),
            responseLogger: tell,
            onError: tell,
            logHandler: tell,
            headers: { 'x-contentful-resource-resolution': token },
          }
          const calls = [
            () => createClient(options).raw.get('/organizations', { params: { access_token: token } }),
            () => createClient(options).entry.get({ spaceId: 'sp', environmentId: 'e', entryId: 'one' }),
            () => createDelivery({ ...options, space: 'sp' }).getEntries(),
          ]
          for (const call of calls) {
            const error = await call().catch((reason: unknown) => reason)
            told.push(error)
            if (error instanceof Error) told.push(error.name, error.message, error.stack, Object.entries(error))
            told.push((error as { readonly failure?: unknown })?.failure)
          }
          expect(told.length).to.be.greaterThan(10)
          expect(told.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join('\n')).not.to.contain(token)
        }),
        { numRuns: 15 },
      ))

  it('is known by its end when it is long, and not at all when it is short', async () => {
    const shownOf = async (accessToken: string) => {
      const fetch = async () => new Response('{}', { status: 403 })
      const error = await createClient({ accessToken, fetch })
        .organization.getAll()
        .catch((reason: Error) => reason)
      return JSON.parse((error as Error).message).request.headers.authorization
    }
    expect(await shownOf('0123456789abcdef')).to.equal('Bearer ...bcdef')
    expect(await shownOf('0123456789abcde')).to.equal('Bearer ...')
  })
})

describe('a secret in a payload', () => {
  const payloadOf = async (path: string, payload: unknown) => {
    const fetch = async () => new Response('{}', { status: 422 })
    const error = await createClient({ accessToken: 'a-token-of-some-length', fetch })
      .raw.post(path, payload)
      .catch((reason: Error) => reason)
    return JSON.parse((error as Error).message).request.payloadData as string
  }

  for (const member of ['httpBasicPassword', 'secret', 'jwt', 'token', 'accessToken'])
    it(`is not shown: ${member}, however deep`, async () => {
      const shown = await payloadOf('/a', { name: 'w', deep: [{ [member]: 'hush', kept: 1 }] })
      expect(JSON.parse(shown)).to.deep.equal({ name: 'w', deep: [{ [member]: '...', kept: 1 }] })
      expect(await payloadOf('/a', { [member]: { inner: 'hush' } })).not.to.contain('hush')
    })

  it('is not shown when the payload is JSON text', async () =>
    expect(await payloadOf('/a', '{"jwt":"hu\\"sh","name":"w"}')).not.to.match(/hu|sh/))

  it('is not shown as a header of a webhook that is marked as secret', async () => {
    const headers = [
      { key: 'Authorization', value: 'hush', secret: true },
      { key: 'x-open', value: 'open', secret: false },
    ]
    expect(JSON.parse(await payloadOf('/a', { headers }))).to.deep.equal({
      headers: [{ ...headers[0], value: '...' }, headers[1]],
    })
  })

  it('is the whole payload of a signing secret', async () =>
    expect(await payloadOf('/organizations/o/app_definitions/a/signing_secret', { value: 'hush' })).to.equal('...'))

  it('could be anywhere in a file, which is not shown', async () => {
    const fetch = async () => new Response('{"sys":{"type":"Error","id":"Down"}}', { status: 500 })
    const client = createClient({ accessToken: 'a-token-of-some-length', retryLimit: 0, fetch })
    for (const file of [new TextEncoder().encode('hush'), new Blob(['hush']).stream(), Readable.from([Buffer.from('hush')])]) {
      const error = await client.upload.create({ spaceId: 'sp' }, { file: file as Uint8Array }).catch((reason: Error) => reason)
      expect(error).to.include({ name: 'Down' })
      expect(JSON.parse((error as Error).message).request.payloadData).to.equal('bytes')
    }
  })

  it('leaves the rest as it was sent', async () =>
    expect(await payloadOf('/a', { fields: { title: { nl: 'é "x"' } } })).to.equal('{"fields":{"title":{"nl":"é \\"x\\""}}}'))
})

describe('a secret in an answer', () => {
  it('is not shown when the answer breaks the contract', async () => {
    const fetch = async () => new Response('[{"token":"hush"},{"secret":"hush"}]')
    const error = await createClient({ accessToken: 'a-token-of-some-length', fetch })
      .appAccessToken.create({ spaceId: 'sp', environmentId: 'e', appDefinitionId: 'a' }, { jwt: 'hush' })
      .catch((reason: Error) => reason)
    expect((error as Error).message).to.contain('found [{"token":"..."}')
    expect((error as Error).message).not.to.contain('hush')
  })
})
