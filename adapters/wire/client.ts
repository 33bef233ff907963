import type { Errors } from 'io-ts'
import { E, pipe, TE } from '../../domain/prelude.ts'
import type { PlatformError } from '../../ports/errors.ts'
import type { Circumstances, Query } from '../../ports/platform/operations.ts'
import type { AnyEndpoint, Client, Forms, Parameters, Table } from './endpoint.ts'
import { selectSys } from './query.ts'
import { refusal } from './refusal.ts'
import { report } from './report.ts'
import { fill, fillAll, isMissing, missing } from './template.ts'
import { callOf, type Transport, type WireRequest, type WireResponse } from './transport.ts'

/** The first reading of a table: functions that call the platform. */
export const toClient =
  (transport: Transport) =>
  <T extends Table>(table: T): Client<T> =>
    mapTable(table, (operation) => (at: Parameters = {}, payload: unknown) => {
      const endpoint = formFor(operation, at)
      return pipe(
        toRequest(endpoint, at, payload),
        TE.fromEither,
        TE.flatMap((request) =>
          pipe(
            transport(request),
            TE.flatMapEither((response) => toResult(endpoint, request, response)),
          ),
        ),
      )
    })

/** The first form of which everything is given; the last one when there is none. */
const formFor = (operation: AnyEndpoint | Forms<AnyEndpoint>, at: Parameters): AnyEndpoint => {
  if (!('forms' in operation)) return operation
  const isComplete = ({ path, when, derive }: AnyEndpoint) =>
    (when === undefined || !isMissing(at[when])) && missing(path, derive?.(at, undefined) ?? at).length === 0
  const complete = operation.forms.find(isComplete)
  return complete ?? (operation.forms.at(-1) as AnyEndpoint)
}

export const toRequest = (endpoint: AnyEndpoint, at: Parameters, payload: unknown): E.Either<PlatformError, WireRequest> => {
  const params: Parameters = endpoint.derive?.(at, payload) ?? at
  const { query = {}, headers = {}, signal, deadline }: Circumstances = params
  if (endpoint.refuses && !isMissing(params[endpoint.refuses.parameter]))
    return E.left({ _tag: 'Invalid', name: 'Error', message: endpoint.refuses.message })
  const absent = missing(endpoint.path, params)
  if (absent.length > 0) return E.left({ _tag: 'Incomplete', call: `${endpoint.method} ${endpoint.path}`, missing: absent })
  return E.right({
    method: endpoint.method,
    host: endpoint.host,
    ...addressOf(endpoint, params, { ...fillAll(endpoint.query, params), ...query }),
    headers: { ...versionHeader(endpoint, payload), ...fillAll(endpoint.headers, params), ...lowerCase(headers) },
    body: bodyOf(endpoint, params, payload),
    ...(signal ? { signal } : {}),
    ...(deadline === undefined ? {} : { deadline }),
  })
}

/** Lists that are walked by addresses take the next one as `pageUrl`; only its path and query count, so no host can be smuggled in. */
const addressOf = (endpoint: AnyEndpoint, params: Parameters, query: Query): Pick<WireRequest, 'path' | 'query'> => {
  const { pageUrl, ...rest } = query
  if (typeof pageUrl === 'string') {
    const { pathname, search } = new URL(pageUrl, 'http://platform')
    return { path: pathname, query: Object.fromEntries(new URLSearchParams(search)) }
  }
  return { path: fill(endpoint.path, params), query: endpoint.selects ? selectSys(rest) : rest }
}

const versionHeader = ({ version }: AnyEndpoint, payload: unknown): { readonly [name: string]: string } => {
  const known = (payload as { sys?: { version?: number } } | undefined)?.sys?.version
  const sent = known ?? (version === 'sent' ? 0 : undefined)
  return version === 'ignored' || sent === undefined ? {} : { 'x-contentful-version': String(sent) }
}

const bodyOf = (endpoint: AnyEndpoint, params: Parameters, payload: unknown): unknown => {
  if (endpoint.body) return endpoint.body(payload, params)
  if (endpoint.omit.length === 0 || typeof payload !== 'object' || payload === null) return payload
  return Object.fromEntries(Object.entries(payload).filter(([name]) => !endpoint.omit.includes(name)))
}

const lowerCase = (headers: { readonly [name: string]: string }) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

const toResult = (endpoint: AnyEndpoint, request: WireRequest, response: WireResponse): E.Either<PlatformError, unknown> =>
  response.status < 400
    ? pipe(
        endpoint.result.decode(response.body),
        E.orElse((errors) => (isSelected(request, response, errors) ? E.right(response.body) : E.left(errors))),
        E.mapLeft((errors): PlatformError => ({ _tag: 'Unreadable', call: callOf(request), problems: report(errors) })),
      )
    : E.left(refusal(request, response))

/** Who selects some members gets no others: what is missing then breaks no contract. */
const isSelected = ({ query }: WireRequest, { body }: WireResponse, errors: Errors): boolean =>
  !isMissing(query.select) && body !== undefined && errors.every(({ value }) => value === undefined)

/** The one cast of this folder: TypeScript cannot follow a mapped type through `Object.fromEntries`. */
const mapTable = <T extends Table>(table: T, f: (operation: AnyEndpoint | Forms<AnyEndpoint>) => unknown): Client<T> =>
  Object.fromEntries(Object.entries(table).map(([name, operation]) => [name, f(operation)])) as Client<T>
