import { parentPort, workerData } from 'node:worker_threads'
import type { Config } from '../config.ts'
import { containerOf } from '../container.ts'
import { programOf, readBundle } from '../program.ts'
import { resolveFrom, tokens } from '../tokens.ts'
import { type Live, liveWebsite } from './website.ts'

/** One operation of a website that is shown by a thread, and what came of it. That it has begun is what comes of the first, which nobody asked for. */
export type Asked = { readonly id: number; readonly name: keyof Live; readonly values: ReadonlyArray<string> }
export type Told = { readonly id: number } & ({ readonly value: unknown } | { readonly error: unknown })

// What shows published content with the code of one moment: other code has another thread.
const config = workerData as Config
const source = resolveFrom(containerOf(config))(tokens.source)
const live = liveWebsite(readBundle(programOf(process.env)), source, { ...config, showing: 'published' })
const tell = (told: Told): void => parentPort?.postMessage(told)

parentPort?.on('message', async ({ id, name, values: [path = '', search = ''] }: Asked) => {
  try {
    tell({ id, value: await live[name](path, search) })
  } catch (error) {
    tell({ id, error })
  }
})

tell({ id: 0, value: undefined })
