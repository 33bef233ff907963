import { parentPort, workerData } from 'node:worker_threads'
import { NotAnExport } from '../../adapters/export/index-files.ts'
import type { Job, Rendered } from './job.ts'
import { renderPages } from './render-pages.ts'

export type Told = { readonly rendered: ReadonlyArray<Rendered> } | { readonly notAnExport: true }

// What a worker thread runs. Anything else that goes wrong ends it, and whoever started it hears why.
const tell = (told: Told): void => parentPort?.postMessage(told)

try {
  await renderPages(workerData as Job, (rendered) => tell({ rendered }))
} catch (error) {
  if (!(error instanceof NotAnExport)) throw error
  tell({ notAnExport: true })
}
