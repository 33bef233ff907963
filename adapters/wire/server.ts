import { E, pipe, TE } from '../../domain/prelude.ts'
import type { PlatformError } from '../../ports/errors.ts'
import type { Outcome } from '../../ports/platform/operations.ts'
import type { AnyEndpoint, Client, Parameters, Table } from './endpoint.ts'
import { report } from './report.ts'
import { router } from './router.ts'
import { readAll } from './template.ts'
import { callOf, type Transport, type WireRequest, type WireResponse } from './transport.ts'
import { chosen } from './which.ts'

type Handler = (at: Parameters, payload: unknown) => Outcome<unknown>
type Implementations<T> = { readonly [Name in keyof T]: T[Name] extends Table ? Client<T[Name]> : never }

/** The second reading of a table: what answers those calls. `toClient(toServer(table, x))(table)` behaves as `x`. */
export const toServer = <T extends Table>(table: T, implementation: Client<T>): Transport =>
  toServers({ table }, { table: implementation } as never)

/** The same for many tables, each with what answers it. An address that none has is refused with a 404. */
export const toServers = <T extends { readonly [name: string]: Table }>(
  tables: T,
  implementations: Implementations<T>,
): Transport => {
  const find = router(
    Object.entries(tables).flatMap(([resource, table]) =>
      Object.entries(table).flatMap(([name, operation]) => {
        const handle = (implementations as { readonly [name: string]: { readonly [name: string]: Handler } })[resource]?.[name]
        return handle ? ('forms' in operation ? operation.forms : [operation]).map((form) => [form, handle] as const) : []
      }),
    ),
  )
  return (request) => {
    const routed = find(request.method, request.path)
    const route = routed && chosen(routed.routes, request)
    if (!route) return TE.right(responseOf(unknownRoute(request)))
    const params = Object.fromEntries(route.names.map((name, index) => [name, routed.values[index] ?? '']))
    return answer(route.endpoint, route.handle, params, request)
  }
}

const answer = (endpoint: AnyEndpoint, handle: Handler, params: Parameters, request: WireRequest): Outcome<WireResponse> => {
  const read = endpoint.read?.(request)
  const at = {
    ...params,
    ...readAll(endpoint.headers, request.headers),
    ...readAll(endpoint.query, request.query),
    ...read?.at,
    query: request.query,
  }
  return pipe(
    payloadOf(endpoint, request, read ? read.payload : request.body),
    TE.fromEither,
    TE.flatMap((payload) => handle(at, payload)),
    // Codecs read what comes in and leave its form as it is, so what goes out has it already.
    TE.map(
      (body): WireResponse => ({
        status: endpoint.status ?? statusOf(request.method, body),
        headers: {},
        body: withAddresses(request, body),
      }),
    ),
    TE.orElse((error) => TE.right(responseOf(error))),
  )
}

/** An operation that takes no payload does not mind one. */
const payloadOf = ({ payload, version }: AnyEndpoint, request: WireRequest, body: unknown): E.Either<PlatformError, unknown> =>
  pipe(
    payload.decode(version === 'ignored' ? body : withVersion(request, body)),
    E.orElse((errors) => (payload.is(undefined) ? E.right(undefined) : E.left(errors))),
    E.mapLeft((errors): PlatformError => {
      const problems = report(errors).map((details) => ({ name: 'type', details }))
      return refuse(request, 422, 'ValidationFailed', 'The resource you sent in the body is invalid.', { errors: problems })
    }),
  )

/** The version travels beside the body; a payload carries it in its `sys`. */
const withVersion = ({ headers }: WireRequest, body: unknown): unknown => {
  const version = headers['x-contentful-version']
  const given = (typeof body === 'object' ? body : undefined) as { readonly sys?: object } | undefined
  return { ...given, sys: { ...given?.sys, version: version === undefined ? undefined : Number(version) } }
}

type Made = { readonly sys?: { readonly version?: number; readonly createdAt?: string; readonly updatedAt?: string } } | undefined

/** What was just made says so; what is gone says nothing. */
const statusOf = (method: string, body: unknown): number => {
  if (body === undefined) return 204
  const { version = 1, createdAt, updatedAt } = (body as Made)?.sys ?? {}
  const isNew = createdAt !== undefined && createdAt === (updatedAt ?? createdAt) && version <= 1
  return (method === 'POST' || method === 'PUT') && isNew ? 201 : 200
}

/** A page names its neighbours by their addresses. */
const withAddresses = ({ path, query }: WireRequest, body: unknown): unknown => {
  const pages = (body as { readonly pages?: { readonly next?: string; readonly prev?: string } } | undefined)?.pages
  if (!pages || typeof pages !== 'object') return body
  const { pageNext: _, pagePrev: __, ...rest } = query
  const addresses = Object.entries(pages).map(([name, token]) => [
    name,
    token.includes('?') ? token : `${path}?${new URLSearchParams({ ...asTexts(rest), [`page${capital(name)}`]: token })}`,
  ])
  return { ...(body as object), pages: Object.fromEntries(addresses) }
}
const capital = (name: string): string => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`
const asTexts = (query: WireRequest['query']) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]))

const unknownRoute = (request: WireRequest): PlatformError =>
  refuse(request, 404, 'UnknownRoute', "The path you tried to reach is unknown or doesn't support this HTTP method.")

const refuse = (request: WireRequest, status: number, name: string, message: string, details?: unknown): PlatformError => ({
  _tag: 'Refused',
  call: callOf(request),
  status,
  name,
  message,
  ...(details === undefined ? {} : { details }),
})

export const responseOf = (error: PlatformError): WireResponse => {
  if (error._tag !== 'Refused')
    return { status: 500, headers: {}, body: { sys: { type: 'Error', id: 'ServerError' }, message: error._tag } }
  const { status, name, message, details } = error
  const said = { ...(message === '' ? {} : { message }), ...(details === undefined ? {} : { details }) }
  return { status, headers: {}, body: { sys: { type: 'Error', id: name }, ...said } }
}
