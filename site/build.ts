import { E } from '../domain/prelude.ts'
import type { Route } from '../domain/route.ts'
import type { Checked } from '../ports/content.ts'
import type { Opened, Written } from '../ports/output.ts'
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
    // Another program may have kept something else, and renders everything anew.
    const isKnown = (written: Written<Kept>) => written.notes?.cells?.program === program.hash
    const known = [...(opened.current ? [opened.current] : []), ...opened.parts].filter(isKnown)
    const before = opened.current && isKnown(opened.current) ? opened.current : undefined
    // Before anything is made of them: what changes meanwhile is found the next time.
    const assets = assetHashes(source.right)
    const stats = fileStats(source.right)
    sparing(stats)
    const inputs = (hashes: ReadonlyArray<string>): string => hashJson([settingsOf(config), source.right.files, hashes, assets])
    const built = (written: Written<Kept>, rendered: Built['rendered']): E.Either<never, Built> =>
      E.right({
        source: config.source,
        out: config.out,
        pages: written.notes.pages,
        rendered,
        milliseconds: resolve(tokens.clock).now() - started,
        bytes: Object.values(written.files).reduce((sum, [bytes]) => sum + bytes, 0),
      })
    const isAsBefore = (hashes: ReadonlyArray<string>): boolean => before?.notes.inputs === inputs(hashes)
    // What has another size or another date is probably another content: it is looked through at once.
    if (before && isSame(before.notes.stats, stats) && isAsBefore(fileHashes(source.right))) return built(before, [])
    if (before && Object.keys(before.files).length >= fewestToCopy) opened.prepare(copyingBy(program))
    const index = await indexed(source.right, before ? knownIn(before.notes.cells) : [])()
    if (E.isLeft(index)) return index
    if (before && isAsBefore(index.right.hashes)) return built(before, [])
    const plan = await planOf(config, program, source.right, index.right, known, opened.current ? 'program' : 'new')
    const written = await opened.replace(
      (draft) => write(plan, draft, { inputs: inputs(index.right.hashes), stats }, resolve(tokens.progress)),
      plan.tasks.length > plan.routes.length / 2 ? 'anew' : 'in part',
    )()
    return E.isLeft(written) ? written : built(written.right, plan.rendered)
  })
}

/** What is decided outside of the content. */
const settingsOf = ({ origin, tagManager, serviceWorker, catalogue, shard }: Config) => [
  origin,
  tagManager,
  serviceWorker,
  catalogue,
  shard,
]

const isSame = (before: ReadonlyArray<FileStats>, now: ReadonlyArray<FileStats>): boolean =>
  JSON.stringify(before) === JSON.stringify(now)
