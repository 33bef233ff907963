import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { E } from '../../domain/prelude.ts'
import type { FileError } from '../../ports/errors.ts'
import type { OutputFile } from '../../ports/output.ts'

export type JsonFile = { readonly file: string; readonly json: unknown }

/** A JSON file, all of a folder's in the order of their names, or several. All unreadable ones are reported. */
export const readJson = (path: string | ReadonlyArray<string>): E.Either<ReadonlyArray<FileError>, ReadonlyArray<JsonFile>> => {
  const listed = typeof path === 'string' ? E.tryCatch(() => listJson(path), badFile(path)) : E.right(path)
  if (E.isLeft(listed)) return E.left([listed.left])
  const read = listed.right.map((file) =>
    E.tryCatch((): JsonFile => ({ file, json: JSON.parse(readFileSync(file, 'utf8')) }), badFile(file)),
  )
  const problems = read.flatMap((one) => (E.isLeft(one) ? [one.left] : []))
  return problems.length > 0 ? E.left(problems) : E.right(read.flatMap((one) => (E.isRight(one) ? [one.right] : [])))
}

/** The file itself, or the JSON files in a folder, in the order of their names. */
export const listJson = (path: string): ReadonlyArray<string> => {
  if (!statSync(path).isDirectory()) return [path]
  const names = readdirSync(path).filter((name) => name.endsWith('.json'))
  if (names.length === 0) throw new Error('there is no JSON file in it')
  return names.sort().map((name) => join(path, name))
}

export const badFile =
  (file: string) =>
  (error: unknown): FileError => {
    const { code, message } = error as NodeJS.ErrnoException
    const reason =
      code === 'ENOENT'
        ? 'There is no such file or folder.'
        : `It cannot be read: ${message.replace(/\s+/g, ' ').replace(/\.$/, '')}.`
    return { _tag: 'BadFile', file, reason }
  }

/** Every file below a folder, as it is. */
export const readFolder = (folder: string): ReadonlyArray<OutputFile> =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => ({ path: relative(folder, file).split(sep).join('/'), contents: readFileSync(file) }))
