import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Written } from '../../ports/output.ts'
import type { Kept } from '../build.ts'

/** What the check wants to know of every page: where it is, how much, and how long rendering took when that was last done. */
export type PageReport = {
  readonly path: string
  readonly file: string
  readonly bytes: number
  readonly milliseconds: number
}

/** Beside the output, where the check looks for it. */
export const writeReport = (folder: string, { files, notes }: Written<Kept>): void => {
  const pages = Object.values(notes.traces).flatMap(({ files: [file = ''], milliseconds }): ReadonlyArray<PageReport> => {
    const [bytes] = files[file] ?? [0]
    return [{ path: `/${file.replace(/index\.html$/, '')}`, file, bytes, milliseconds: Math.round(milliseconds * 100) / 100 }]
  })
  const report = join(folder, 'report.json')
  writeFileSync(`${report}.${process.pid}`, JSON.stringify({ pages }))
  renameSync(`${report}.${process.pid}`, report)
}
