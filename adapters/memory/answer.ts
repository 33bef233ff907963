import { E, pipe } from '../../domain/prelude.ts'
import type { Outcome, Query } from '../../ports/platform/operations.ts'
import type { PlatformError } from '../../ports/platform-errors.ts'

/** What the platform says: a result, or why not. Nothing here waits for anything. */
export type Answer<A> = E.Either<PlatformError, A>

// biome-ignore lint/suspicious/noExplicitAny: the parameters of every operation, whose names the ports know.
export type Parameters = { readonly [name: string]: any; readonly query?: Query }

/** An operation of a port: what it does happens when it is run, and all at once. */
export const operation =
  <P = undefined, A = unknown>(perform: (at: Parameters, payload: P) => Answer<A>) =>
  (at: Parameters = {}, payload?: P): Outcome<A> =>
  () =>
    Promise.resolve(perform(at, payload as P))

/** The first of these rules that is broken says why; with none broken, the value goes on. */
export const unless =
  <A>(...rules: ReadonlyArray<(value: A) => PlatformError | false | undefined>) =>
  (value: A): Answer<A> => {
    for (const rule of rules) {
      const refusal = rule(value)
      if (refusal) return E.left(refusal)
    }
    return E.right(value)
  }

export const checked = <A>(value: A, ...rules: ReadonlyArray<(value: A) => PlatformError | false | undefined>): Answer<A> =>
  pipe(value, unless(...rules))
