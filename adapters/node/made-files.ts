import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { E, pipe, TE } from '../../domain/prelude.ts'
import type { Checked } from '../../ports/content.ts'
import type { FileError } from '../../ports/errors.ts'
import type { OutputFile } from '../../ports/output.ts'

/** A file that takes long to make. `recipe` says what goes into it: the same recipe always makes the same file. */
export type Recipe = {
  readonly path: string
  readonly recipe: string
  /** The file it is made from, which is to blame when it cannot be made. */
  readonly from?: string
  readonly make: () => Promise<Uint8Array>
}

const folder = resolve('node_modules/.cache/kade/made')
const atOnce = 4

type Made = { readonly path: string; readonly file: string }

/** Makes what was never made before; the files are read when they are wanted, one at a time. */
export const makeFiles =
  (recipes: Iterable<Recipe>): Checked<Iterable<OutputFile>> =>
  async () => {
    mkdirSync(folder, { recursive: true })
    const made: Array<Made> = []
    const problems: Array<FileError> = []
    const waiting = recipes[Symbol.iterator]()
    const work = async (): Promise<void> => {
      for (let next = waiting.next(); !next.done; next = waiting.next()) {
        const { path, recipe } = next.value
        const file = join(folder, createHash('sha256').update(recipe).digest('hex'))
        made.push({ path, file })
        const failed = existsSync(file) ? undefined : await make(next.value, file)
        if (failed) problems.push(failed)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    return problems.length > 0 ? E.left(blamedOnce(problems)) : E.right({ [Symbol.iterator]: () => filesOf(made) })
  }

const make = async ({ path, from, make }: Recipe, file: string): Promise<FileError | undefined> =>
  pipe(
    await TE.tryCatch(make, reasonOf)(),
    E.match(
      (reason): FileError =>
        from === undefined
          ? { _tag: 'NotWritten', path, reason }
          : { _tag: 'BadFile', file: from, reason: `Nothing can be made of it: ${reason}.` },
      (contents) => {
        writeWhole(file, contents)
        return undefined
      },
    ),
  )

const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.message.replace(/\s+/g, ' ') : String(cause))

/** What cannot be made in one width cannot be made in any. */
const blamedOnce = (problems: ReadonlyArray<FileError>): ReadonlyArray<FileError> => [
  ...new Map(problems.map((problem) => [problem._tag === 'BadFile' ? problem.file : problem, problem])).values(),
]

/** Aside first: a run that is stopped leaves no half of a file behind. */
const writeWhole = (file: string, contents: Uint8Array): void => {
  const aside = `${file}.${process.pid}`
  writeFileSync(aside, contents)
  renameSync(aside, file)
}

function* filesOf(made: ReadonlyArray<Made>): Generator<OutputFile> {
  for (const { path, file } of made) yield { path, contents: readFileSync(file) }
}
