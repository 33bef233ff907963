import type { ExportIndex } from '../../adapters/export/index-files.ts'
import type { SiteBundle } from '../../adapters/node/bundle.ts'
import { hashOf } from '../../adapters/node/output/trees.ts'
import type { Route } from '../../domain/route.ts'
import type { Failure } from '../../ports/errors.ts'
import type { Stamp, Written } from '../../ports/output.ts'
import { type Cells, type Reason, reasonsBetween, type Trace } from '../../renderer/incremental.ts'
import type { Context, Site } from '../../renderer/site.ts'
import type { OwnFiles } from '../assets/files.ts'
import type { Built, Kept } from '../build.ts'
import type { Config, Shard } from '../config.ts'
import { type Program, readBundle } from '../program.ts'
import { layOut } from './laid-out.ts'
import type { KeptOutlines } from './outlines.ts'
import { ownFilesOf } from './own-files.ts'
import type { Source } from './source.ts'

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
  readonly outlines: KeptOutlines
  /** What still holds of what was written before, here or in parts. */
  readonly before: Written<Kept> | undefined
  /** Those that this run has to write: all of them, or those of one part. */
  readonly routes: ReadonlyArray<Route>
  readonly problems: ReadonlyArray<Failure>
  readonly rendered: Built['rendered']
  readonly tasks: ReadonlyArray<Context>
}

/** Lays out the website, and compares it with what was written before. `otherwise` is why pages are rendered of which nothing is known. */
export const planOf = async (
  config: Config,
  program: Program,
  source: Source,
  index: ExportIndex,
  known: ReadonlyArray<Written<Kept>>,
  otherwise: 'program' | 'new',
): Promise<Plan> => {
  const files = ownFilesOf(source, index)
  const bundle = readBundle(program)
  const { stylesheets, scripts, fonts } = bundle
  const { origin, tagManager } = config
  const settings = { origin, stylesheets, scripts, fonts, ...(tagManager === undefined ? {} : { tagManager }) }
  const { site, problems, cells, outlines } = await layOut(program.hash, settings, index, files, known[0]?.notes)
  const own = site.contexts.filter(isIn(config.shard))
  const { before, reasons } = compared(known, cells, own, otherwise)
  return {
    config,
    program,
    source,
    index,
    own: files,
    bundle,
    site,
    cells,
    outlines,
    before,
    routes: own.map(({ route }) => route),
    problems: [...files.problems, ...problems],
    rendered: reasons.flatMap(({ context: { route }, reason }) => (reason ? [{ route, reason }] : [])),
    tasks: reasons.flatMap(({ context, reason }) => (reason ? [context] : [])),
  }
}

/** By the page, so that the same pages are always in the same part, whatever else there is. */
const isIn =
  (shard: Shard | undefined) =>
  ({ route }: Context): boolean =>
    shard === undefined || Number.parseInt(hashOf(route.page.id).slice(0, 8), 16) % shard.of === shard.index - 1

type Compared = {
  readonly before: Written<Kept> | undefined
  readonly reasons: ReadonlyArray<{ readonly context: Context; readonly reason: Reason | undefined }>
}

/** Of every page the first that still holds. */
const compared = (
  known: ReadonlyArray<Written<Kept>>,
  cells: Cells,
  contexts: ReadonlyArray<Context>,
  otherwise: 'program' | 'new',
): Compared => {
  const first = known[0]
  if (!first) return { before: undefined, reasons: contexts.map((context) => ({ context, reason: { kind: otherwise } })) }
  const reasonsFor = known.map(({ notes }) => reasonsBetween(notes, cells))
  const seen = contexts.map((context) => {
    const found = reasonsFor.map((reasonFor) => reasonFor(context.route))
    const held = found.indexOf(undefined)
    return { context, reason: held < 0 ? found[0] : undefined, from: known[Math.max(held, 0)] ?? first }
  })
  return { before: known.length === 1 ? first : putTogether(known, seen), reasons: seen }
}

/** Of parts, what each of them has of the pages that are taken from it. */
const putTogether = (
  [first, ...others]: ReadonlyArray<Written<Kept>>,
  seen: ReadonlyArray<{ readonly context: Context; readonly from: Written<Kept> }>,
): Written<Kept> | undefined => {
  if (!first) return undefined
  const traces: { [route: string]: Trace } = {}
  const files: { [path: string]: Stamp } = Object.assign({}, ...others.reverse().map((written) => written.files), first.files)
  for (const { context, from } of seen) {
    const trace = from.notes.traces[context.route.name]
    if (trace) traces[context.route.name] = trace
    for (const path of trace?.files ?? []) files[path] = from.files[path] ?? [0, '']
  }
  return { files, notes: { ...first.notes, traces } }
}
