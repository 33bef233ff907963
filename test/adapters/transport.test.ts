import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'chai'
import { withTimeout } from '../../adapters/http/timeout.ts'
import { httpTransport } from '../../adapters/http/transport.ts'
import type { WireRequest } from '../../adapters/wire/transport.ts'
import { reset, stall, stallHalfWay, truncate } from '../data/answering.ts'
import { failure, success } from '../data/outcome.ts'

const request: WireRequest = { method: 'GET', path: '/a', query: { limit: 2 }, headers: {}, body: undefined }

/** A real server on this machine, with every way to misbehave. */
describe('a server', () => {
  const servers: Array<Server> = []
  after(() => {
    for (const server of servers) server.close().closeAllConnections()
  })

  const askWith = async (answer: RequestListener, milliseconds = 2000, fetcher?: typeof fetch) => {
    const server = createServer(answer)
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const connection = {
      baseUrl,
      accessToken: 'secret',
      mediaType: 'application/json',
      userAgent: 'test',
      ...(fetcher ? { fetch: fetcher } : {}),
    }
    return withTimeout(milliseconds)(httpTransport(connection))(request)
  }

  it('that never answers is given up', async () => {
    expect(await failure(await askWith(stall, 50))).to.deep.equal({
      _tag: 'Unreachable',
      call: 'GET /a',
      attempts: 1,
      reason: 'it took too long',
    })
  })

  it('that stops in the middle is given up', async () => {
    expect(await failure(await askWith(stallHalfWay, 50))).to.include({ _tag: 'Unreachable', reason: 'it took too long' })
  })

  it('that cuts its answer short has not answered', async () => {
    expect(await failure(await askWith(truncate))).to.include({ _tag: 'Unreachable' })
  })

  it('that resets the connection has not answered', async () => {
    expect(await failure(await askWith(reset))).to.include({ _tag: 'Unreachable', reason: 'ECONNRESET' })
  })

  it('that is given up by native fetch as well is told of in the same words', async () => {
    expect(await failure(await askWith(stall, 50, fetch))).to.include({ _tag: 'Unreachable', reason: 'it took too long' })
    expect(await failure(await askWith(reset, 2000, fetch))).to.include({ _tag: 'Unreachable' })
  })

  it('that answers in HTML is passed on as text', async () => {
    const answer = await success(await askWith((_, response) => response.writeHead(502).end('<h1>Bad gateway</h1>')))
    expect(answer).to.include({ status: 502, body: '<h1>Bad gateway</h1>' })
  })

  it('that answers in JSON is read, and was asked what we asked', async () => {
    const echo: RequestListener = ({ url, headers }, response) =>
      response.end(JSON.stringify({ url, token: headers.authorization }))
    expect((await success(await askWith(echo))).body).to.deep.equal({ url: '/a?limit=2', token: 'Bearer secret' })
  })
})
