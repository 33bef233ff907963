import { fileURLToPath } from 'node:url'
import { type ExportIndex, knownRow, NotAnExport } from '../../adapters/export/index-files.ts'
import type { SiteBundle } from '../../adapters/node/bundle.ts'
import { readFolder } from '../../adapters/node/files.ts'
import { makeFiles, type Recipe } from '../../adapters/node/made-files.ts'
import { besideOf } from '../../adapters/node/output/output.ts'
import { hashOf, stampOf } from '../../adapters/node/output/trees.ts'
import { pngOf } from '../../adapters/node/png.ts'
import { offlinePath, serviceWorkerPath, topOf } from '../../domain/paths.ts'
import { E } from '../../domain/prelude.ts'
import type { Checked } from '../../ports/content.ts'
import type { Failure } from '../../ports/errors.ts'
import type { Draft, OutputFile, Stamp, Written } from '../../ports/output.ts'
import type { Progress } from '../../ports/progress.ts'
import { besideFiles } from '../../renderer/beside-files.ts'
import type { Cells, Trace } from '../../renderer/incremental.ts'
import { manifestFile } from '../../renderer/payload.ts'
import { type Context, type Site, withoutEchoes } from '../../renderer/site.ts'
import type { OwnFiles } from '../assets/files.ts'
import type { Built, Kept } from '../build.ts'
import { catalogueFiles } from '../catalogue/files.ts'
import type { Config } from '../config.ts'
import { coverPaths, drawingsOf, shares } from '../covers/files.ts'
import type { Drawing } from '../covers/of-page.ts'
import type { Program } from '../program.ts'
import { theme } from '../theme.ts'
import type { Done, Job, Rendered, Task } from './job.ts'
import { writeReport } from './report.ts'
import { reasonsFor, type Source } from './source.ts'
import { carryOutAll } from './threads.ts'

/** What is to be written, and what of it has to be rendered. */
export type Plan = {
  readonly config: Config
  readonly program: Program
  readonly source: Source
  readonly index: ExportIndex
  readonly own: OwnFiles
  readonly bundle: SiteBundle
  readonly site: Site
  readonly cells: Cells
  readonly before: Written<Kept> | undefined
  readonly problems: ReadonlyArray<Failure>
  readonly rendered: Built['rendered']
  readonly tasks: ReadonlyArray<Context>
}

const here = fileURLToPath(new URL('..', import.meta.url))

/** Writes a website aside, or tells all that is wrong with it. */
export const write =
  (plan: Plan, draft: Draft, inputs: string, progress: Progress): Checked<Written<Kept>> =>
  async () => {
    const files: { [path: string]: Stamp } = {}
    // What is named by its content needs not be made again to know that it is the same.
    const take = (path: string): boolean => {
      const stamp = plan.before?.files[path]
      if (stamp === undefined || plan.before?.notes.cells.program !== plan.cells.program) return false
      files[path] = stamp
      return true
    }
    const drawings = drawingsOf(plan.site.contexts.map(({ route }) => route))
    const undrawn = drawings.filter((drawing) => !coverPaths(drawing).every(take))
    const rendered = await renderTasks(plan, undrawn, draft, progress)
    if (E.isLeft(rendered)) return rendered
    const pages = rendered.right.flatMap(({ page }) => page ?? [])
    const problems = [...plan.problems, ...pages.flatMap(({ problems }) => problems)]
    if (problems.length > 0) return E.left(withoutEchoes(problems))

    const traces = tracesOf(plan, pages)
    for (const { name } of plan.site.contexts.map(({ route }) => route))
      for (const path of traces[name]?.files ?? []) files[path] = plan.before?.files[path] ?? [0, '']
    for (const { stamps } of rendered.right) for (const [path, stamp] of stamps) files[path] = stamp

    const put = (file: OutputFile): void => {
      const stamp = stampOf(file.contents)
      if (!draft.has(file.path, stamp[1])) draft.write(file)
      files[file.path] = stamp
    }
    const made = await makeFiles([...recipes(drawings.filter(wantedIn(traces)), plan.own)].filter(({ path }) => !take(path)))()
    if (E.isLeft(made)) return made
    for (const file of all(...beside(plan, traces), made.right)) put(file)
    put(
      manifestFile(
        plan.site.contexts.map(({ route }) => route),
        buildOf(files),
      ),
    )
    const written = {
      files,
      notes: { inputs, rows: plan.index.rows.map(knownRow), pages: plan.site.contexts.length, cells: plan.cells, traces },
    }
    writeReport(besideOf(plan.config.out), written)
    return E.right(written)
  }

const renderTasks = async (
  plan: Plan,
  drawings: ReadonlyArray<Drawing>,
  draft: Draft,
  progress: Progress,
): Promise<E.Either<ReadonlyArray<Failure>, ReadonlyArray<Done>>> => {
  const all: Array<Done> = []
  // Where something is wrong already, what is left is looked through for more of it.
  const { begin, step, end } = plan.problems.length > 0 ? silent : progress
  if (plan.tasks.length > 0) begin('Writing pages', plan.tasks.length)
  try {
    const tasks = [...pageTasks(plan, draft), ...drawings.map((drawing): Task => ({ kind: 'cover', drawing }))]
    await carryOutAll(jobOf(plan, draft), tasks, plan.program, (done) => {
      for (const one of done) {
        all.push(one)
        if (one.page) step()
      }
    })
    return E.right(all)
  } catch (error) {
    // Whatever else it is, it has to do with the writing.
    if (!(error instanceof NotAnExport)) throw error
    return E.left(await reasonsFor(plan.source, error))
  } finally {
    end()
  }
}

const nothing = () => undefined
const silent = { begin: nothing, step: nothing, end: nothing }

const jobOf = ({ index, own, site }: Plan, draft: Draft): Job => ({
  index,
  addresses: own.addresses,
  settings: site.settings,
  locales: site.locales,
  frames: site.frames,
  pages: site.pages,
  folder: draft.folder,
})

/** The languages of a page share its records, so they are rendered one after the other. */
const pageTasks = ({ tasks, before }: Plan, draft: Draft): ReadonlyArray<Task> =>
  [...tasks].sort(byPage).map((context) => ({
    kind: 'page',
    context,
    known: Object.fromEntries(
      (before?.notes.traces[context.route.name]?.files ?? []).flatMap((path) => {
        const hash = before?.files[path]?.[1]
        return hash !== undefined && draft.has(path, hash) ? [[path, hash]] : []
      }),
    ),
  }))

const byPage = ({ route: { page: one } }: Context, { route: { page: other } }: Context): number =>
  one.id < other.id ? -1 : one.id > other.id ? 1 : 0

/** What was rendered now, and what still holds of before. */
const tracesOf = ({ site, before }: Plan, rendered: ReadonlyArray<Rendered>): { readonly [route: string]: Trace } => {
  const fresh = new Map(rendered.map(({ name, trace }) => [name, trace]))
  return Object.fromEntries(
    site.contexts.flatMap(({ route: { name } }) => {
      const trace = fresh.get(name) ?? before?.notes.traces[name]
      return trace ? [[name, trace]] : []
    }),
  )
}

const beside = (
  { site, bundle, own, config }: Plan,
  traces: { readonly [route: string]: Trace },
): ReadonlyArray<Iterable<OutputFile>> => [
  besideFiles(theme, site, ({ name }) => traces[name]?.updated ?? ''),
  readFolder(`${here}static`),
  bundle.files,
  [workerOf(site, bundle, config)],
  own.originals,
  config.catalogue ? catalogueFiles(bundle) : [],
]

/** The narrower parts of the website first. */
const workerOf = ({ locales }: Site, { workers }: SiteBundle, { serviceWorker }: Config): OutputFile => {
  const offline = locales
    .map((locale) => ({ below: topOf(locale), page: offlinePath(locale) }))
    .sort((one, other) => other.below.length - one.below.length)
  return {
    path: serviceWorkerPath.slice(1),
    contents: `const OFFLINE=${JSON.stringify(offline)};${workers[serviceWorker]}`,
  }
}

/** Pages that bring a picture of their own need no drawn one. */
const wantedIn = (traces: { readonly [route: string]: Trace }) => {
  const wanted = new Set(Object.values(traces).flatMap(({ cover }) => cover ?? []))
  return ({ cover }: Drawing): boolean => wanted.has(cover)
}

function* recipes(drawings: ReadonlyArray<Drawing>, { versions }: OwnFiles): Generator<Recipe> {
  for (const share of shares(drawings)) yield pngOf(share)
  yield* versions
}

function* all(...parts: ReadonlyArray<Iterable<OutputFile>>): Generator<OutputFile> {
  for (const part of parts) yield* part
}

/** What a whole website is known by. */
const buildOf = (files: { readonly [path: string]: Stamp }): string =>
  hashOf(
    Object.entries(files)
      .map(([path, [, hash]]) => `${path} ${hash}`)
      .sort()
      .join('\n'),
  )
