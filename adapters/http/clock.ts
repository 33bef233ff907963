import type { Clock } from '../../ports/clock.ts'
import { limits } from './limits.ts'

/** The clock of any machine that runs JavaScript. */
export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (milliseconds, signal) =>
    new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', done)
        resolve()
      }
      const timer = setTimeout(done, Math.min(milliseconds, limits.timer))
      signal?.addEventListener('abort', done, { once: true })
    }),
}
