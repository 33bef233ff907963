import { E } from '../../domain/prelude.ts'
import type { Clock } from '../../ports/clock.ts'
import { callOf, type Transport } from '../wire/transport.ts'

/** Ends a call with all its attempts when its signal says so or its deadline has passed, also while it waits. */
export const withDeadline =
  (clock: Clock) =>
  (transport: Transport): Transport =>
  (request) =>
  async () => {
    const { signal, deadline, ...rest } = request
    const call = callOf(request)
    if (signal?.aborted) return E.left({ _tag: 'Aborted', call })
    if (deadline === undefined) {
      const answer = await transport(signal ? { ...rest, signal } : rest)()
      return E.isLeft(answer) && signal?.aborted ? E.left({ _tag: 'Aborted', call }) : answer
    }
    const over = new AbortController()
    const done = new AbortController()
    const timer = clock.sleep(deadline, done.signal).then(() => {
      if (!done.signal.aborted) over.abort()
    })
    const answer = await transport({ ...rest, signal: signal ? AbortSignal.any([signal, over.signal]) : over.signal })()
    done.abort()
    await timer
    if (E.isRight(answer)) return answer
    if (signal?.aborted) return E.left({ _tag: 'Aborted', call })
    return over.signal.aborted ? E.left({ _tag: 'Overdue', call, deadline }) : answer
  }
