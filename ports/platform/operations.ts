import type { TE } from '../../domain/prelude.ts'
import type { PlatformError } from '../errors.ts'

/** What every operation of the platform gives: later, a result or the reason why not. */
export type Outcome<A> = TE.TaskEither<PlatformError, A>

export type Query = { readonly [name: string]: string | number | boolean | ReadonlyArray<string> | undefined }

/** Where an operation takes place: the parameters of its path, and the query. */
export type At<Param extends string> = { readonly [Name in Param]: string } & { readonly query?: Query }

/** One page of a list; `total` counts all of it. */
export type Collection<A> = {
  readonly total: number
  readonly skip: number
  readonly limit: number
  readonly items: ReadonlyArray<A>
}
