import { E, pipe, TE } from '../../domain/prelude.ts'
import type { PlatformError } from '../../ports/errors.ts'
import type { Outcome } from '../../ports/platform/operations.ts'
import type { AnyEndpoint, Client, Parameters, Table } from './endpoint.ts'
import { match, readAll } from './template.ts'
import { callOf, type Transport, type WireRequest, type WireResponse } from './transport.ts'

/** The second reading of a table: what answers those calls. `toClient(toServer(table, x))(table)` behaves as `x`. */
export const toServer =
  <T extends Table>(table: T, implementation: Client<T>): Transport =>
  (request) => {
    for (const [name, operation] of Object.entries(table))
      for (const endpoint of 'forms' in operation ? operation.forms : [operation]) {
        const params = endpoint.method === request.method ? match(endpoint.path, request.path) : undefined
        if (params) return answer(endpoint, implementation[name] as Handler, params, request)
      }
    return TE.right(responseOf(refuse(request, 404, 'UnknownRoute', 'The path you tried to reach is unknown.')))
  }

type Handler = (at: Parameters, payload: unknown) => Outcome<unknown>

const answer = (endpoint: AnyEndpoint, handle: Handler, params: Parameters, request: WireRequest): Outcome<WireResponse> => {
  const at = {
    ...params,
    ...readAll(endpoint.headers, request.headers),
    ...readAll(endpoint.query, request.query),
    query: request.query,
  }
  return pipe(
    endpoint.payload.decode(withVersion(endpoint, request)),
    E.mapLeft(() => refuse(request, 422, 'ValidationFailed', 'The body does not fit.')),
    TE.fromEither,
    TE.flatMap((payload) => handle(at, payload)),
    TE.map((result): WireResponse => ({ status: 200, headers: {}, body: endpoint.result.encode(result) })),
    TE.orElse((error) => TE.right(responseOf(error))),
  )
}

/** The version travels beside the body; a payload carries it in its `sys`. */
const withVersion = ({ version }: AnyEndpoint, { body, headers }: WireRequest): unknown =>
  version === 'ignored'
    ? body
    : { ...(body as object | undefined), sys: { version: Number(headers['x-contentful-version'] ?? 0) } }

const refuse = (request: WireRequest, status: number, name: string, message: string): PlatformError => ({
  _tag: 'Refused',
  call: callOf(request),
  status,
  name,
  message,
})

const responseOf = (error: PlatformError): WireResponse =>
  error._tag === 'Refused'
    ? { status: error.status, headers: {}, body: { sys: { type: 'Error', id: error.name }, message: error.message } }
    : { status: 500, headers: {}, body: { sys: { type: 'Error', id: 'ServerError' }, message: error._tag } }
