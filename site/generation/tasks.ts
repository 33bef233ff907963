import { NotAnExport } from '../../adapters/export/index-files.ts'
import { E } from '../../domain/prelude.ts'
import type { Failure } from '../../ports/errors.ts'
import type { Draft } from '../../ports/output.ts'
import type { Progress } from '../../ports/progress.ts'
import type { Context } from '../../renderer/site.ts'
import type { Drawing } from '../covers/of-page.ts'
import type { Done, Job, Task } from './job.ts'
import { placeOf } from './place.ts'
import type { Plan } from './plan.ts'
import { reasonsFor } from './source.ts'
import { carryOutAll } from './threads.ts'

/** Has all pages rendered that need it, and these pictures drawn. */
export const renderTasks = async (
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

const jobOf = ({ index, own, site, problems }: Plan, draft: Draft): Job => ({
  index,
  addresses: own.addresses,
  settings: site.settings,
  locales: site.locales,
  frames: site.frames,
  pages: site.pages,
  broken: problems.length > 0,
  folder: draft.folder,
})

/** The languages of a page share its records, so they are rendered one after the other. */
const pageTasks = ({ tasks, before }: Plan, draft: Draft): ReadonlyArray<Task> =>
  [...tasks].sort(byPage).map((context) => ({
    kind: 'page',
    place: placeOf(context),
    known: Object.fromEntries(
      (before?.notes.traces[context.route.name]?.files ?? []).flatMap((path) => {
        const hash = before?.files[path]?.[1]
        return hash !== undefined && draft.has(path, hash) ? [[path, hash]] : []
      }),
    ),
  }))

const byPage = ({ route: { page: one } }: Context, { route: { page: other } }: Context): number =>
  one.id < other.id ? -1 : one.id > other.id ? 1 : 0
