import type * as t from 'io-ts'
import type { At, Outcome } from '../../ports/platform/operations.ts'
import type { WireRequest } from './transport.ts'

/** Unknown on the wire, `A` in the program. Annotate a codec with it to check it against a hand-written `A`. */
export type Codec<A> = t.Type<A, unknown>

/** Names with places for parameters: `{entryId}` must be given, `{entryId?}` may be, `{include=2}` has a default. */
export type Templates = { readonly [name: string]: string }

/** What one operation looks like on the wire. It does nothing. `Needs` are its templates, which name its parameters. */
export type Endpoint<Needs extends string, Payload, Result> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly payload: Codec<Payload>
  readonly result: Codec<Result>
  /** How `sys.version` of the payload travels as the version header: always (0 when unknown), when known, or not at all. */
  readonly version: 'sent' | 'known' | 'ignored'
  /** Members of the payload that stay out of the body. */
  readonly omit: ReadonlyArray<string>
  /** A header or query name whose parameter is missing is left out. */
  readonly headers: Templates
  readonly query: Templates
  /** Uploads have a host of their own. */
  readonly host: 'api' | 'upload'
  /** A `select` without `sys` gets it added: what comes back must have an id. */
  readonly selects: boolean
  /** Among several forms, this one wants this parameter too. */
  readonly when?: string
  /** A parameter that this operation has no meaning for, and the sentence that says so. */
  readonly refuses?: { readonly parameter: string; readonly message: string }
  /** Parameters that follow from others, or from the payload. */
  readonly derive?: (at: Parameters, payload: Payload) => Parameters
  /** The body, where it is not the payload. */
  readonly body?: (payload: Payload, at: Parameters) => unknown
  /** The inverse of `body`, and of what `derive` puts elsewhere: what a request says, or nothing when it is none of this operation's. */
  readonly read?: (request: WireRequest) => { readonly at?: Parameters; readonly payload: unknown } | undefined
  /** Of a good answer, where it is another one than its method and what it gives say. */
  readonly status?: number
  /** Only for its type. */
  readonly _needs?: Needs
}

// biome-ignore lint/suspicious/noExplicitAny: parameters of every operation, before their names are known.
export type Parameters = { readonly [name: string]: any }
// biome-ignore lint/suspicious/noExplicitAny: a table mixes endpoints of every type; `Client` gives them back.
export type AnyEndpoint = Endpoint<any, any, any>

/** One operation with several addresses: the first of which everything is given is taken. */
export type Forms<Each extends AnyEndpoint> = { readonly forms: ReadonlyArray<Each> }
export type Table = { readonly [name: string]: AnyEndpoint | Forms<AnyEndpoint> }

type Name<T extends string> = T extends `${string}{${infer Inner}}${infer Rest}` ? Inner | Name<Rest> : never
type Needed<N extends string> = N extends `${string}?` | `${string}=${string}` ? never : N
type Possible<N extends string> = N extends `${infer Inner}?` | `${infer Inner}=${string}` ? Inner : never
export type AtOf<Needs extends string> = At<Needed<Name<Needs>>, Possible<Name<Needs>>>

type Call<Needs extends string, Payload, Result> = [Payload] extends [undefined]
  ? (at: AtOf<Needs>) => Outcome<Result>
  : undefined extends Payload
    ? (at: AtOf<Needs>, payload?: Payload) => Outcome<Result>
    : (at: AtOf<Needs>, payload: Payload) => Outcome<Result>

type CallOf<E> = E extends Endpoint<infer N extends string, infer B, infer R> ? Call<N, B, R> : never

/** A function for each form, all at once. */
type Every<F> = (F extends unknown ? (f: F) => void : never) extends (f: infer I) => void ? I : never

/** The functions a table stands for: what a client offers is exactly what a server must implement. */
export type Client<T extends Table> = {
  readonly [K in keyof T]: T[K] extends Forms<infer E> ? Every<CallOf<E>> : CallOf<T[K]>
}
