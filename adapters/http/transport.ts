import crossFetch from 'cross-fetch'
import { E, pipe, TE } from '../../domain/prelude.ts'
import type { PlatformError } from '../../ports/errors.ts'
import { toQueryString } from '../wire/query.ts'
import { callOf, type Headers, type Transport, type WireRequest, type WireResponse } from '../wire/transport.ts'
import { limits } from './limits.ts'

export type Connection = {
  /** Scheme and host: `https://cdn.contentful.com`. */
  readonly baseUrl: string
  readonly accessToken: string
  /** Of what is sent and wanted: `application/vnd.contentful.delivery.v1+json`. */
  readonly mediaType: string
  readonly userAgent: string
  readonly fetch?: typeof fetch
}

/** One request over the network, once. The token travels in a header only, so no message can show it. */
export const httpTransport =
  ({ fetch = crossFetch, ...connection }: Connection): Transport =>
  (request) =>
    pipe(
      TE.tryCatch(
        () => fetch(`${connection.baseUrl}${request.path}${toQueryString(request.query)}`, toInit(connection, request)),
        unreachable(request),
      ),
      TE.flatMap((response) => TE.tryCatch(() => toResponse(response), unreachable(request))),
    )

const toInit = (connection: Omit<Connection, 'fetch'>, { method, headers, body, signal }: WireRequest): RequestInit => ({
  method,
  headers: {
    accept: 'application/json, text/plain, */*',
    authorization: `Bearer ${connection.accessToken}`,
    'content-type': connection.mediaType,
    'x-contentful-user-agent': connection.userAgent,
    ...headers,
  },
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  ...(signal ? { signal } : {}),
})

const toResponse = async (response: Response): Promise<WireResponse> => {
  const headers: Headers = Object.fromEntries(response.headers.entries())
  if (Number(headers['content-length'] ?? 0) > limits.contentLength) throw new Error('the answer is larger than 1 GiB')
  const text = await response.text()
  return {
    status: response.status,
    headers,
    body: pipe(
      E.tryCatch((): unknown => JSON.parse(text), String),
      E.getOrElse((): unknown => text),
    ),
  }
}

/** cross-fetch puts the code on the error itself, native fetch on its cause. */
const unreachable =
  (request: WireRequest) =>
  (error: unknown): PlatformError => {
    const { message, code, cause } = error as Error & { code?: string; cause?: { code?: string; message?: string } }
    const reason = code ?? cause?.code ?? cause?.message ?? message
    return {
      _tag: 'Unreachable',
      call: callOf(request),
      attempts: 1,
      reason: request.signal?.aborted ? 'it took too long' : reason,
    }
  }
