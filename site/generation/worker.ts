import { type ExportRecords, recordsIn } from '../../adapters/export/records.ts'
import { stampOf } from '../../adapters/node/output/trees.ts'
import { encoder, type Write, writerIn } from '../../adapters/node/output/writing.ts'
import type { Locale } from '../../domain/locale.ts'
import { linesOf } from '../../renderer/incremental.ts'
import type { Around } from '../../renderer/page-view.ts'
import { filesOf, isDrawn, viewRoute } from '../../renderer/render-route.ts'
import { addressesIn } from '../../renderer/site.ts'
import { coverFiles } from '../covers/files.ts'
import { theme } from '../theme.ts'
import { pagesOver } from './content.ts'
import type { Done, Job, Task } from './job.ts'
import { contextAt } from './place.ts'

type PageTask = Extract<Task, { readonly kind: 'page' }>
type CoverTask = Extract<Task, { readonly kind: 'cover' }>

/** Renders and writes, one task after the other, until it is closed. */
export const workerFor = (job: Job) => {
  const records = recordsIn(job.index, (url) => job.addresses.get(url))
  const write = writerIn(job.folder)
  const render = renderer(job, records, write)
  return {
    carryOut: async (tasks: ReadonlyArray<Task>): Promise<ReadonlyArray<Done>> => {
      const done: Array<Done> = []
      for (const task of tasks) done.push(task.kind === 'page' ? await render(task) : draw(task, write))
      return done
    },
    close: records.close,
  }
}

const draw = ({ drawing }: CoverTask, write: Write): Done => ({
  stamps: coverFiles(drawing).map(({ path, draw }) => {
    const contents = draw()
    write({ path, contents })
    return [path, stampOf(contents)]
  }),
})

const renderer = (job: Job, records: ExportRecords, write: Write) => {
  const encode = encoder()
  return async ({ place, known }: PageTask): Promise<Done> => {
    const started = performance.now()
    const { route } = place
    const reads = { records: new Set<string>(), pages: new Set<string>() }
    const around = aroundOf(job, route.locale, reads.pages)
    const { view, problems } = await viewRoute(
      around,
      pagesOver(records, (key) => reads.records.add(key)).byId,
      contextAt(job.pages, place),
    )
    const stamps: Array<Done['stamps'][number]> = []
    if (problems.length === 0 && !job.broken)
      for (const { path, contents } of filesOf(around, view)) {
        const bytes = encode(contents)
        const stamp = stampOf(bytes)
        if (known[path] !== stamp[1]) write({ path, contents: bytes })
        stamps.push([path, stamp])
      }
    return {
      stamps,
      page: {
        name: route.name,
        trace: {
          // Whoever points at a page knows that there is one.
          records: linesOf([...reads.records].filter((key) => !(key.startsWith('Page ') && reads.pages.has(key.slice(5))))),
          pages: linesOf(reads.pages),
          updated: view.updated,
          milliseconds: performance.now() - started,
          ...(isDrawn(around, view) ? { cover: view.cover } : {}),
        },
        problems,
      },
    }
  }
}

const aroundOf = ({ settings, locales, frames, pages }: Job, locale: Locale, reads: Set<string>): Around => {
  const frame = frames.get(locale.iso)
  if (!frame) throw new Error(`The locale ${locale.iso} has pages but no frame.`)
  const { here, anywhere } = addressesIn(pages, locale)
  const noted = (id: string): string => {
    reads.add(id)
    return id
  }
  return { theme, settings, locales, frame, addresses: { here: (id) => here(noted(id)), anywhere } }
}
