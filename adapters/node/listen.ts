import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Listening = { readonly server: Server; readonly url: string }

/** Listens on this machine only. With `tries`, a port that is taken is passed over for the next one. */
export const listen = (handle: RequestListener, port: number, tries = 1): Promise<Listening> =>
  new Promise((resolve, reject) => {
    const server = createServer(handle)
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' && tries > 1 ? resolve(listen(handle, port + 1, tries - 1)) : reject(error),
    )
    server.listen(port, '127.0.0.1', () => resolve({ server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }))
  })
