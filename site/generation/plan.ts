import type { ExportIndex } from '../../adapters/export/index-files.ts'
import { recordsIn } from '../../adapters/export/records.ts'
import type { SiteBundle } from '../../adapters/node/bundle.ts'
import type { Failure } from '../../ports/errors.ts'
import type { Written } from '../../ports/output.ts'
import { type Cells, reasonsBetween } from '../../renderer/incremental.ts'
import { load } from '../../renderer/load.ts'
import { type Context, type Site, siteOf } from '../../renderer/site.ts'
import { noFiles, type OwnFiles, readOwnFiles } from '../assets/files.ts'
import type { Built, Kept } from '../build.ts'
import type { Config } from '../config.ts'
import { type Program, readBundle } from '../program.ts'
import { theme } from '../theme.ts'
import { cellsOf } from './cells.ts'
import { contentIn } from './content.ts'
import { hasAssetFiles, type Source } from './source.ts'

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

/** Lays out the website, and compares it with what was written before. `otherwise` is why pages are rendered of which nothing is known. */
export const planOf = async (
  config: Config,
  program: Program,
  source: Source,
  index: ExportIndex,
  before: Written<Kept> | undefined,
  otherwise: 'program' | 'new',
): Promise<Plan> => {
  const own = ownFilesOf(source, index)
  const bundle = readBundle(program)
  const { stylesheets, scripts, fonts } = bundle
  const { origin, tagManager } = config
  const settings = { origin, stylesheets, scripts, fonts, ...(tagManager === undefined ? {} : { tagManager }) }
  const { content, close } = contentIn(index, own.addresses)
  const { site, problems } = siteOf(theme, settings, await load(content))
  close()
  const cells = cellsOf(program.hash, site, index, own.named)
  const reasonFor = before ? reasonsBetween(before.notes, cells) : () => ({ kind: otherwise })
  const reasons = site.contexts.map((context) => ({ context, reason: reasonFor(context.route) }))
  return {
    config,
    program,
    source,
    index,
    own,
    bundle,
    site,
    cells,
    before,
    problems: [...own.problems, ...problems],
    rendered: reasons.flatMap(({ context: { route }, reason }) => (reason ? [{ route, reason }] : [])),
    tasks: reasons.flatMap(({ context, reason }) => (reason ? [context] : [])),
  }
}

const ownFilesOf = (source: Source, index: ExportIndex): OwnFiles => {
  if (!hasAssetFiles(source)) return noFiles
  const records = recordsIn(index)
  try {
    return readOwnFiles(source.folder, records.assets())
  } finally {
    records.close()
  }
}
