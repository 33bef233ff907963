import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as two clients must agree on it. */
export type Recorded = {
  readonly method: string
  readonly path: string
  /** Name and value, decoded and sorted: their order means nothing. */
  readonly query: ReadonlyArray<string>
  /** Those that mean something to the platform. */
  readonly headers: { readonly [name: string]: string }
  readonly body: unknown
}

export type Recorder = {
  readonly host: string
  /** The bodies of the next answers, one after the other; the last one for all that follow. */
  readonly answerWith: (answers: ReadonlyArray<unknown>) => void
  /** What was asked since the last time, in order of arrival. */
  readonly take: () => ReadonlyArray<Recorded>
  readonly close: () => void
}

/** An answer with a status of its own. */
export type Answer = { readonly status: number; readonly body: unknown }

export const startRecorder = async (): Promise<Recorder> => {
  let requests: Array<Recorded> = []
  let waiting: Array<unknown> = []
  const server: Server = createServer((request, response) => {
    const chunks: Array<Buffer> = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { pathname, search } = new URL(request.url ?? '/', 'http://recorder')
      requests.push({
        method: request.method ?? '',
        path: pathname,
        query: [...new URLSearchParams(search)].map(([name, value]) => `${name}=${value}`).sort(),
        headers: platformHeaders(request.headers),
        body: bodyOf(Buffer.concat(chunks).toString(), request.headers['content-type'] ?? ''),
      })
      const next = (waiting.length > 1 ? waiting.shift() : waiting[0]) ?? {}
      const { status, body } = isAnswer(next) ? next : { status: 200, body: next }
      response.writeHead(status, { 'content-type': 'application/json' }).end(status === 204 ? '' : JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    answerWith: (answers) => {
      waiting = [...answers]
    },
    take: () => {
      const taken = requests
      requests = []
      return taken
    },
    close: () => server.close().closeAllConnections(),
  }
}

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && Object.keys(value).sort().join() === 'body,status' && 'status' in value

const platformHeaders = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(
        ([name]) =>
          (name.startsWith('x-contentful') && name !== 'x-contentful-user-agent') ||
          ['authorization', 'content-type', 'accept'].includes(name),
      )
      .map(([name, value]) => [name, String(value)]),
  )

const bodyOf = (text: string, type: string): unknown =>
  text === '' ? undefined : type.includes('json') ? JSON.parse(text) : text
