import { E } from '../../domain/prelude.ts'
import type { Clock } from '../../ports/clock.ts'
import type { PlatformError } from '../../ports/errors.ts'
import type { Circumstances, Outcome } from '../../ports/platform/operations.ts'
import { pause } from './pause.ts'
import { within } from './within.ts'

export type Rhythm = {
  /** Milliseconds before the first look. Default: at once. */
  readonly first?: number
  /** Milliseconds between two looks. */
  readonly wait: number
  /** Looks after the first one. */
  readonly checks: number
}

type Polling<A> = Rhythm & {
  readonly clock: Clock
  /** How messages name what is asked. */
  readonly call: string
  readonly at: Circumstances
  /** One look, with what is left of the deadline. */
  readonly ask: (at: Circumstances) => Outcome<A>
  /** The end, good or bad; nothing while it goes on. */
  readonly verdict: (value: A) => E.Either<PlatformError, A> | undefined
  readonly unfinished: (value: A) => PlatformError
}

/** Looks again and again until there is a verdict. The signal and the deadline of the call hold while it waits, too. */
export const poll = <A>({ clock, call, at, ask, verdict, unfinished, first = 0, wait, checks }: Polling<A>): Outcome<A> =>
  within(clock, at, async (left) => {
    const delayed = first > 0 ? await rest(clock, first, call, left()) : undefined
    if (delayed) return delayed
    for (let look = 0; ; look++) {
      const seen = await ask(left())()
      const judged = E.isRight(seen) ? verdict(seen.right) : seen
      if (judged) return judged
      if (look >= checks) return E.isRight(seen) ? E.left(unfinished(seen.right)) : seen
      const interrupted = await rest(clock, wait, call, left())
      if (interrupted) return interrupted
    }
  })

/** Gives nothing once it has rested; what ended it otherwise. */
const rest = async (
  clock: Clock,
  milliseconds: number,
  call: string,
  { signal, deadline = Number.POSITIVE_INFINITY }: Circumstances,
): Promise<E.Either<PlatformError, never> | undefined> => {
  if (!(await pause(clock, Math.min(milliseconds, deadline), signal))) return E.left({ _tag: 'Aborted', call })
  return milliseconds >= deadline ? E.left({ _tag: 'Overdue', call, deadline }) : undefined
}
