import { setTimeout } from 'node:timers/promises'
import type { Clock } from '../../../ports/clock.ts'

/** The time of this machine. Sleeping keeps no process alive: a server that ends makes no further attempts. */
export const webhookClock: Clock = {
  now: () => Date.now(),
  sleep: (milliseconds, signal) =>
    setTimeout(milliseconds, undefined, { ref: false, ...(signal ? { signal } : {}) }).catch(() => {}),
}
