import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { NotAnExport } from '../../adapters/export/index-files.ts'
import type { Program } from '../program.ts'
import type { Job, Rendered } from './job.ts'
import { renderPages } from './render-pages.ts'
import type { Told } from './thread.ts'

/** Below this many pages, starting threads takes longer than they save. */
const fewest = 400
/** Megabytes of objects that a thread may hold: it holds a few pages at a time. */
const memory = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 1024 }

/** Renders all pages of a job, on all cores when there are many. */
export const renderAll = async (
  job: Job,
  { folder }: Program,
  tell: (rendered: ReadonlyArray<Rendered>) => void,
): Promise<void> => {
  const threads = process.env.T ? Number(process.env.T) : job.tasks.length < fewest ? 0 : availableParallelism()
  if (threads < 2) return renderPages(job, tell)
  await Promise.all(Array.from({ length: threads }, () => inThread(join(folder, 'thread.js'), job, tell)))
}

const inThread = (script: string, job: Job, tell: (rendered: ReadonlyArray<Rendered>) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(script, { workerData: job, resourceLimits: memory })
    worker.on('message', (told: Told) => {
      if ('rendered' in told) tell(told.rendered)
      else reject(new NotAnExport())
    })
    worker.on('error', reject)
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`A thread ended with ${code}.`))))
  })
