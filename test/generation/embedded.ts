import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ExportJson } from '../data/export.ts'

const folder = 'site/content'

/** The content of the project, as one export that may be changed freely. */
export const embedded = (): ExportJson => {
  const parts = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Partial<ExportJson>)
  return {
    contentTypes: parts.flatMap(({ contentTypes = [] }) => contentTypes),
    locales: parts.flatMap(({ locales = [] }) => locales),
    entries: parts.flatMap(({ entries = [] }) => entries),
    assets: parts.flatMap(({ assets = [] }) => assets),
  }
}

/** The files of its assets lie beside it. */
export const copyAssetFiles = (to: string): void =>
  cpSync(join(folder, 'images.ctfassets.net'), join(to, 'images.ctfassets.net'), { recursive: true })
