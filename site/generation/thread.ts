import { parentPort, workerData } from 'node:worker_threads'
import { NotAnExport } from '../../adapters/export/index-files.ts'
import type { Done, Job, Task } from './job.ts'
import { workerFor } from './worker.ts'

/** The first word is that it is ready: it is given tasks with every one. */
export type Told = { readonly done: ReadonlyArray<Done> } | { readonly notAnExport: true }

// What a worker thread runs. Anything else that goes wrong ends it, and whoever started it hears why.
const { carryOut, close } = workerFor(workerData as Job)
const tell = (told: Told): void => parentPort?.postMessage(told)

/** An empty share is the end. */
parentPort?.on('message', (tasks: ReadonlyArray<Task>) => {
  turn = turn.then(() => answer(tasks))
})
let turn: Promise<void> = Promise.resolve()

const answer = async (tasks: ReadonlyArray<Task>): Promise<void> => {
  try {
    if (tasks.length > 0) return tell({ done: await carryOut(tasks) })
    close()
    parentPort?.close()
  } catch (error) {
    if (!(error instanceof NotAnExport)) throw error
    tell({ notAnExport: true })
  }
}

tell({ done: [] })
tell({ done: [] })
