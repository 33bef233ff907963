import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'chai'
import { httpSend } from '../../adapters/emulator/webhooks/send.ts'
import { verifyRequest } from '../../adapters/signatures/request.ts'
import { master, seed, withPlatform } from './client.ts'

type Received = {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}
type Reply = (response: ServerResponse, attempt: number) => void

/** A receiver for each test: it keeps what came and answers 200, or as it is told. */
const withReceiver = () => {
  let received: Array<Received> = []
  let reply: Reply = (response) => response.end('ok')
  const server = createServer(async (request, response) => {
    const chunks: Array<Buffer> = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    const { method = '', url: path = '', headers } = request
    received.push({ method, path, headers, body: Buffer.concat(chunks).toString() })
    reply(response, received.length)
  })
  before((done) => void server.listen(0, '127.0.0.1', () => done()))
  after((done) => {
    server.closeAllConnections()
    server.close(() => done())
  })
  beforeEach(() => {
    received = []
    reply = (response) => response.end('ok')
  })
  return {
    url: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received: () => received,
    replying: (next: Reply) => {
      reply = next
    },
  }
}

const hooks = '/spaces/local/webhook_definitions'

describe('webhooks over HTTP', () => {
  const { platform, ask } = withPlatform({ webhookDelays: [1, 1] })
  const { url, received, replying } = withReceiver()
  const hook = async (more: object = {}) =>
    (await ask('PUT', `${hooks}/w`, { name: 'Hook', url: url(), topics: ['Entry.publish'], ...more })).body

  it('are called with what was published', async () => {
    await hook()
    await seed(ask, 'a')
    await platform().settled()
    const [{ method, path, headers, body } = {} as Received, ...others] = received()
    expect([method, path, others]).to.deep.equal(['POST', '/hook', []])
    expect(headers).to.include({
      'content-type': 'application/vnd.contentful.management.v1+json',
      'x-contentful-topic': 'ContentManagement.Entry.publish',
      'x-contentful-webhook-name': 'Hook',
      'transfer-encoding': 'chunked',
    })
    const { sys, fields } = JSON.parse(body)
    expect(sys).to.include({ type: 'Entry', id: 'a', revision: 1 })
    expect(fields).to.deep.equal({ title: { 'en-US': 'a' } })
  })

  it('are signed so that our own verifier knows them, body or no body', async () => {
    const value = 'aB3+/=_-'.repeat(8)
    expect((await ask('PUT', '/spaces/local/webhook_settings/signing_secret', { value })).status).to.equal(201)
    expect((await ask('PUT', '/spaces/local/webhook_settings/signing_secret', { value })).status).to.equal(200)
    await hook({ url: `${url()}?a=b c&d=é`, headers: [{ key: 'X-Own', value: 'ünd' }] })
    await ask('PUT', `${hooks}/get`, {
      name: 'Get',
      url: `${url()}/{ /payload/sys/id }`,
      topics: ['*.publish'],
      transformation: { method: 'GET' },
    })
    await seed(ask, 'a')
    await platform().settled()
    expect(
      received()
        .map(({ method }) => method)
        .sort(),
    ).to.deep.equal(['GET', 'GET', 'POST'])
    for (const request of received()) {
      expect(await verifyRequest(value, request)).to.include({ verified: true })
      expect(await verifyRequest(value, { ...request, body: `${request.body} ` })).to.include({ verified: false })
    }
  })

  it('tell the length of the body where they are told to', async () => {
    await hook({
      transformation: { includeContentLength: true, contentType: 'application/json', body: { é: '{ /payload/sys/id }' } },
    })
    await seed(ask, 'a')
    await platform().settled()
    expect(received()[0]).to.include({ body: '{"é":"a"}' })
    expect(received()[0]?.headers)
      .to.include({ 'content-length': '10', 'content-type': 'application/json' })
      .and.not.have.property('transfer-encoding')
  })

  it('are called again after a 503, and the log shows both calls', async () => {
    replying((response, attempt) =>
      response.writeHead(attempt === 1 ? 503 : 200, { 'x-from': 'receiver' }).end(`answer ${attempt}`),
    )
    await hook({ headers: [{ key: 'X-Secret', value: 'hidden', secret: true }] })
    await seed(ask, 'a')
    await platform().settled()
    expect(received().map(({ headers }) => headers['x-secret'])).to.deep.equal(['hidden', 'hidden'])
    const calls = await ask('GET', '/spaces/local/webhooks/w/calls')
    expect(calls.body.items.map((call: { statusCode: number }) => call.statusCode)).to.deep.equal([200, 503])
    const details = await ask('GET', `/spaces/local/webhooks/w/calls/${calls.body.items[1].sys.id}`)
    expect(details.body.sys.space.sys.id).to.equal('local')
    expect(details.body.request).to.include({ method: 'POST', url: url() })
    expect(details.body.response).to.include({ statusCode: 503, body: 'answer 1' })
    expect(details.body.response.headers).to.include({ 'x-from': 'receiver' })
    expect(JSON.stringify(details.body)).to.not.include('hidden')
    expect((await ask('GET', '/spaces/local/webhooks/w/health')).body.calls).to.deep.equal({ total: 2, healthy: 1 })
  })

  it('that nobody answers fail no write', async () => {
    await hook({ url: 'http://127.0.0.1:1/' })
    await seed(ask, 'a')
    expect((await ask('GET', `${master}/entries/a`)).body.sys.publishedVersion).to.equal(1)
    await platform().settled()
    const { items } = (await ask('GET', '/spaces/local/webhooks/w/calls')).body
    expect(items).to.have.length(3)
    expect(items[0].errors[0]).to.match(/ECONNREFUSED|bad port/)
  })

  it('do not keep a platform from closing', async () => {
    replying(() => {})
    await hook()
    await seed(ask, 'a')
    await platform().close()
    await platform().settled()
    expect(received().length).to.be.at.most(1)
  })
})

describe('a call over HTTP', () => {
  const { url, replying, received } = withReceiver()
  const request = (more: object = {}) => ({
    method: 'POST',
    url: url(),
    headers: {},
    body: '{}',
    includeContentLength: false,
    ...more,
  })
  const { signal } = new AbortController()
  const failure = (call: Promise<unknown>) =>
    call.then(
      () => expect.fail('There was an answer.'),
      (error: Error) => error.message,
    )

  it('waits no longer for an answer than it may', async () => {
    replying(() => {})
    expect(await failure(httpSend({ timeLimit: 50 })(request(), signal))).to.equal('No answer within 50 ms')
  })

  it('waits no longer for the end of an answer, either', async () => {
    replying((response) => void response.writeHead(200).write('begun'))
    expect(await failure(httpSend({ timeLimit: 50 })(request(), signal))).to.equal('No answer within 50 ms')
  })

  it('reads no more of an answer than it may', async () => {
    replying((response) => {
      const more = (): void => {
        while (response.write('x'.repeat(65_536)));
        response.once('drain', more)
      }
      more()
    })
    expect((await httpSend({ sizeLimit: 100_000 })(request(), signal)).body).to.have.length(100_000)
  })

  it('follows no redirects', async () => {
    replying((response) => response.writeHead(307, { location: `${url()}/elsewhere` }).end())
    expect(await httpSend()(request(), signal)).to.include({ status: 307 })
    expect(received()).to.have.length(1)
  })
})
