import { createHash, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { WireResponse } from '../wire/transport.ts'
import { limits } from './read.ts'
import type { Api } from './which-api.ts'

export const requestId = (): string => randomBytes(16).toString('hex')

/** An answer with the platform's headers. A reader that has it already is told so; too large an answer is refused, as the platform does. */
export const writeAnswer = (
  request: IncomingMessage,
  response: ServerResponse,
  api: Api,
  { status, headers, body }: WireResponse,
): void => {
  const id = requestId()
  const all: { [name: string]: string } = { ...common(request, api), 'x-contentful-request-id': id, ...headers }
  if (body === undefined || status === 204) {
    response.writeHead(status, all).end()
    return
  }
  const text = textOf(status >= 400 ? { ...(body as object), requestId: id } : body)
  const bytes = Buffer.byteLength(text)
  if (status < 400 && bytes > limits.answer) {
    const message = `Response size too big. Maximum allowed response size: ${limits.answer}b.`
    writeAnswer(request, response, api, { status: 400, headers, body: { sys: { type: 'Error', id: 'BadRequest' }, message } })
    return
  }
  if (api !== 'management' && request.method === 'GET' && status === 200) {
    const etag = `"${createHash('md5').update(text).digest('hex')}"`
    all.etag = etag
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304, all).end()
      return
    }
  }
  response.writeHead(status, { ...all, 'content-length': String(bytes) }).end(request.method === 'HEAD' ? undefined : text)
}

const textOf = (body: unknown): string => (typeof body === 'string' ? body : JSON.stringify(body))

/** Browsers may read the APIs from any page, as they may the real ones. */
const common = ({ headers }: IncomingMessage, api: Api): { readonly [name: string]: string } => ({
  'content-type': `application/vnd.contentful.${api === 'management' ? 'management' : 'delivery'}.v1+json`,
  'cache-control': 'max-age=0',
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'ETag, X-Contentful-Request-Id, X-Contentful-RateLimit-Reset, X-Contentful-RateLimit-Second-Limit',
  ...(headers['access-control-request-headers'] === undefined
    ? {}
    : {
        'access-control-allow-headers': headers['access-control-request-headers'],
        'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
        'access-control-max-age': '86400',
      }),
})
