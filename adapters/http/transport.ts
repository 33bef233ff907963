import { E, pipe } from '../../domain/prelude.ts'
import type { PlatformError } from '../../ports/errors.ts'
import { toQueryString } from '../wire/query.ts'
import { callOf, type Headers, type Transport, type WireRequest, type WireResponse } from '../wire/transport.ts'
import { collected, isLarger, isStream, TooManyBytes, textOf } from './bytes.ts'
import { limits } from './limits.ts'
import { following } from './redirects.ts'
import { shown, withoutSecrets } from './secrets.ts'

export type Connection = {
  /** Scheme and host: `https://cdn.contentful.com`. */
  readonly baseUrl: string
  /** Where files go; by default the same. */
  readonly uploadUrl?: string
  /** A function is asked for every attempt, so that a token may be renewed. */
  readonly accessToken: string | (() => string | Promise<string>)
  /** Of what is sent and wanted: `application/vnd.contentful.delivery.v1+json`. */
  readonly mediaType: string
  readonly userAgent: string
  /** Of every request. */
  readonly headers?: Headers
  /** Default: cross-fetch, which is loaded when it is first needed. */
  readonly fetch?: typeof fetch
  /** Passed on to fetch with every request. */
  readonly fetchOptions?: object
  /** Bytes; by default 1 GiB each. */
  readonly maxContentLength?: number
  readonly maxBodyLength?: number
  /** Whether messages show addresses with their host. */
  readonly absoluteUrls?: boolean
}

/** Importing it takes longer than all the rest of a client. */
const crossFetch: typeof fetch = async (input, init) => (await import('cross-fetch')).default(input, init)

/** One request over the network, once. The token travels in a header only, so no message can show it. */
export const httpTransport =
  (connection: Connection): Transport =>
  (request) =>
  async () => {
    const { fetch = crossFetch, maxContentLength = limits.contentLength, maxBodyLength = limits.contentLength } = connection
    const done = new AbortController()
    let headers: Headers = {}
    try {
      const base = (request.host === 'upload' && connection.uploadUrl) || connection.baseUrl
      const url = `${base}${request.path}${toQueryString(request.query)}`
      headers = await headersOf(connection, request)
      const body = await bodyOf(request, headers, connection.fetch !== undefined)
      if (isLarger(body, maxBodyLength)) return E.left(tooMuch(request, maxBodyLength))
      const response = await following(fetch, url, {
        ...connection.fetchOptions,
        method: request.method,
        headers,
        ...(body === undefined ? {} : { body }),
        ...(isStream(body) ? { duplex: 'half' } : {}),
        signal: request.signal ? AbortSignal.any([request.signal, done.signal]) : done.signal,
        // Known to the default fetch only: it stops reading there.
        ...{ size: maxContentLength },
      } as RequestInit & { readonly headers: Headers })
      const text = await textOf(response, maxContentLength)
      return E.right(
        answer(response, response.status < 400 ? text : withoutSecrets(text, headers), {
          url: connection.absoluteUrls ? `${base}${request.path}` : request.path,
          headers: shown(headers),
        }),
      )
    } catch (error) {
      if (error instanceof Unsendable) return E.left({ _tag: 'Invalid', name: 'Error', message: error.message })
      return E.left(isTooMuch(error) ? tooMuch(request, maxContentLength) : unreachable(request, error, headers))
    } finally {
      // What was given up half-way would go on arriving.
      done.abort()
    }
  }

const headersOf = async (connection: Connection, request: WireRequest): Promise<Headers> => {
  const { accessToken, mediaType, userAgent } = connection
  const headers = {
    accept: 'application/json, text/plain, */*',
    authorization: `Bearer ${typeof accessToken === 'function' ? await accessToken() : accessToken}`,
    'content-type': mediaType,
    'x-contentful-user-agent': userAgent,
    ...connection.headers,
    ...request.headers,
  }
  const [unfit] = Object.entries(headers).find(([, value]) => /[^\t\x20-\x7e\x80-\xff]/.test(value)) ?? []
  if (unfit) throw new Unsendable(`The header ${unfit} has a line end or a letter that no header can carry.`)
  return headers
}

const bodyOf = async ({ body }: WireRequest, headers: Headers, native: boolean): Promise<BodyInit | undefined> => {
  if (body === undefined) return undefined
  if (headers['content-type']?.includes('json')) return jsonOf(body)
  return body instanceof ReadableStream && !native ? ((await collected(body)) as BodyInit) : (body as BodyInit)
}

const jsonOf = (body: unknown): string => {
  try {
    return JSON.stringify(body)
  } catch {
    throw new Unsendable('The payload is no JSON: it contains itself, or a value that JSON does not know.')
  }
}

/** No attempt could succeed. Its message quotes nothing: a header as well as a payload may hold a secret. */
class Unsendable extends Error {}

const answer = (
  { status, statusText, headers }: Response,
  text: string,
  sent: NonNullable<WireResponse['sent']>,
): WireResponse => ({
  status,
  statusText,
  headers: Object.fromEntries(headers.entries()),
  body: pipe(
    E.tryCatch((): unknown => JSON.parse(text), String),
    E.getOrElse((): unknown => text),
  ),
  sent,
})

const isTooMuch = (error: unknown): boolean =>
  error instanceof TooManyBytes || (error as { readonly type?: unknown } | null)?.type === 'max-size'

const tooMuch = (request: WireRequest, limit: number): PlatformError => ({ _tag: 'TooMuch', call: callOf(request), limit })

/** cross-fetch puts the code on the error itself, native fetch on its cause. */
const unreachable = (request: WireRequest, error: unknown, headers: Headers): PlatformError => {
  const { message, code, cause } = (error ?? {}) as Error & { code?: string; cause?: { code?: string; message?: string } }
  const reason = code ?? cause?.code ?? cause?.message ?? message ?? String(error)
  return {
    _tag: 'Unreachable',
    call: callOf(request),
    attempts: 1,
    reason: request.signal?.aborted ? 'it took too long' : withoutSecrets(String(reason), headers),
  }
}
