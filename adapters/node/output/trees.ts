import { hash } from 'node:crypto'
import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync, rmSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { manifestPath, partPath } from '../../../domain/paths.ts'
import type { Stamp, Written } from '../../../ports/output.ts'
import { keepNotes, type Recalled, readJson, readNotes, replaceJson } from './notes.ts'
import { inside } from './writing.ts'

/** By this file a folder is known as one that was written here, and may be replaced; it is the last one written. */
export const mark = manifestPath.slice(1)

/** What is known of a written folder, kept beside it under the name that its mark bears. `at` is when it was written, in milliseconds. */
type Kept = Pick<Written<unknown>, 'files'> & { readonly at: number }

const recordOf = (records: string, build: string) => ({
  files: join(records, `${build}.json`),
  notes: join(records, `${build}.notes.json`),
})

/** A folder that was looked after, and what is noted of it. */
export type Tree<A> = Kept & Recalled<A>

/** What is in a folder: every file as it was written, or nothing is known of it, and then everything is written anew. */
export const readTree = <A>(folder: string, records: string): Tree<A> | undefined =>
  known(folder, (build) => {
    const record = recordOf(records, build)
    const { files, at } = readKept(record.files)
    return areFilesWhole(folder, files, at) && areFoldersWhole(folder, files, at)
      ? { files, at, ...readNotes<A>(record.notes) }
      : undefined
  })

/** The files of a folder that nobody else knows of, but for those that it shares with one which was looked after. */
export const readFiles = (folder: string, records: string): Kept['files'] | undefined =>
  known(folder, (build) => {
    const { files, at } = readKept(recordOf(records, build).files)
    return areFoldersWhole(folder, files, at) ? files : undefined
  })

const known = <A>(folder: string, read: (build: string) => A | undefined): A | undefined => {
  const build = buildOf(folder)
  try {
    return build === undefined ? undefined : read(build)
  } catch {
    return undefined
  }
}

const readKept = (file: string): Kept => {
  const { at, files } = readJson<Partial<Kept>>(file)
  if (typeof at !== 'number' || !files) throw new TypeError('This is no record.')
  return { at, files }
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

/** `before` is what it will take the place of. */
export const keepRecord = <A extends object>(
  records: string,
  folder: string,
  { files, notes }: Written<A>,
  before: Tree<A> | undefined,
): void => {
  const record = recordOf(records, buildOf(folder) ?? '')
  // Without the notes nobody asks for the files.
  keepNotes(record.notes, notes, before)
  replaceJson(record.files, { at: Date.now(), files } satisfies Kept)
}

/** Those of folders that are gone. */
export const forgetRecords = (records: string, folders: ReadonlyArray<string>): void => {
  const builds = folders.map(buildOf)
  for (const name of readdirSync(records))
    if (/^[0-9a-f]{16}\./.test(name) && !builds.includes(name.slice(0, 16))) rmSync(join(records, name), { force: true })
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

/** Nothing was changed or taken away by anybody else. Whatever is younger than it should be is read again. */
const areFilesWhole = (folder: string, files: Kept['files'], at: number): boolean => {
  for (const path in files) if (!isFile(join(folder, path), files[path] as Stamp, at)) return false
  return true
}

/** Nothing was added or taken away by anybody else. */
const areFoldersWhole = (folder: string, files: Kept['files'], at: number): boolean => {
  const names = new Map<string, number>()
  for (const path in files) {
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
