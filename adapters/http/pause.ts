import type { Clock } from '../../ports/clock.ts'

/** Sleeps, unless the signal wakes it first: `true` when it slept to the end. */
export const pause = async (clock: Pick<Clock, 'sleep'>, milliseconds: number, signal?: AbortSignal): Promise<boolean> => {
  if (signal?.aborted) return false
  if (!signal) return clock.sleep(milliseconds).then(() => true)
  let wake: () => void = () => undefined
  const woken = new Promise<boolean>((resolve) => {
    wake = () => resolve(false)
    signal.addEventListener('abort', wake, { once: true })
  })
  const slept = await Promise.race([clock.sleep(milliseconds, signal).then(() => !signal.aborted), woken])
  signal.removeEventListener('abort', wake)
  return slept
}
