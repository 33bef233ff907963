import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, normalize, resolve, sep } from 'node:path'
import { manifestPath } from '../../domain/paths.ts'
import { pipe, TE } from '../../domain/prelude.ts'
import type { FileError } from '../../ports/errors.ts'
import type { Output, OutputFile } from '../../ports/output.ts'

/** By this file a folder is known as one that was written here, and may be replaced. */
const mark = manifestPath.slice(1)

/** A folder on disk. New files are written into a sibling, which then takes its place. */
export const diskOutput = (folder: string): Output => {
  const target = resolve(folder)
  return {
    replace: (files) =>
      pipe(
        TE.tryCatch(async () => replace(target, files), notWritten(target)),
        TE.flatMap((bytes) => (bytes === undefined ? TE.left<FileError>({ _tag: 'NotOurs', folder: target }) : TE.right(bytes))),
      ),
  }
}

const notWritten =
  (path: string) =>
  (error: unknown): FileError => ({ _tag: 'NotWritten', path, reason: error instanceof Error ? error.message : String(error) })

const replace = (target: string, files: Iterable<OutputFile>): number | undefined => {
  recover(target)
  if (!isOurs(target)) return undefined
  const next = sibling(target, 'next')
  try {
    const bytes = writeAll(next, files)
    swap(target, next)
    return bytes
  } finally {
    rmSync(next, { recursive: true, force: true })
  }
}

const isOurs = (target: string): boolean =>
  !existsSync(target) || readdirSync(target).length === 0 || existsSync(join(target, mark))

/** The process id tells whether whoever left it is still at work. */
const sibling = (target: string, role: 'next' | 'old', pid = process.pid): string =>
  join(dirname(target), `.${basename(target)}-${role}-${pid}`)

const writeAll = (folder: string, files: Iterable<OutputFile>): number => {
  const made = new Set<string>()
  let bytes = 0
  for (const { path, contents } of files) {
    const file = inside(folder, path)
    if (!made.has(dirname(file))) mkdirSync(dirname(file), { recursive: true })
    made.add(dirname(file))
    writeFileSync(file, contents)
    bytes += Buffer.byteLength(contents)
  }
  return bytes
}

const inside = (folder: string, path: string): string => {
  const file = normalize(join(folder, path))
  if (!file.startsWith(folder + sep) || path.includes('\0'))
    throw new Error(`the path ${JSON.stringify(path)} leads out of the folder`)
  return file
}

/** Two renames: the moment between them is the only one without a folder, and `recover` mends it. */
const swap = (target: string, next: string): void => {
  const old = sibling(target, 'old')
  const exists = existsSync(target)
  if (exists) renameSync(target, old)
  try {
    renameSync(next, target)
  } catch (error) {
    if (exists) renameSync(old, target)
    throw error
  }
  rmSync(old, { recursive: true, force: true })
}

/** Puts back what a killed run left aside, and clears its unfinished work. */
const recover = (target: string): void => {
  if (!existsSync(dirname(target))) mkdirSync(dirname(target), { recursive: true })
  for (const name of readdirSync(dirname(target))) {
    const [, role, pid] = /-(next|old)-(\d+)$/.exec(name) ?? []
    if (pid === undefined || name !== basename(sibling(target, role as 'next' | 'old', Number(pid))) || isAlive(Number(pid)))
      continue
    const left = join(dirname(target), name)
    if (role === 'old' && !existsSync(target)) renameSync(left, target)
    else rmSync(left, { recursive: true, force: true })
  }
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
