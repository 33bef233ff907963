import { deliveryApi } from '../memory/delivery/api.ts'
import type { Memory } from '../memory/memory.ts'
import { Records } from '../memory/store/records.ts'
import type { Change } from '../memory/store/stored.ts'

/** What the delivery API knows some time later than the management API: as elsewhere, but on request and for sure. */
export const publishDelay = ({ records, machine }: Memory, now: () => number) => {
  let delay = 0
  let stop = (): void => {}
  let waiting: Array<{ readonly at: number; readonly change: Change }> = []
  const late = new Records()
  const lateDelivery = deliveryApi({ ...machine, records: late }, 'published')
  const catchUp = (): void => {
    const due = waiting.filter(({ at }) => at + delay <= now())
    waiting = waiting.slice(due.length)
    for (const { change } of due) late.apply(change)
  }
  return {
    get: () => delay,
    /** Milliseconds; 0 ends it. */
    set: (milliseconds: number): void => {
      stop()
      waiting = []
      delay = milliseconds
      if (delay === 0) return
      late.restore(records.picture())
      stop = records.listen((change) => void waiting.push({ at: now(), change }))
    },
    /** What is known by now. */
    delivery: lateDelivery,
    catchUp,
  }
}
