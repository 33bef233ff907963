import type { RequestListener } from 'node:http'
import { expect } from 'chai'
import type { ClientError } from '../../adapters/promise/error.ts'
import { createClient, type ManagementOptions } from '../../adapters/promise/management.ts'
import { answeringServers, reset, stall, stallHalfWay, truncate } from '../data/answering.ts'

const organizations = JSON.stringify({ total: 0, skip: 0, limit: 25, items: [] })
const secret = 'CFPAT-a-token-that-nobody-may-see'

describe('a platform that', () => {
  const start = answeringServers()

  const failing = async (answer: RequestListener, options: Partial<ManagementOptions> = {}): Promise<ClientError> => {
    const client = createClient({
      accessToken: secret,
      host: await start(answer),
      insecure: true,
      retryLimit: 0,
      timeout: 10_000,
      ...options,
    })
    const error = await client.organization.getAll().then(
      () => undefined,
      (reason: ClientError) => reason,
    )
    expect(error, 'it succeeded').to.be.instanceOf(Error)
    expect(`${error?.message} ${JSON.stringify(error?.failure)} ${error?.stack}`).not.to.contain(secret)
    return error as ClientError
  }

  const flood: RequestListener = (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const more = () => {
      while (!response.destroyed && response.write(' '.repeat(65_536)));
      if (!response.destroyed) response.once('drain', more)
    }
    more()
  }

  for (const [name, answer, reason, more] of [
    ['never answers', stall, 'it took too long', { timeout: 200 }],
    ['stops in the middle', stallHalfWay, 'it took too long', { timeout: 200 }],
    ['cuts its answer short', truncate, undefined, { timeout: 200 }],
    ['resets the connection', reset, 'ECONNRESET', {}],
  ] as const)
    it(`${name} is unreachable`, async () => {
      const { failure, name: called } = await failing(answer, more)
      expect(failure).to.include({ _tag: 'Unreachable', attempts: 1, ...(reason ? { reason } : {}) })
      expect(called).to.equal('Unreachable')
    })

  for (const [name, more] of [
    ['the default fetch', {}],
    ['native fetch', { fetch }],
  ] as const)
    it(`floods us is cut off, with ${name}`, async () => {
      const { failure } = await failing(flood, { ...more, maxContentLength: 200_000 })
      expect(failure).to.include({ _tag: 'TooMuch', limit: 200_000 })
    })

  it('answers in HTML breaks its contract', async () => {
    const { failure } = await failing((_, response) => response.end('<h1>Sign in</h1>'))
    expect(failure).to.include({ _tag: 'Unreadable' })
  })

  it('is too big to be sent to is not asked at all', async () => {
    let asked = 0
    const host = await start((_, response) => {
      asked += 1
      response.end('{}')
    })
    const client = createClient({ accessToken: secret, host, insecure: true, maxBodyLength: 100 })
    const error = (await client.entry
      .create({ spaceId: 's', environmentId: 'e', contentTypeId: 'c' }, { fields: { text: { nl: 'x'.repeat(200) } } })
      .catch((reason: ClientError) => reason)) as ClientError
    expect(error.failure).to.include({ _tag: 'TooMuch', limit: 100 })
    expect(asked).to.equal(0)
  })

  it('sends us elsewhere never learns that the token went along', async () => {
    const seen: Array<string | undefined> = []
    const elsewhere = await start((request, response) => {
      seen.push(request.headers.authorization)
      response.end(organizations)
    })
    const here = await start((_, response) =>
      response.writeHead(302, { location: `http://localhost:${elsewhere.split(':')[1]}/organizations` }).end(),
    )
    const client = createClient({ accessToken: secret, host: here, insecure: true, retryLimit: 0 })
    await client.organization.getAll().catch(() => undefined)
    expect(seen.filter(Boolean)).to.deep.equal([])
  })

  it('is busy is asked again', async () => {
    let asked = 0
    const busy: RequestListener = (_, response) => {
      asked += 1
      if (asked === 1) response.writeHead(429, { 'x-contentful-ratelimit-reset': '0' }).end('{}')
      else response.end(organizations)
    }
    const warnings: Array<unknown> = []
    const client = createClient({
      accessToken: secret,
      host: await start(busy),
      insecure: true,
      logHandler: (level, data) => warnings.push(`${level}: ${String(data)}`),
    })
    expect((await client.organization.getAll()).items).to.deep.equal([])
    expect(warnings[0]).to.match(/^warning: Rate limit error occurred\. Waiting for \d+ ms before retrying\.\.\.$/)
  })

  it('is down is asked six times, and the error says so', async () => {
    let asked = 0
    const clock = { now: () => 0, sleep: async () => undefined }
    const down: RequestListener = (_, response) => {
      asked += 1
      response.writeHead(503).end('{"sys":{"type":"Error","id":"ServiceUnavailable"}}')
    }
    const { failure, name } = await failing(down, { retryLimit: 5, clock })
    expect(failure).to.include({ _tag: 'Refused', status: 503, attempts: 6 })
    expect([asked, name]).to.deep.equal([6, 'ServiceUnavailable'])
  })

  it('is asked with a stream is asked once', async () => {
    const bodies: Array<string> = []
    const host = await start((request, response) => {
      const chunks: Array<Buffer> = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        bodies.push(Buffer.concat(chunks).toString())
        response.writeHead(503).end('{}')
      })
    })
    const client = createClient({ accessToken: secret, host, hostUpload: host, insecure: true })
    for (const file of [
      new Blob(['the bytes']).stream(),
      (await import('node:stream')).Readable.from([Buffer.from('the bytes')]),
    ])
      await client.upload.create({ spaceId: 's' }, { file: file as ReadableStream }).catch(() => undefined)
    expect(bodies).to.deep.equal(['the bytes', 'the bytes'])
  })
})
