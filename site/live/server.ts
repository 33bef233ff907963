import type { RequestListener } from 'node:http'
import { isDocument } from './answer.ts'
import type { Live } from './website.ts'

const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))

/** With a body, so that it is loaded again once the code is right. */
const crashPage = (error: unknown): string =>
  `<!DOCTYPE html><html lang="en"><head><title>This page cannot be shown</title></head><body><pre>${escaped(stackOf(error))}</pre></body></html>`

const escaped = (text: string): string => text.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'))

/** Answers requests of this machine; `change` may add to the pages. */
export const listenerOf =
  (live: () => Pick<Live, 'answer'>) =>
  (change: (document: string) => string): RequestListener =>
  async (request, response) => {
    const { host = '' } = request.headers
    // A page from elsewhere could give this address a name of its own, and read along.
    if (!/^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host)) return void response.writeHead(403).end()
    try {
      const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
      const answer = await live().answer(pathname, search)
      response.writeHead(answer.status, answer.headers).end(isDocument(answer) ? change(String(answer.body)) : answer.body)
    } catch (error) {
      process.stderr.write(`${stackOf(error)}\n`)
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/html;charset=utf-8' })
      response.end(change(crashPage(error)))
    }
  }
