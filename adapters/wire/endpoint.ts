import * as t from 'io-ts'
import type { At, Outcome } from '../../ports/platform/operations.ts'

/** Unknown on the wire, `A` in the program. Annotate a codec with it to check it against a hand-written `A`. */
export type Codec<A> = t.Type<A, unknown>

/** What one operation looks like on the wire. It does nothing. */
export type Endpoint<Path extends string, Payload, Result> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: Path
  readonly payload: Codec<Payload>
  readonly result: Codec<Result>
}

// biome-ignore lint/suspicious/noExplicitAny: a table mixes endpoints of every type; `Client` gives them back.
export type AnyEndpoint = Endpoint<string, any, any>
export type Table = { readonly [name: string]: AnyEndpoint }

type Param<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Param<Rest> : never
type Call<Path extends string, Payload, Result> = [Payload] extends [undefined]
  ? (at: At<Param<Path>>) => Outcome<Result>
  : (at: At<Param<Path>>, payload: Payload) => Outcome<Result>

/** The functions a table stands for: what a client offers is exactly what a server must implement. */
export type Client<T extends Table> = {
  readonly [Name in keyof T]: T[Name] extends Endpoint<infer P, infer B, infer R> ? Call<P, B, R> : never
}

export const get = <P extends string, R>(path: P, result: Codec<R>): Endpoint<P, undefined, R> => ({
  method: 'GET',
  path,
  payload: t.undefined,
  result,
})

/** A codec that reads a missing value as `fallback`: the platform leaves empty things out. */
export const orElse = <A>(codec: t.Type<A, unknown, unknown>, fallback: A): Codec<A> =>
  new t.Type(
    codec.name,
    codec.is,
    (value, context) => (value === undefined ? t.success(fallback) : codec.validate(value, context)),
    codec.encode,
  )

/** One page of a list. Short lists come without `skip` and `limit`. */
export const collection = <A>(item: Codec<A>) =>
  t.type({ total: t.number, skip: orElse(t.number, 0), limit: orElse(t.number, 0), items: t.readonlyArray(item) }, 'collection')
