import { hash } from 'node:crypto'
import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { manifestPath, partPath } from '../../../domain/paths.ts'
import type { Stamp, Written } from '../../../ports/output.ts'
import { writeJson } from './write-json.ts'
import { inside } from './writing.ts'

/** By this file a folder is known as one that was written here, and may be replaced; it is the last one written. */
export const mark = manifestPath.slice(1)

/** What is known of a written folder, kept beside it under the name that its mark bears. `at` is when it was written, in milliseconds. */
type Kept<A> = Written<A> & { readonly at: number }

/** What is in a folder: every file as it was written, or nothing is known of it, and then everything is written anew. */
export const readTree = <A>(folder: string, records: string): Kept<A> | undefined => {
  const build = buildOf(folder)
  if (build === undefined) return undefined
  try {
    const kept = JSON.parse(readFileSync(join(records, `${build}.json`), 'utf8')) as Kept<A>
    return isWhole(folder, kept) ? kept : undefined
  } catch {
    return undefined
  }
}

/** A part of a website carries its own record, since it comes from another machine; every file of it is read. */
export const readPart = <A>(folder: string): Written<A> | undefined => {
  try {
    const part = JSON.parse(readFileSync(join(folder, partPath), 'utf8')) as Written<A>
    return Object.entries(part.files).every(([path, stamp]) =>
      isFile(inside(resolve(folder), path), stamp, Number.NEGATIVE_INFINITY),
    )
      ? part
      : undefined
  } catch {
    return undefined
  }
}

export const keepRecord = <A>(records: string, folder: string, written: Written<A>): void => {
  const file = join(records, `${buildOf(folder)}.json`)
  const kept: Kept<A> = { at: Date.now(), ...written }
  writeJson(`${file}.${process.pid}`, kept)
  renameSync(`${file}.${process.pid}`, file)
}

/** Those of folders that are gone. */
export const forgetRecords = (records: string, folders: ReadonlyArray<string>): void => {
  const known = folders.map((folder) => `${buildOf(folder)}.json`)
  for (const name of readdirSync(records))
    if (/^[0-9a-f]{16}\.json/.test(name) && !known.includes(name)) rmSync(join(records, name), { force: true })
}

/** The mark begins with it, however long the rest is. */
const buildOf = (folder: string): string | undefined => {
  const file = join(folder, mark)
  if (!existsSync(file)) return undefined
  const beginning = Buffer.alloc(64)
  const descriptor = openSync(file, 'r')
  try {
    readSync(descriptor, beginning, 0, beginning.length, 0)
  } finally {
    closeSync(descriptor)
  }
  return /^\{"build":"([0-9a-f]{16})"/.exec(beginning.toString('latin1'))?.[1]
}

/** Nothing was changed, taken away or added by anybody else. Whatever is younger than it should be is read again. */
const isWhole = (folder: string, { files, at }: Kept<unknown>): boolean => {
  const names = new Map<string, number>()
  for (const [path, stamp] of Object.entries(files)) {
    if (!isFile(join(folder, path), stamp, at)) return false
    for (let parent = dirname(path), child = path; ; child = parent, parent = dirname(parent)) {
      const count = names.get(parent)
      names.set(parent, (count ?? 0) + 1)
      if (count !== undefined || parent === '.' || child === parent) break
    }
  }
  for (const [parent, count] of names) {
    const place = join(folder, parent)
    if (statSync(place).mtimeMs > at && readdirSync(place).length !== count) return false
  }
  return true
}

const isFile = (file: string, [bytes, hash]: Stamp, at: number): boolean => {
  const stats = statSync(file, { throwIfNoEntry: false })
  if (!stats?.isFile() || stats.size !== bytes) return false
  return stats.mtimeMs <= at || hashOf(readFileSync(file)) === hash
}

/** What a file is known by. */
export const hashOf = (contents: string | Uint8Array): string => hash('sha256', contents, 'hex').slice(0, 16)

export const stampOf = (contents: string | Uint8Array): Stamp => [Buffer.byteLength(contents), hashOf(contents)]
