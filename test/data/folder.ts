import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

/** A folder of its own for one test file, gone when it is done. */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'kade-test-'))
  after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Every file below a folder by its path there. */
export const filesIn = (folder: string): ReadonlyMap<string, Buffer> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [relative(folder, file), readFileSync(file)]),
  )
