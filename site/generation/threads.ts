import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { NotAnExport } from '../../adapters/export/index-files.ts'
import type { Program } from '../program.ts'
import type { Done, Job, Task } from './job.ts'
import type { Told } from './thread.ts'
import { workerFor } from './worker.ts'

/** Below this many tasks, starting threads takes longer than they save. */
const fewest = 400
/** Tasks that are handed out at once: the languages of a page share its records. */
const share = 16
/** Megabytes of objects that a thread may hold: it holds a few pages at a time. With fewer young ones much is kept that is of no use any more. */
const memory = { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 1024 }

type Tell = (done: ReadonlyArray<Done>) => void

/** Carries out all tasks of a job, on all cores when there are many; this thread does its share, and begins while the others start. */
export const carryOutAll = async (job: Job, tasks: ReadonlyArray<Task>, { folder }: Program, tell: Tell): Promise<void> => {
  const others = tasks.length < fewest ? 0 : availableParallelism() - 1
  const shares = sharesOf(tasks)
  const workers = Array.from(
    { length: others },
    () => new Worker(join(folder, 'thread.js'), { workerData: job, resourceLimits: memory }),
  )
  try {
    await Promise.all([here(job, shares, tell), ...workers.map((worker) => withWorker(worker, shares, tell))])
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

function* sharesOf(tasks: ReadonlyArray<Task>): Generator<ReadonlyArray<Task>> {
  for (let from = 0; from < tasks.length; from += share) yield tasks.slice(from, from + share)
}

const here = async (job: Job, shares: Iterable<ReadonlyArray<Task>>, tell: Tell): Promise<void> => {
  const { carryOut, close } = workerFor(job)
  try {
    for (const tasks of shares) {
      tell(await carryOut(tasks))
      // Others want tasks, too.
      await new Promise(setImmediate)
    }
  } finally {
    close()
  }
}

/** Every word that a worker says is answered with more tasks: it says two at the beginning, so it never waits. */
const withWorker = (worker: Worker, shares: Iterator<ReadonlyArray<Task>>, tell: Tell): Promise<void> =>
  new Promise((resolve, reject) => {
    let over = false
    worker.on('message', (told: Told) => {
      if ('notAnExport' in told) return reject(new NotAnExport())
      tell(told.done)
      const next = shares.next()
      if (!next.done) worker.postMessage(next.value)
      else if (!over) worker.postMessage([])
      over = next.done ?? false
    })
    worker.on('error', reject)
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`A thread ended with ${code}.`))))
  })
