import { E } from '../../domain/prelude.ts'
import type { Clock } from '../../ports/clock.ts'
import type { PlatformError } from '../../ports/errors.ts'
import type { Circumstances, Outcome } from '../../ports/platform/operations.ts'
import { pause } from './pause.ts'

export type Rhythm = {
  /** Before the first look. Default: at once. */
  readonly first?: number
  /** Between two looks. */
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
  /** Errors that may pass, because the record is not there yet. */
  readonly mayPass?: (error: PlatformError) => boolean
}

/** Looks again and again until there is a verdict. The signal and the deadline of the call hold while it waits, too. */
export const poll =
  <A>({ clock, call, at, ask, verdict, unfinished, mayPass, first = 0, wait, checks }: Polling<A>): Outcome<A> =>
  async () => {
    const end = at.deadline === undefined ? Number.POSITIVE_INFINITY : clock.now() + at.deadline
    const overdue: E.Either<PlatformError, never> = E.left({ _tag: 'Overdue', call, deadline: at.deadline ?? 0 })
    const rest = async (milliseconds: number): Promise<E.Either<PlatformError, never> | undefined> => {
      const left = end - clock.now()
      if (!(await pause(clock, Math.min(milliseconds, left), at.signal))) return E.left({ _tag: 'Aborted', call })
      return milliseconds >= left ? overdue : undefined
    }
    const delayed = first > 0 ? await rest(first) : undefined
    if (delayed) return delayed
    for (let look = 0; ; look++) {
      const seen = await ask(end === Number.POSITIVE_INFINITY ? at : { ...at, deadline: Math.max(1, end - clock.now()) })()
      const judged = E.isRight(seen) ? verdict(seen.right) : mayPass?.(seen.left) ? undefined : seen
      if (judged) return judged
      if (look >= checks) return E.isRight(seen) ? E.left(unfinished(seen.right)) : seen
      const interrupted = await rest(wait)
      if (interrupted) return interrupted
    }
  }
