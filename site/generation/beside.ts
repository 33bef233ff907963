import type { SiteBundle } from '../../adapters/node/bundle.ts'
import { readFolder } from '../../adapters/node/files.ts'
import type { Recipe } from '../../adapters/node/made-files.ts'
import { pngOf } from '../../adapters/node/png.ts'
import { project } from '../../adapters/node/project.ts'
import { offlinePath, serviceWorkerPath, topOf } from '../../domain/paths.ts'
import type { OutputFile } from '../../ports/output.ts'
import { besideFiles } from '../../renderer/beside-files.ts'
import type { Trace } from '../../renderer/incremental.ts'
import type { Site } from '../../renderer/site.ts'
import { catalogueFiles } from '../catalogue/files.ts'
import type { Config } from '../config.ts'
import { shareFile } from '../covers/files.ts'
import type { Drawing } from '../covers/of-page.ts'
import { theme } from '../theme.ts'
import type { Plan } from './plan.ts'

type Traces = { readonly [route: string]: Trace }

/** Every file that is no page, but for those that take long to make. */
export function* beside({ site, bundle, own, config }: Plan, traces: Traces): Generator<OutputFile> {
  yield* besideFiles(theme, site, ({ name }) => traces[name]?.updated ?? '')
  yield* readFolder(`${project}site/static`)
  yield* bundle.files
  yield workerOf(site, bundle, config)
  for (const { path, read } of own.originals) yield { path, contents: read() }
  if (config.catalogue) yield* catalogueFiles(bundle)
}

/** Those that do: pictures in other formats, and drawn ones for pages that bring none of their own. */
export function* recipes({ own }: Plan, drawings: ReadonlyArray<Drawing>, traces: Traces): Generator<Recipe> {
  const wanted = new Set(Object.values(traces).flatMap(({ cover }) => cover ?? []))
  for (const drawing of drawings) if (wanted.has(drawing.cover)) yield drawnShare(drawing)
  yield* own.versions
}

export const drawnShare = (drawing: Drawing): Recipe => {
  const { path, draw, width } = shareFile(drawing)
  return pngOf({ path, svg: draw(), width })
}

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
