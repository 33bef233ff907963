import { isSettled } from '../../domain/platform/action.ts'
import { E } from '../../domain/prelude.ts'
import type { Clock } from '../../ports/clock.ts'
import type { PlatformError, Subject } from '../../ports/errors.ts'
import type { Circumstances, Outcome } from '../../ports/platform/operations.ts'
import { limits } from './limits.ts'
import { poll } from './poll.ts'
import { within } from './within.ts'

/** How long to wait for an action, beside the signal and the deadline of the call. */
export type Patience = {
  /** Milliseconds before the first look. Default: 1000. */
  readonly initialDelay?: number
  /** Milliseconds between two looks. Default: 2000. */
  readonly interval?: number
  /** How many looks. Default: 30. */
  readonly retries?: number
  /** `false`: a failed action is a result like any other. Default: true. */
  readonly throwOnFailedExecution?: boolean
}

type Action = { readonly sys: Subject['sys'] & { readonly status: string } }
type Waiting<At, A> = {
  readonly clock: Clock
  readonly at: At
  readonly start: (at: At) => Outcome<A>
  readonly look: (id: string, at: At) => Outcome<A>
}

/** Starts an action and looks at it until it has succeeded or failed. */
export const toItsEnd = <At extends Circumstances & Patience, A extends Action>({
  clock,
  at,
  start,
  look,
}: Waiting<At, A>): Outcome<A> =>
  within(clock, at, async (left) => {
    const started = await start(left())()
    if (E.isLeft(started)) return started
    const { sys } = started.right
    const settled = verdict<A>(at)
    return (
      settled(started.right) ??
      poll({
        clock,
        call: `${sys.type} ${sys.id}`,
        at: left(),
        ask: (circumstances) => look(sys.id, { ...at, ...circumstances }),
        verdict: settled,
        unfinished,
        first: at.initialDelay ?? limits.action.first,
        wait: at.interval ?? limits.action.wait,
        checks: (at.retries ?? limits.action.checks) - 1,
      })()
    )
  })

const verdict =
  <A extends Action>({ throwOnFailedExecution = true }: Patience) =>
  (action: A): E.Either<PlatformError, A> | undefined => {
    if (!isSettled(action.sys.status)) return undefined
    return action.sys.status === 'failed' && throwOnFailedExecution
      ? E.left({ _tag: 'Failed', message: `${action.sys.type} failed to execute.`, subject: action })
      : E.right(action)
  }

const unfinished = (action: Action): PlatformError => ({
  _tag: 'Unfinished',
  message: `${action.sys.type} didn't finish processing within the expected timeframe.`,
  subject: action,
})
