import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { SiteBundle } from '../adapters/node/bundle.ts'

/** Where the compiled program lies, and what its sources are known by; set by whoever starts it. */
export type Program = { readonly folder: string; readonly hash: string }

export const programOf = (environment: NodeJS.ProcessEnv): Program => {
  const { KADE_PROGRAM: folder = '' } = environment
  return { folder, hash: folder.slice(-16) }
}

const list = 'site.json'
const place = (folder: string, path: string): string => join(folder, 'site', path)

/** The styles and scripts of the pages beside the program that writes the pages: made together, they belong together. */
export const writeBundle = (folder: string, { files, ...rest }: SiteBundle): void => {
  for (const { path, contents } of files) {
    mkdirSync(dirname(place(folder, path)), { recursive: true })
    writeFileSync(place(folder, path), contents)
  }
  writeFileSync(join(folder, list), JSON.stringify({ ...rest, files: files.map(({ path }) => path) }))
}

export const readBundle = ({ folder }: Program): SiteBundle => {
  const { files, ...rest } = JSON.parse(readFileSync(join(folder, list), 'utf8')) as Omit<SiteBundle, 'files'> & {
    readonly files: ReadonlyArray<string>
  }
  return { ...rest, files: files.map((path) => ({ path, contents: readFileSync(place(folder, path)) })) }
}
