import { E } from '../domain/prelude.ts'
import type { Route } from '../domain/route.ts'
import type { Checked } from '../ports/content.ts'
import type { Opened, Remembered, Written } from '../ports/output.ts'
import type { Notes, Reason } from '../renderer/incremental.ts'
import type { Config } from './config.ts'
import { hashJson, knownIn } from './generation/cells.ts'
import { copyingBy, fewestToCopy } from './generation/copying.ts'
import type { Before } from './generation/laid-out.ts'
import { sparing } from './generation/memory.ts'
import { planOf } from './generation/plan.ts'
import { assetHashes, type FileStats, fileHashes, fileStats, indexed } from './generation/source.ts'
import { write } from './generation/write.ts'
import type { Program } from './program.ts'
import { type Resolve, tokens } from './tokens.ts'

/** What was built from what, where, how long it took and how much it is; and why pages were rendered, if any were. */
export type Built = Pick<Config, 'source' | 'out'> & {
  readonly pages: number
  readonly rendered: ReadonlyArray<{ readonly route: Route; readonly reason: Reason }>
  readonly milliseconds: number
  readonly bytes: number
}

/** What the next run wants to know of this one; `inputs` is what everything was made from as a whole, `stats` what its files looked like from outside. */
export type Kept = Notes & Before & { readonly inputs: string; readonly stats: ReadonlyArray<FileStats>; readonly pages: number }

/** Load, lay out, render, swap in: nothing takes the place of the old website before all of the new one was found to be right. */
export const build = (config: Config, program: Program, resolve: Resolve): Checked<Built> => {
  const started = resolve(tokens.clock).now()
  return resolve(tokens.output).open((opened: Opened<Kept>) => async () => {
    const source = await resolve(tokens.source)()
    if (E.isLeft(source)) return source
    const { current } = opened
    // Before anything is made of them: what changes meanwhile is found the next time.
    const assets = assetHashes(source.right)
    const stats = fileStats(source.right)
    const inputs = (hashes: ReadonlyArray<string>): string =>
      hashJson([program.hash, settingsOf(config), source.right.files, hashes, assets])
    const built = ({ files }: Pick<Written<Kept>, 'files'>, pages: number, rendered: Built['rendered']): E.Either<never, Built> =>
      E.right({
        source: config.source,
        out: config.out,
        pages,
        rendered,
        milliseconds: resolve(tokens.clock).now() - started,
        bytes: Object.values(files).reduce((sum, [bytes]) => sum + bytes, 0),
      })
    const isAsBefore = (hashes: ReadonlyArray<string>): boolean => current?.recall('inputs') === inputs(hashes)
    const asBefore = (remembered: Remembered<Kept>) => built(remembered, remembered.recall('pages') ?? 0, [])
    // What has another size or another date is probably another content: it is looked through at once.
    if (current && isSame(current.recall('stats'), stats) && isAsBefore(fileHashes(source.right))) return asBefore(current)
    const before = current && recalled(current, program)
    sparing(stats, before ? 'in part' : 'anew')
    if (before && Object.keys(before.files).length >= fewestToCopy) opened.prepare(copyingBy(program))
    const index = await indexed(source.right, before ? knownIn(before.notes.cells) : [])()
    if (E.isLeft(index)) return index
    if (current && isAsBefore(index.right.hashes)) return asBefore(current)
    const known = [...(before ? [before] : []), ...opened.parts.filter(({ notes }) => notes?.cells?.program === program.hash)]
    const plan = await planOf(config, program, source.right, index.right, known, current ? 'program' : 'new')
    const extent = plan.tasks.length > plan.routes.length / 2 ? 'anew' : 'in part'
    sparing(stats, extent)
    const written = await opened.replace(
      (draft) => write(plan, draft, { inputs: inputs(index.right.hashes), stats }, resolve(tokens.progress)),
      extent,
    )()
    return E.isLeft(written) ? written : built(written.right, plan.routes.length, plan.rendered)
  })
}

/** All that is known of what is there. Another program may have kept something else, and renders everything anew. */
const recalled = ({ files, recall }: Remembered<Kept>, { hash }: Program): Written<Kept> | undefined => {
  const cells = recall('cells')
  const traces = cells?.program === hash ? recall('traces') : undefined
  if (!cells || !traces) return undefined
  const [inputs, stats, pages] = [recall('inputs') ?? '', recall('stats') ?? [], recall('pages') ?? 0]
  return { files, notes: { inputs, stats, pages, cells, traces, outlines: recall('outlines') ?? {} } }
}

/** What is decided outside of the content. */
const settingsOf = ({ origin, tagManager, serviceWorker, catalogue, shard }: Config) => [
  origin,
  tagManager,
  serviceWorker,
  catalogue,
  shard,
]

const isSame = (before: ReadonlyArray<FileStats> | undefined, now: ReadonlyArray<FileStats>): boolean =>
  JSON.stringify(before) === JSON.stringify(now)
