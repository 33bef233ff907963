import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, unlinkSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { E } from '../../../domain/prelude.ts'
import type { Checked } from '../../../ports/content.ts'
import type { FileError } from '../../../ports/errors.ts'
import type { Draft, Opened, Output, Written } from '../../../ports/output.ts'
import { baseFor, type Files } from './base.ts'
import { link } from './linking.ts'
import { type Lock, takeLock } from './lock.ts'
import { recover, removeTree, swap } from './swap.ts'
import { forgetRecords, keepRecord, mark, readPart, readTree } from './trees.ts'
import { inside, writerIn } from './writing.ts'

/** Milliseconds that a run waits for another one to end. */
const patience = 60_000
const glance = 100

/** What is kept about a folder lies beside it. */
export const besideOf = (folder: string): string => join(dirname(resolve(folder)), '.kade', basename(resolve(folder)))

/** A folder on disk. What is needed beside it is in `.kade/`, below its own name: the lock, what was written, and the folder before this one. */
export const diskOutput = (
  folder: string,
  note: (message: string) => void = () => undefined,
  partFolders: ReadonlyArray<string> = [],
): Output => {
  const target = resolve(folder)
  const beside = besideOf(folder)
  return {
    open:
      <A extends object, B>(work: (opened: Opened<A>) => Checked<B>): Checked<B> =>
      async () => {
        const lock = await locked(beside, target, note)
        if (E.isLeft(lock)) return lock
        try {
          recover(target, beside)
          if (!isOurs(target)) return E.left([{ _tag: 'NotOurs', folder: target }])
          const parts = partsIn<A>(partFolders)
          if (E.isLeft(parts)) return parts
          const { end, ...place } = opened<A>(target, beside, parts.right)
          try {
            return await work(place)()
          } finally {
            await end()
          }
        } catch (error) {
          return E.left([notWritten(target)(error)])
        } finally {
          lock.right.release()
        }
      },
  }
}

const locked = async (
  beside: string,
  target: string,
  note: (message: string) => void,
): Promise<E.Either<ReadonlyArray<FileError>, Lock>> => {
  const until = Date.now() + patience
  for (let told = false; ; told = true) {
    const lock = E.tryCatch(() => takeLock(join(beside, 'lock')), notWritten(target))
    if (E.isLeft(lock)) return E.left([lock.left])
    if (typeof lock.right !== 'number') return E.right(lock.right)
    if (Date.now() > until) return E.left([{ _tag: 'Busy', folder: target, pid: lock.right }])
    if (!told) note(`Another run (process ${lock.right}) writes ${target}; waiting for it.`)
    await new Promise((wake) => setTimeout(wake, glance))
  }
}

const notWritten =
  (path: string) =>
  (error: unknown): FileError => ({ _tag: 'NotWritten', path, reason: error instanceof Error ? error.message : String(error) })

const isOurs = (target: string): boolean =>
  !existsSync(target) || readdirSync(target).length === 0 || existsSync(join(target, mark))

/** Where files can be taken over from. */
type Place = { readonly folder: string; readonly written: Pick<Written<unknown>, 'files'> }
type Part<A> = Place & { readonly written: Written<A> }

const partsIn = <A>(folders: ReadonlyArray<string>): E.Either<ReadonlyArray<FileError>, ReadonlyArray<Part<A>>> => {
  const read = folders.map((folder) => ({ folder: resolve(folder), written: readPart<A>(folder) }))
  const broken = read.filter(({ written }) => written === undefined)
  return broken.length > 0
    ? E.left(
        broken.map(({ folder }) => ({
          _tag: 'BadFile',
          file: folder,
          reason: 'It is no part of a website, or not as it was written.',
        })),
      )
    : E.right(read.flatMap(({ folder, written }) => (written ? [{ folder, written }] : [])))
}

/** `end` is for whatever was prepared and not needed. */
const opened = <A extends object>(
  target: string,
  beside: string,
  parts: ReadonlyArray<Part<A>>,
): Opened<A> & { readonly end: () => Promise<void> } => {
  const current = readTree<A>(target, beside)
  const others = [...(current ? [{ folder: target, written: current }] : []), ...parts]
  const [draft, spare, old] = ['draft', 'spare', 'old'].map((name) => join(beside, name)) as [string, string, string]
  const base = baseFor(target, draft, spare, current?.files, beside)
  return {
    current,
    parts: parts.map(({ written }) => written),
    prepare: base.prepare,
    end: base.end,
    replace:
      (fill, how = 'in part') =>
      async () => {
        try {
          const begun = await base.begin(how === 'anew')
          const filled = await fill(draftIn(draft, begun, others))()
          if (E.isLeft(filled)) return filled
          complete(draft, begun, others, filled.right)
          keepRecord(beside, draft, filled.right, current)
          swap(target, draft, old)
          removeTree(spare)
          if (existsSync(old)) renameSync(old, spare)
          forgetRecords(beside, [target, spare])
          return filled
        } catch (error) {
          discard(spare)
          return E.left([notWritten(target)(error)])
        } finally {
          discard(draft)
        }
      },
  }
}

/** Nothing is left of what failed: it may have filled the disk. */
const discard = (folder: string): void => {
  try {
    removeTree(folder)
  } catch {
    // The reason for the failure is what is told, and the next run clears it.
  }
}

/** What is there in any folder need not be written: it is taken over. */
const draftIn = (folder: string, base: Files, others: ReadonlyArray<Place>): Draft => ({
  folder,
  has: (path, hash) =>
    path !== mark && (base[path]?.[1] === hash || others.some(({ written }) => written.files[path]?.[1] === hash)),
  write: writerIn(folder),
})

/** Takes over what was not written, and removes what is wanted no more. */
const complete = (draft: string, base: Files, others: ReadonlyArray<Place>, { files }: Place['written']): void => {
  for (const [path, [, hash]] of Object.entries(files)) {
    if (path === mark || base[path]?.[1] === hash) continue
    const other = others.find(({ written }) => written.files[path]?.[1] === hash)
    if (other) share(inside(other.folder, path), inside(draft, path))
  }
  for (const path of Object.keys(base)) if (!Object.hasOwn(files, path)) removeWithFolders(draft, path)
}

const share = (from: string, to: string): void => {
  try {
    link(from, to)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') mkdirSync(dirname(to), { recursive: true })
    else if (code === 'EEXIST') unlinkSync(to)
    else throw error
    link(from, to)
  }
}

const removeWithFolders = (folder: string, path: string): void => {
  unlinkSync(inside(folder, path))
  for (let parent = dirname(path); parent !== '.'; parent = dirname(parent)) {
    const place = join(folder, parent)
    if (readdirSync(place).length > 0) return
    rmdirSync(place)
  }
}
