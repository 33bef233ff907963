import { E, pipe, TE } from '../../domain/prelude.ts'
import type { PlatformError } from '../../ports/errors.ts'
import type { At } from '../../ports/platform/operations.ts'
import type { AnyEndpoint, Client, Table } from './endpoint.ts'
import { fill } from './path.ts'
import { refusal } from './refusal.ts'
import { report } from './report.ts'
import { callOf, type Transport, type WireRequest, type WireResponse } from './transport.ts'

/** The first reading of a table: functions that call the platform. */
export const toClient =
  (transport: Transport) =>
  <T extends Table>(table: T): Client<T> =>
    mapTable(table, (endpoint) => (at: At<string>, payload: unknown) => {
      const request = toRequest(endpoint, at, payload)
      return pipe(transport(request), TE.flatMapEither(toResult(endpoint, callOf(request))))
    })

const toRequest = (endpoint: AnyEndpoint, { query = {}, ...params }: At<string>, payload: unknown): WireRequest => ({
  method: endpoint.method,
  path: fill(endpoint.path, params as { readonly [name: string]: string }),
  query,
  headers: {},
  body: endpoint.payload.encode(payload),
})

const toResult =
  (endpoint: AnyEndpoint, call: string) =>
  ({ status, body }: WireResponse): E.Either<PlatformError, unknown> =>
    status < 400
      ? pipe(
          endpoint.result.decode(body),
          E.mapLeft((errors): PlatformError => ({ _tag: 'Unreadable', call, problems: report(errors) })),
        )
      : E.left(refusal(call, status, body))

/** The one cast of this folder: TypeScript cannot follow a mapped type through `Object.fromEntries`. */
const mapTable = <T extends Table>(table: T, f: (endpoint: AnyEndpoint) => unknown): Client<T> =>
  Object.fromEntries(Object.entries(table).map(([name, endpoint]) => [name, f(endpoint)])) as Client<T>
