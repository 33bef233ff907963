import { E } from '../../domain/prelude.ts'
import type { Clock } from '../../ports/clock.ts'
import type { PlatformError } from '../../ports/errors.ts'
import { callOf, type Transport, type WireResponse } from '../wire/transport.ts'

/** Ends a call with all its attempts when its signal says so or its deadline has passed, also while it waits. */
export const withDeadline =
  (clock: Pick<Clock, 'sleep'>) =>
  (transport: Transport): Transport =>
  (request) =>
  async () => {
    const { signal, deadline, ...rest } = request
    const call = callOf(request)
    if (signal?.aborted) return E.left({ _tag: 'Aborted', call })
    const over = new AbortController()
    const done = new AbortController()
    const timer =
      deadline === undefined ? undefined : clock.sleep(deadline, done.signal).then(() => done.signal.aborted || over.abort())
    const both = signal ? AbortSignal.any([signal, over.signal]) : over.signal
    const answer = await transport({ ...rest, signal: both })()
    done.abort()
    await timer
    if (!wasInterrupted(answer)) return answer
    if (signal?.aborted) return E.left({ _tag: 'Aborted', call })
    return over.signal.aborted ? E.left({ _tag: 'Overdue', call, deadline: deadline ?? 0 }) : answer
  }

/** A failure that would have been followed by another attempt. */
const wasInterrupted = (answer: E.Either<PlatformError, WireResponse>): boolean =>
  E.isLeft(answer) || answer.right.status >= 500 || answer.right.status === 429
