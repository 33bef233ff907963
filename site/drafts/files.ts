import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { SiteBundle } from '../../adapters/node/bundle.ts'
import { readFolder } from '../../adapters/node/files.ts'
import { pngOf } from '../../adapters/node/png.ts'
import { manifestPath, serviceWorkerPath } from '../../domain/paths.ts'
import type { OutputFile } from '../../ports/output.ts'
import { besideFiles } from '../../renderer/beside-files.ts'
import { coverFiles, drawingsOf, shares } from '../covers/files.ts'
import { theme } from '../theme.ts'
import type { Drafts } from './content.ts'
import { stylesPath } from './panel.tsx'

type Contents = string | Uint8Array
type Make = () => Contents | Promise<Contents>

const here = fileURLToPath(new URL('..', import.meta.url))

/** The files that are no pages, by path; each is made when it is asked for. Payloads are not among them: scripts then take the documents. */
export const filesOf = ({ site, own }: Drafts, bundle: SiteBundle): ReadonlyMap<string, Make> => {
  const drawings = drawingsOf(site.contexts.map(({ route }) => route))
  const ready = (files: Iterable<OutputFile>) =>
    [...files].map(({ path, contents }): [string, Make] => [`/${path}`, () => contents])
  const files = new Map<string, Make>([
    ...ready(besideOf(site)),
    ...ready(readFolder(`${here}static`)),
    ...ready(bundle.files),
    ...ready(own.originals),
    ...own.versions.map(({ path, make }): [string, Make] => [`/${path}`, make]),
    ...drawings.flatMap((drawing) => ready(coverFiles(drawing))),
    ...[...shares(drawings)].map(pngOf).map(({ path, make }): [string, Make] => [`/${path}`, make]),
    // Nothing is kept of drafts, and what was kept is dropped.
    [serviceWorkerPath, () => bundle.workers.remove],
    [stylesPath, () => readFileSync(`${here}drafts/drafts.css`)],
  ])
  files.delete(manifestPath)
  return files
}

/** Where what stands around every page is broken, there are none; the pages say why. */
const besideOf = (site: Drafts['site']): ReadonlyArray<OutputFile> => {
  try {
    return [...besideFiles(theme, site, () => '')]
  } catch {
    return []
  }
}
