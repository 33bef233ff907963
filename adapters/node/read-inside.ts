import { readFileSync, realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { E } from '../../domain/prelude.ts'
import type { FileError } from '../../ports/errors.ts'

/** The bytes of a file below a folder, if it is there. Neither the path nor a link on it leads out of the folder. */
export const readInside = (folder: string, path: string, mostBytes: number): E.Either<FileError, Uint8Array | undefined> => {
  const file = join(folder, path)
  try {
    const real = realpathSync(file)
    if (!real.startsWith(realpathSync(folder) + sep)) return bad(file, 'It leads out of the folder.')
    const stats = statSync(real)
    if (!stats.isFile()) return E.right(undefined)
    return stats.size > mostBytes
      ? bad(file, `It has ${stats.size} bytes; allowed are ${mostBytes}.`)
      : E.right(readFileSync(real))
  } catch (cause) {
    const { code = '', message } = cause as NodeJS.ErrnoException
    return nowhere.includes(code) ? E.right(undefined) : bad(file, `It cannot be read: ${message}.`)
  }
}

const nowhere = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']

const bad = (file: string, reason: string): E.Either<FileError, never> => E.left({ _tag: 'BadFile', file, reason })
