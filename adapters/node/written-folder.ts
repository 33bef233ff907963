import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** A folder as it lies on disk: its files by path, with their bytes. What is in them is read when it is wanted. */
export type WrittenFolder = {
  readonly folder: string
  readonly files: ReadonlyMap<string, number>
  readonly read: (path: string) => Buffer
}

/** Without its files, they are looked up. */
export const writtenFolder = (folder: string, files = filesIn(folder)): WrittenFolder => ({
  folder,
  files,
  read: (path) => readFileSync(join(folder, path)),
})

const filesIn = (folder: string): ReadonlyMap<string, number> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [relative(folder, file).split(sep).join('/'), statSync(file).size]),
  )
