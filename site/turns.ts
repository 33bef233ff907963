import type { Clock } from '../ports/clock.ts'

/** Milliseconds: reasons that come this close together belong together; but nobody waits for them for ever. */
export type Settling = { readonly quiet: number; readonly most: number }

/** Work that is done one at a time, and once more at most for all the reasons that came meanwhile. Gives when it is all done. */
export const inTurns = <Reason>(
  clock: Clock,
  { quiet, most }: Settling,
  work: (reasons: ReadonlyArray<Reason>) => Promise<void>,
): ((reason: Reason) => Promise<void>) => {
  let waiting: ReadonlyArray<Reason> = []
  let running: Promise<void> | undefined

  const settled = async (): Promise<void> => {
    const end = clock.now() + most
    for (let count = -1; count !== waiting.length && clock.now() < end; ) {
      count = waiting.length
      await clock.sleep(quiet)
    }
  }
  const all = async (): Promise<void> => {
    try {
      while (waiting.length > 0) {
        await settled()
        const reasons = waiting
        waiting = []
        await work(reasons)
      }
    } finally {
      // In the same step as the last look: a reason that comes later begins anew.
      running = undefined
    }
  }
  return (reason) => {
    waiting = [...waiting, reason]
    running ??= all()
    return running
  }
}
