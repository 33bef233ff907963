import { type ExportRecords, recordsIn } from '../../adapters/export/records.ts'
import { stampOf } from '../../adapters/node/output/trees.ts'
import { writerIn } from '../../adapters/node/output/writing.ts'
import type { Locale } from '../../domain/locale.ts'
import type { Stamp } from '../../ports/output.ts'
import type { Around } from '../../renderer/page-view.ts'
import { filesOf, isDrawn, viewRoute } from '../../renderer/render-route.ts'
import { addressesIn } from '../../renderer/site.ts'
import { theme } from '../theme.ts'
import { contentOver } from './content.ts'
import type { Job, Rendered, Task } from './job.ts'

/** Tasks that are taken at once: the languages of a page share its records. */
const share = 8

/** Renders and writes what is left of a job, until nothing is. */
export const renderPages = async (job: Job, tell: (rendered: ReadonlyArray<Rendered>) => void): Promise<void> => {
  const records = recordsIn(job.index, (url) => job.addresses.get(url))
  const render = renderer(job, records)
  const taken = new Int32Array(job.taken)
  try {
    for (;;) {
      const from = Atomics.add(taken, 0, share)
      const tasks = job.tasks.slice(from, from + share)
      if (tasks.length === 0) return
      const rendered: Array<Rendered> = []
      for (const task of tasks) rendered.push(await render(task))
      tell(rendered)
    }
  } finally {
    records.close()
  }
}

const renderer = (job: Job, records: ExportRecords) => {
  const write = writerIn(job.folder)
  return async ({ context, known }: Task): Promise<Rendered> => {
    const started = performance.now()
    const { route } = context
    const reads = { records: new Set<string>(), pages: new Set<string>() }
    const around = aroundOf(job, route.locale, reads.pages)
    const { view, problems } = await viewRoute(around, contentOver(records, (key) => reads.records.add(key)).pages.byId, context)
    const stamps: Array<readonly [string, Stamp]> = []
    if (problems.length === 0)
      for (const { path, contents } of filesOf(around, view)) {
        const bytes = Buffer.from(contents)
        const stamp = stampOf(bytes)
        if (known[path] !== stamp[1]) write({ path, contents: bytes })
        stamps.push([path, stamp])
      }
    return {
      name: route.name,
      trace: {
        records: [...reads.records],
        pages: [...reads.pages],
        updated: view.updated,
        ...(isDrawn(around, view) ? { cover: view.cover } : {}),
        files: stamps.map(([path]) => path),
      },
      stamps,
      milliseconds: performance.now() - started,
      problems,
    }
  }
}

const aroundOf = ({ settings, locales, frames, pages }: Job, locale: Locale, reads: Set<string>): Around => {
  const frame = frames.get(locale.iso)
  if (!frame) throw new Error(`The locale ${locale.iso} has pages but no frame.`)
  const { here, anywhere } = addressesIn(pages, locale)
  const noted = (id: string): string => {
    for (const iso of frames.keys()) reads.add(`${iso} ${id}`)
    return id
  }
  return {
    theme,
    settings,
    locales,
    frame,
    addresses: { here: (id) => here(noted(id)), anywhere },
  }
}
