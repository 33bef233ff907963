import { readFileSync } from 'node:fs'
import type { SiteBundle } from '../../adapters/node/bundle.ts'
import { readFolder } from '../../adapters/node/files.ts'
import { project } from '../../adapters/node/project.ts'
import { manifestPath, serviceWorkerPath } from '../../domain/paths.ts'
import type { OutputFile } from '../../ports/output.ts'
import { besideFiles } from '../../renderer/beside-files.ts'
import { coverFiles, drawingsOf, shareFile } from '../covers/files.ts'
import { drawnShare } from '../generation/beside.ts'
import { theme } from '../theme.ts'
import { isBroken, type Opened } from './content.ts'
import { stylesPath } from './panel.tsx'

type Contents = string | Uint8Array

/** By path; each is made when it is asked for. */
export type Files = ReadonlyMap<string, () => Contents | Promise<Contents>>
type File = readonly [path: string, make: () => Contents | Promise<Contents>]

/** Those that no content changes. */
export const fixedFiles = (bundle: SiteBundle): Files =>
  new Map<string, () => Contents>([
    ...readyFiles(readFolder(`${project}site/static`)),
    ...readyFiles(bundle.files),
    // Nothing is kept of what may change at any moment, and what was kept is dropped.
    [serviceWorkerPath, () => bundle.workers.remove],
    [stylesPath, () => readFileSync(`${project}site/live/live.css`)],
  ])

/** Those that go with the content. Payloads are not among them: scripts then take the documents. */
export const filesOf = ({ site, own }: Opened): Files => {
  const drawings = drawingsOf(site.contexts.map(({ route }) => route))
  return new Map<string, () => Contents | Promise<Contents>>([
    ...own.originals.map(({ path, read }): File => [`/${path}`, read]),
    ...own.versions.map(({ path, make }): File => [`/${path}`, make]),
    ...drawings.flatMap(coverFiles).map(({ path, draw }): File => [`/${path}`, draw]),
    ...drawings.map((drawing): File => [`/${shareFile(drawing).path}`, () => drawnShare(drawing).make()]),
  ])
}

/** Those beside the pages. Where what stands around every page is broken, there are none; the pages say why. */
export const besideOf = ({ site }: Opened): Files => {
  if (site.frames.size === 0 || [...site.frames.values()].some(isBroken)) return new Map()
  const files = new Map(readyFiles(besideFiles(theme, site, () => '')))
  files.delete(manifestPath)
  return files
}

export const readyFiles = (files: Iterable<OutputFile>): ReadonlyArray<[string, () => Contents]> =>
  [...files].map(({ path, contents }) => [`/${path}`, () => contents])
