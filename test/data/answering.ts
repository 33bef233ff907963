import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Real servers on this machine for one test file, gone when it is done. Gives the host of each. */
export const answeringServers = (): ((answer: RequestListener) => Promise<string>) => {
  const servers: Array<Server> = []
  after(() => {
    for (const server of servers) server.close().closeAllConnections()
  })
  return async (answer) => {
    const server = createServer(answer)
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return `127.0.0.1:${(server.address() as AddressInfo).port}`
  }
}

/** Answers everything with this. */
export const always =
  (status: number, body: unknown, headers: { readonly [name: string]: string } = {}): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))

/** Ways to misbehave. */
export const stall: RequestListener = () => undefined
export const stallHalfWay: RequestListener = (_, response) => response.writeHead(200, { 'content-length': '100' }).write('{')
export const truncate: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-length': '100' }).write('{')
  setTimeout(() => response.destroy(), 20)
}
export const reset: RequestListener = ({ socket }) => socket.destroy()
