import type { TE } from '../../domain/prelude.ts'
import type { PlatformError } from '../errors.ts'

/** What every operation of the platform gives: later, a result or the reason why not. */
export type Outcome<A> = TE.TaskEither<PlatformError, A>

export type QueryValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | ReadonlyArray<QueryValue>
  | { readonly [name: string]: QueryValue }
export type Query = { readonly [name: string]: QueryValue }

/** What any call may be given besides its parameters. */
export type Circumstances = {
  readonly query?: Query
  /** Sent along; they win over the ones that the operation sends itself. */
  readonly headers?: { readonly [name: string]: string }
  /** Ends the call, also while it waits for its next attempt. */
  readonly signal?: AbortSignal
  /** Milliseconds that the call may take with all its attempts. Default: no limit but those of the attempts. */
  readonly deadline?: number
}

/** Parameters are texts, except those that count something. */
type ParameterOf<Name extends string> = Name extends 'version' | 'include' | 'parentEntityVersion' ? number : string

/** Where an operation takes place: the parameters it needs, those it may have, and its circumstances. */
export type At<Param extends string, Option extends string = never> = { readonly [Name in Param]: ParameterOf<Name> } & {
  readonly [Name in Option]?: ParameterOf<Name>
} & Circumstances

/** An operation that sends nothing but its parameters, and one that sends a payload. */
export type Ask<Param extends string, Result, Option extends string = never> = (at: At<Param, Option>) => Outcome<Result>
export type Send<Param extends string, Payload, Result, Option extends string = never> = (
  at: At<Param, Option>,
  payload: Payload,
) => Outcome<Result>

/** What is changed says which version it was made from; without one the platform takes it for new. */
export type Versioned = { readonly sys?: { readonly version?: number } }

/** One page of a list; `total` counts all of it. */
export type Collection<A> = {
  readonly total: number
  readonly skip: number
  readonly limit: number
  readonly items: ReadonlyArray<A>
}

/** One page of a list that is walked by tokens: `pages.next` is the `pageNext` of the next query. */
export type CursorPage<A> = {
  readonly limit?: number
  readonly pages: { readonly next?: string; readonly prev?: string }
  readonly items: ReadonlyArray<A>
}

/** The five operations of an ordinary resource. */
export type Crud<Base extends string, Id extends string, Draft, Entity> = {
  readonly get: Ask<Base | Id, Entity>
  readonly getMany: Ask<Base, Collection<Entity>>
  readonly create: Send<Base, Draft, Entity>
  readonly update: Send<Base | Id, Draft & Versioned, Entity>
  readonly delete: Ask<Base | Id, undefined>
}
