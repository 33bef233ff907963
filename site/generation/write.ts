import { makeFiles } from '../../adapters/node/made-files.ts'
import { besideOf } from '../../adapters/node/output/output.ts'
import { hashOf, stampOf } from '../../adapters/node/output/trees.ts'
import { partPath } from '../../domain/paths.ts'
import { E } from '../../domain/prelude.ts'
import type { Checked } from '../../ports/content.ts'
import type { Draft, OutputFile, Stamp, Written } from '../../ports/output.ts'
import type { Progress } from '../../ports/progress.ts'
import type { Trace } from '../../renderer/incremental.ts'
import { manifestFile } from '../../renderer/payload.ts'
import { withoutEchoes } from '../../renderer/site.ts'
import type { Kept } from '../build.ts'
import { coverFiles, drawingsOf } from '../covers/files.ts'
import { beside, recipes } from './beside.ts'
import type { Done } from './job.ts'
import type { Plan } from './plan.ts'
import { writeReport } from './report.ts'
import { renderTasks } from './tasks.ts'
/** Writes a website aside, or tells all that is wrong with it. */
export const write =
  (plan: Plan, draft: Draft, source: Pick<Kept, 'inputs' | 'stats'>, progress: Progress): Checked<Written<Kept>> =>
  async () => {
    const files: { [path: string]: Stamp } = {}
    // What is named by its content needs not be made again to know that it is the same.
    const take = (path: string): boolean => {
      const stamp = plan.before?.files[path]
      if (stamp === undefined || plan.before?.notes.cells.program !== plan.cells.program) return false
      files[path] = stamp
      return true
    }
    const { routes } = plan
    const drawings = drawingsOf(routes)
    const undrawn = drawings.filter((drawing) => !coverFiles(drawing).every(({ path }) => take(path)))
    const rendered = await renderTasks(plan, undrawn, draft, progress)
    if (E.isLeft(rendered)) return rendered
    const pages = rendered.right.flatMap(({ page }) => page ?? [])
    const problems = [...plan.problems, ...pages.flatMap(({ problems }) => problems)]
    if (problems.length > 0) return E.left(withoutEchoes(problems))

    const traces = tracesOf(plan, rendered.right)
    for (const { name } of routes) for (const path of traces[name]?.files ?? []) files[path] = plan.before?.files[path] ?? [0, '']
    for (const { stamps } of rendered.right) for (const [path, stamp] of stamps) files[path] = stamp

    const put = (file: OutputFile): void => {
      const stamp = stampOf(file.contents)
      if (!draft.has(file.path, stamp[1])) draft.write(file)
      files[file.path] = stamp
    }
    const made = await makeFiles([...recipes(plan, drawings, traces)].filter(({ path }) => !take(path)))()
    if (E.isLeft(made)) return made
    if (plan.config.shard === undefined) for (const file of beside(plan, traces)) put(file)
    for (const file of made.right) put(file)
    const notes: Kept = { ...source, pages: routes.length, cells: plan.cells, traces }
    if (plan.config.shard !== undefined) put({ path: partPath.slice(1), contents: JSON.stringify({ files, notes }) })
    put(manifestFile(routes, buildOf(files)))
    const written = { files, notes: { ...notes, outlines: plan.outlines } }
    writeReport(besideOf(plan.config.out), written)
    return E.right(written)
  }

/** What was rendered now, and what still holds of before. */
const tracesOf = ({ routes, before }: Plan, done: ReadonlyArray<Done>): { readonly [route: string]: Trace } => {
  const fresh = new Map<string, Trace>()
  for (const { page, stamps } of done) if (page) fresh.set(page.name, { ...page.trace, files: stamps.map(([path]) => path) })
  return Object.fromEntries(
    routes.flatMap(({ name }) => {
      const trace = fresh.get(name) ?? before?.notes.traces[name]
      return trace ? [[name, trace]] : []
    }),
  )
}

/** What a whole website is known by. */
const buildOf = (files: { readonly [path: string]: Stamp }): string =>
  hashOf(
    Object.entries(files)
      .map(([path, [, hash]]) => `${path} ${hash}`)
      .sort()
      .join('\n'),
  )
