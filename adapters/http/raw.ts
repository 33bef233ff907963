import { pipe, TE } from '../../domain/prelude.ts'
import type { Outcome } from '../../ports/platform/operations.ts'
import type { Raw, RawConfig } from '../../ports/platform/raw.ts'
import { refusal } from '../wire/refusal.ts'
import type { Transport, WireRequest } from '../wire/transport.ts'

export const httpRaw = (transport: Transport): Raw => {
  const send = (method: string, path: string, payload: unknown, config: RawConfig = {}): Outcome<unknown> =>
    isPath(path) ? sent(transport, requestOf(method, path, payload, config)) : TE.left(foreign)
  return {
    get: (path, config) => send('GET', path, undefined, config),
    delete: (path, config) => send('DELETE', path, undefined, config),
    post: (path, payload, config) => send('POST', path, payload, config),
    put: (path, payload, config) => send('PUT', path, payload, config),
    patch: (path, payload, config) => send('PATCH', path, payload, config),
    http: (path, { method = 'GET', data, ...config } = {}) => send(method.toUpperCase(), path, data, config),
  }
}

const sent = (transport: Transport, request: WireRequest): Outcome<unknown> =>
  pipe(
    transport(request),
    TE.flatMap((response) => (response.status < 400 ? TE.right(response.body) : TE.left(refusal(request, response)))),
  )

/** A path may bring a query of its own. */
const requestOf = (
  method: string,
  path: string,
  body: unknown,
  { params = {}, headers = {}, signal, deadline }: RawConfig,
): WireRequest => {
  const [pathname = '', search] = path.split('?', 2)
  return {
    method,
    path: pathname,
    query: { ...Object.fromEntries(new URLSearchParams(search)), ...params },
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
    body,
    ...(signal ? { signal } : {}),
    ...(deadline === undefined ? {} : { deadline }),
  }
}

/** The token goes along, so the host is never the caller's. */
const isPath = (path: string): boolean => /^\/(?![/\\])/.test(path)
const foreign = {
  _tag: 'Invalid',
  name: 'Error',
  message:
    'A raw request takes a path of the platform, such as /spaces/{id}. An address with a host would hand it the access token.',
} as const
