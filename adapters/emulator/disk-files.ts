import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Files, memoryFiles } from '../memory/machine.ts'

/** Bytes kept in a folder; names are digests, so that no key can name a place outside of it. */
export const diskFiles = (folder: string): Files => {
  mkdirSync(folder, { recursive: true })
  const { measure } = memoryFiles()
  const pathOf = (key: string): string => join(folder, createHash('sha256').update(key).digest('hex'))
  return {
    measure,
    get: (key) => (existsSync(pathOf(key)) ? new Uint8Array(readFileSync(pathOf(key))) : undefined),
    put: (key, bytes) => {
      writeFileSync(`${pathOf(key)}.new`, bytes)
      renameSync(`${pathOf(key)}.new`, pathOf(key))
    },
    remove: (key) => rmSync(pathOf(key), { force: true }),
  }
}
