import type { Clock } from '../../../ports/clock.ts'

export type QueueOptions<Job> = {
  readonly concurrency: number
  readonly clock: Pick<Clock, 'sleep'>
  /** Ends waiting, and takes no more jobs. */
  readonly signal: AbortSignal
  /** Gives what is to be done again, and after how many milliseconds. */
  readonly perform: (job: Job) => Promise<{ readonly job: Job; readonly delay: number } | undefined>
}

/** Does jobs in their order, some at a time. One that waits to be done again keeps no other from being done. */
export const queue = <Job>({ concurrency, clock, signal, perform }: QueueOptions<Job>) => {
  const waiting = new Set<() => void>()
  let jobs: Array<Job> = []
  let next = 0
  let running = 0
  /** Also what sleeps, or will add jobs. */
  let open = 0

  const done = (): void => {
    open--
    if (open > 0) return
    for (const resolve of waiting) resolve()
    waiting.clear()
  }
  const follow = (work: Promise<unknown>): void => {
    open++
    // Whatever goes wrong here is of no concern to the one who caused it.
    work.then(done, done)
  }

  const later = async (job: Job, delay: number): Promise<void> => {
    await clock.sleep(delay, signal)
    add(job)
  }

  const run = async (job: Job): Promise<void> => {
    const again = await perform(job)
    if (again && !signal.aborted) follow(later(again.job, again.delay))
  }
  const free = (): void => {
    running--
    fill()
  }
  const fill = (): void => {
    while (running < concurrency && next < jobs.length) {
      const job = jobs[next++] as Job
      running++
      follow(run(job).then(free, free))
    }
    if (next < jobs.length) return
    jobs = []
    next = 0
  }
  const add = (job: Job): void => {
    if (signal.aborted) return
    jobs.push(job)
    fill()
  }

  return {
    add,
    follow,
    settled: (): Promise<void> => (open === 0 ? Promise.resolve() : new Promise((resolve) => waiting.add(resolve))),
  }
}
