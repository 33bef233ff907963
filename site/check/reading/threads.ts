import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { type Job, type Read, readFiles } from './files.ts'

/** Below this many files, starting threads takes longer than they save. */
const fewest = 1000

/** Reads the files of a job, on all cores when there are many; this thread reads, too. */
export const readAll = async (job: Job): Promise<ReadonlyArray<Read>> => {
  const threads = job.share.length < fewest ? 1 : availableParallelism()
  const shares = Array.from({ length: threads }, (_, thread) => job.share.filter((__, index) => index % threads === thread))
  const [own = [], ...others] = shares
  const elsewhere = others.map((share) => inThread({ ...job, share }))
  return [readFiles({ ...job, share: own }), ...(await Promise.all(elsewhere))]
}

const inThread = (job: Job): Promise<Read> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./thread.mjs', import.meta.url), { workerData: job })
    worker.on('message', resolve)
    worker.on('error', reject)
  })
