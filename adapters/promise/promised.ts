import { E } from '../../domain/prelude.ts'
import type { PlatformError } from '../../ports/errors.ts'
import type { Circumstances, Outcome } from '../../ports/platform/operations.ts'
import { toError } from './error.ts'
import { type CoreArguments, positional } from './positional.ts'

/** Parameters that a client can be given once for all its calls. */
export type Defaults = { readonly spaceId?: string; readonly environmentId?: string; readonly organizationId?: string }

type Relaxed<At> = Omit<At, keyof Defaults> & Partial<Pick<At, keyof At & keyof Defaults>>
type Params<At> = Partial<At> extends Relaxed<At> ? [params?: Relaxed<At>] : [params: Relaxed<At>]
type Headers = { readonly [name: string]: string }

/** The same operations as promises: parameters, payload, headers, as the official plain client takes them. */
export type Promised<T> = {
  readonly [Name in keyof T]: T[Name] extends (at: infer At, ...rest: infer Rest) => Outcome<infer Result>
    ? Rest extends []
      ? (...args: [...Params<At>, payload?: undefined, headers?: Headers]) => Promise<Result>
      : (params: Relaxed<At>, ...rest: [...Rest, headers?: Headers]) => Promise<Result>
    : T[Name] extends (at: infer At) => Items<infer A>
      ? (...args: Params<At>) => AsyncIterable<A>
      : Promised<T[Name]>
}

type Items<A> = AsyncIterable<E.Either<PlatformError, A>>
type Operation = (at: Circumstances, payload: unknown) => Outcome<unknown> | Items<unknown>

export const promised = <T extends object>(operations: T, defaults: Defaults, prefix = ''): Promised<T> =>
  Object.fromEntries(
    Object.entries(operations).map(([name, member]) => [
      name,
      typeof member === 'function'
        ? asPromise(member as Operation, defaults, positional[`${prefix}${name}`] ?? ordinary)
        : promised(member as object, defaults, `${prefix}${name}.`),
    ]),
  ) as Promised<T>

const asPromise =
  (operation: Operation, defaults: Defaults, toCore: typeof ordinary) =>
  (params: Circumstances = {}, ...rest: ReadonlyArray<unknown>): Promise<unknown> | AsyncIterable<unknown> => {
    const [at, payload] = toCore({ ...defaults, ...params }, ...rest)
    const outcome = operation(at, payload)
    return typeof outcome === 'function' ? run(outcome) : thrown(outcome)
  }

const ordinary = (params: object & Circumstances, payload?: unknown, headers?: unknown): CoreArguments => [
  { ...params, headers: { ...params.headers, ...(headers as Headers | undefined) } },
  payload,
]

/** The edge: a failure becomes a rejection. */
export const run = async <A>(outcome: Outcome<A>): Promise<A> => rightOf(await outcome())

const rightOf = <A>(result: E.Either<PlatformError, A>): A => {
  if (E.isLeft(result)) throw toError(result.left)
  return result.right
}

const thrown = <A>(items: Items<A>): AsyncIterable<A> => ({
  async *[Symbol.asyncIterator]() {
    for await (const item of items) yield rightOf(item)
  },
})
