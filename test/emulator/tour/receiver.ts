import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What apps and webhooks were sent. */
export type Received = {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A server of someone else, that is well; at `/flaky` it is so from the second call on. */
export const openReceiver = async () => {
  const received: Array<Received> = []
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request
    received.push({ method, path, headers, body: (await request.toArray()).join('') })
    const isFailing = path === '/flaky' && received.filter((one) => one.path === path).length === 1
    // Two calls within one test may fall into two seconds, and answers are compared.
    response.sendDate = false
    response.writeHead(isFailing ? 503 : 200, { 'content-type': 'application/json' }).end('{"received":true}')
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: received as ReadonlyArray<Received>,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
