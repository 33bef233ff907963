import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Copy } from '../../ports/output.ts'
import type { Program } from '../program.ts'

/** With fewer files, starting a thread takes longer than copying them. */
export const fewestToCopy = 1000

/** In a thread of its own: the system makes the folders of a copy one by one, which is waiting more than working. */
export const copyingBy =
  ({ folder }: Program): Copy =>
  (from, to) =>
    new Promise((resolve, reject) => {
      const thread = new Worker(join(folder, 'copy.js'), { workerData: [from, to] })
      thread.on('error', reject)
      thread.on('exit', (code) =>
        code === 0 ? resolve() : reject(new Error(`The thread that copies ${from} ended with ${code}.`)),
      )
    })
