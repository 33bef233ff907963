import { E, pipe, TE } from '../../domain/prelude.ts'
import type { PlatformError } from '../../ports/errors.ts'
import type { At, Outcome } from '../../ports/platform/operations.ts'
import type { Client, Table } from './endpoint.ts'
import { match } from './path.ts'
import { callOf, type Transport, type WireRequest, type WireResponse } from './transport.ts'

/** The second reading of a table: what answers those calls. `toClient(toServer(table, x))(table)` behaves as `x`. */
export const toServer =
  <T extends Table>(table: T, implementation: Client<T>): Transport =>
  (request) => {
    for (const [name, endpoint] of Object.entries(table)) {
      const params = endpoint.method === request.method ? match(endpoint.path, request.path) : undefined
      if (params)
        return pipe(
          endpoint.payload.decode(request.body),
          E.mapLeft(() => refuse(request, 422, 'ValidationFailed', 'The body does not fit.')),
          TE.fromEither,
          TE.flatMap((payload) => (implementation[name] as Handler)({ ...params, query: request.query } as At<string>, payload)),
          TE.map((result): WireResponse => ({ status: 200, headers: {}, body: endpoint.result.encode(result) })),
          TE.orElse((error) => TE.right(responseOf(error))),
        )
    }
    return TE.right(responseOf(refuse(request, 404, 'UnknownRoute', 'The path you tried to reach is unknown.')))
  }

type Handler = (at: At<string>, payload: unknown) => Outcome<unknown>

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
