import { mkdirSync, unlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, normalize, sep } from 'node:path'
import type { OutputFile } from '../../../ports/output.ts'

export type Write = (file: OutputFile) => void

/** Writes files below a folder. What is there already may share its bytes with the website that is served, so it is never written into. */
export const writerIn = (folder: string): Write => {
  const made = new Set<string>([folder])
  const makeFolder = (path: string): void => {
    if (made.has(path)) return
    makeFolder(dirname(path))
    try {
      mkdirSync(path)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    made.add(path)
  }
  return ({ path, contents }) => {
    const file = inside(folder, path)
    makeFolder(dirname(file))
    try {
      writeFileSync(file, contents, { flag: 'wx' })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      unlinkSync(file)
      writeFileSync(file, contents, { flag: 'wx' })
    }
  }
}

/** Texts as bytes, each in the place of the one before: they are valid until the next one. */
export const encoder = (): ((contents: string | Uint8Array) => Uint8Array) => {
  let place = Buffer.allocUnsafeSlow(1 << 18)
  return (contents) => {
    if (typeof contents !== 'string') return contents
    if (place.length < contents.length * 3) place = Buffer.allocUnsafeSlow(contents.length * 3)
    return place.subarray(0, place.write(contents))
  }
}

/** The file at a path below a folder; no path leads out of it. */
export const inside = (folder: string, path: string): string => {
  const file = normalize(join(folder, path))
  if (!file.startsWith(folder + sep) || path.includes('\0'))
    throw new Error(`the path ${JSON.stringify(path)} leads out of the folder`)
  return file
}
