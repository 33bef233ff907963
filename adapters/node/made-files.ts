import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { OutputFile } from '../../ports/output.ts'

/** A file that takes long to make. `recipe` says what goes into it: the same recipe always makes the same file. */
export type Recipe = { readonly path: string; readonly recipe: string; readonly make: () => Promise<Uint8Array> }

const folder = resolve('node_modules/.cache/kade/made')
const atOnce = 4

/** Makes what was never made before; the files are read when they are wanted, one at a time. */
export const makeFiles = async (recipes: Iterable<Recipe>): Promise<Iterable<OutputFile>> => {
  mkdirSync(folder, { recursive: true })
  const made: Array<{ readonly path: string; readonly file: string }> = []
  const waiting = recipes[Symbol.iterator]()
  const work = async (): Promise<void> => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) {
      const { path, recipe, make } = next.value
      const file = join(folder, createHash('sha256').update(recipe).digest('hex'))
      made.push({ path, file })
      if (!existsSync(file)) writeWhole(file, await make())
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { [Symbol.iterator]: () => filesOf(made) }
}

/** Aside first: a run that is stopped leaves no half of a file behind. */
const writeWhole = (file: string, contents: Uint8Array): void => {
  const aside = `${file}.${process.pid}`
  writeFileSync(aside, contents)
  renameSync(aside, file)
}

function* filesOf(made: ReadonlyArray<{ readonly path: string; readonly file: string }>): Generator<OutputFile> {
  for (const { path, file } of made) yield { path, contents: readFileSync(file) }
}
