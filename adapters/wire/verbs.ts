import * as t from 'io-ts'
import { selectIds } from '../../domain/platform/select.ts'
import type { Query, Versioned } from '../../ports/platform/operations.ts'
import { collection, nothing } from './codecs.ts'
import type { AnyEndpoint, Codec, Endpoint, Forms, Templates } from './endpoint.ts'
import { joinLists } from './query.ts'

const endpoint = <N extends string, B, R>(
  given: Pick<Endpoint<N, B, R>, 'method' | 'path' | 'payload' | 'result'> & Partial<Endpoint<N, B, R>>,
): Endpoint<N, B, R> => ({
  version: 'ignored',
  omit: [],
  headers: {},
  query: {},
  host: 'api',
  selects: false,
  ...given,
})

const noBody = (): unknown => undefined

const versioned: Codec<Versioned> = t.partial({ sys: t.partial({ version: t.number }) })

export const get = <P extends string, R>(path: P, result: Codec<R>): Endpoint<P, undefined, R> =>
  endpoint({ method: 'GET', path, payload: t.undefined, result, body: noBody })

export const post = <P extends string, B, R>(path: P, payload: Codec<B>, result: Codec<R>): Endpoint<P, B, R> =>
  endpoint({ method: 'POST', path, payload, result })

/** Creates under a given id, or writes what has no versions. */
export const put = <P extends string, B, R>(path: P, payload: Codec<B>, result: Codec<R>): Endpoint<P, B, R> =>
  endpoint({ method: 'PUT', path, payload, result })

/** Replaces a version: the content without its `sys`. */
export const update = <P extends string, B, R>(path: P, content: Codec<B>, result: Codec<R>): Endpoint<P, B & Versioned, R> =>
  endpoint({ method: 'PUT', path, payload: t.intersection([content, versioned]), result, version: 'sent', omit: ['sys'] })

/** Changes the state of a version, and sends no body. */
export const act = <P extends string, R>(method: 'PUT' | 'DELETE', path: P, result: Codec<R>): Endpoint<P, Versioned, R> =>
  endpoint({ method, path, payload: versioned, result, version: 'known', body: noBody })

/** An action that always says a version: 0 when it is unknown. */
export const stated = <N extends string, B, R>(base: Endpoint<N, B, R>): Endpoint<N, B, R> => ({ ...base, version: 'sent' })

/** The same for what has no versions, or whose version is a parameter. */
export const command = <P extends string, R>(
  method: 'POST' | 'PUT' | 'DELETE',
  path: P,
  result: Codec<R>,
): Endpoint<P, undefined, R> => endpoint({ method, path, payload: t.undefined, result, body: noBody })

/** JSON Patch (RFC 6902), made from the version given as a parameter. */
export const patch = <P extends string, B, R>(path: P, payload: Codec<B>, result: Codec<R>): Endpoint<P | '{version}', B, R> =>
  withVersion({
    ...endpoint({ method: 'PATCH', path, payload, result }),
    headers: { 'content-type': 'application/json-patch+json' },
  })

/** A change of some members, in the platform's own media type. */
export const patchPlainly = <P extends string, B, R>(path: P, payload: Codec<B>, result: Codec<R>): Endpoint<P, B, R> =>
  endpoint({ method: 'PATCH', path, payload, result })

export const del = <P extends string>(path: P): Endpoint<P, undefined, undefined> => command('DELETE', path, nothing)

export const withHeaders = <N extends string, B, R, const H extends Templates>(
  base: Endpoint<N, B, R>,
  headers: H,
): Endpoint<N | H[keyof H], B, R> => ({ ...(base as Endpoint<never, B, R>), headers: { ...base.headers, ...headers } })

export const withQuery = <N extends string, B, R, const Q extends Templates>(
  base: Endpoint<N, B, R>,
  query: Q,
): Endpoint<N | Q[keyof Q], B, R> => ({ ...(base as Endpoint<never, B, R>), query: { ...base.query, ...query } })

/** The same for parameters that are no texts: what they are stands in the port. */
export const asking = <N extends string, B, R>(base: Endpoint<N, B, R>, query: Templates): Endpoint<N, B, R> => ({
  ...base,
  query: { ...base.query, ...query },
})

/** The same constant headers for a whole table. */
export const headed = <T extends { readonly [name: string]: AnyEndpoint }>(table: T, headers: Templates): T =>
  Object.fromEntries(
    Object.entries(table).map(([name, each]) => [name, { ...each, headers: { ...each.headers, ...headers } }]),
  ) as T

/** The version is a parameter of the call. */
export const withVersion = <N extends string, B, R>(base: Endpoint<N, B, R>): Endpoint<N | '{version}', B, R> =>
  withHeaders(base, { 'x-contentful-version': '{version}' })

export const selecting = <N extends string, B, R>(base: Endpoint<N, B, R>): Endpoint<N, B, R> => ({ ...base, selects: true })

/** A list that is asked for in pages with tokens. */
export const walked = <N extends string, B, R>(base: Endpoint<N, B, R>): Endpoint<N, B, R> => ({
  ...(base as Endpoint<never, B, R>),
  query: { ...base.query, cursor: 'true' },
})

/** A list that the platform does not filter: a query is not sent. */
export const unqueried = <N extends string, B, R>(base: Endpoint<N, B, R>): Endpoint<N, B, R> => ({
  ...base,
  derive: ({ query: _, ...at }) => at,
})

/** The delivery API reads lists with commas, and always gives `sys.id` and `sys.type`. */
export const delivered = <N extends string, B, R>(base: Endpoint<N, B, R>): Endpoint<N, B, R> => ({
  ...base,
  derive: ({ query = {}, ...at }) => ({ ...at, query: withIds(joinLists(query)) }),
})

const withIds = (query: Query): Query => (query.select ? { ...query, select: selectIds(query.select) as string } : query)

/** The same for lists that it reads with numbers. */
export const identified = <N extends string, B, R>(base: Endpoint<N, B, R>): Endpoint<N, B, R> => ({
  ...base,
  derive: ({ query = {}, ...at }) => ({ ...at, query: withIds(query) }),
})

/** Files go to a host of their own. */
export const atUploads = <N extends string, B, R>(base: Endpoint<N, B, R>): Endpoint<N, B, R> => ({ ...base, host: 'upload' })

export const without = <N extends string, B, R>(base: Endpoint<N, B, R>, ...omit: ReadonlyArray<string>): Endpoint<N, B, R> => ({
  ...base,
  omit: [...base.omit, ...omit],
})

/** A form that is taken only when this parameter is given, too. */
export const when = <N extends string, B, R>(parameter: string, base: Endpoint<N, B, R>): Endpoint<N, B, R> => ({
  ...base,
  when: parameter,
})

/** Ignoring this parameter would give something else than was asked for. */
export const refusing = <N extends string, B, R>(
  parameter: string,
  message: string,
  base: Endpoint<N, B, R>,
): Endpoint<N, B, R> => ({
  ...base,
  refuses: { parameter, message },
})

export const forms = <Each extends ReadonlyArray<AnyEndpoint>>(...each: Each): Forms<Each[number]> => ({ forms: each })

/** The five endpoints of an ordinary resource. */
export const crud = <P extends string, Id extends string, B, R>(base: P, id: Id, content: Codec<B>, entity: Codec<R>) => {
  const one = `${base}/{${id}}` as const
  return {
    get: get(one, entity),
    getMany: get(base, collection(entity)),
    create: post(base, content, entity),
    update: update(one, content, entity),
    delete: del(one),
  }
}
