import { linkSync, readFileSync, renameSync, rmSync } from 'node:fs'
import type { Remembered } from '../../../ports/output.ts'
import { isOpen, writeJson } from './write-json.ts'

/** What is noted is kept in several files: one for each part that is an object, since of a large website most of them are as they were. */
type Kept = { readonly own: object; readonly parts: ReadonlyArray<string> }

const partIn = (file: string, part: string): string => file.replace(/json$/, `${part}.json`)

export const readJson = <A>(file: string): A => JSON.parse(readFileSync(file, 'utf8')) as A

/** Notes of which parts were read, by their names. */
export type Recalled<A> = Pick<Remembered<A>, 'recall'> & {
  readonly file: string
  readonly recalled: ReadonlyMap<keyof A, unknown>
}

export const readNotes = <A>(file: string): Recalled<A> => {
  const { own, parts } = readJson<Kept>(file)
  const recalled = new Map(Object.entries(own)) as Map<keyof A, unknown>
  const recall = <Name extends keyof A>(name: Name): A[Name] | undefined => {
    if (!recalled.has(name)) recalled.set(name, parts.includes(String(name)) ? readPart(partIn(file, String(name))) : undefined)
    return recalled.get(name) as A[Name] | undefined
  }
  return { file, recall, recalled }
}

const readPart = (file: string): object | undefined => {
  try {
    const part = readJson(file)
    return isOpen(part) ? part : undefined
  } catch {
    return undefined
  }
}

/** A part that is the very same object as `before` is not printed again. */
export const keepNotes = <A extends object>(file: string, notes: A, before: Recalled<A> | undefined): void => {
  const members = Object.entries(notes)
  const parts = members.filter(([, member]) => isOpen(member))
  for (const [part, member] of parts) {
    const known = before && before.recalled.get(part as keyof A) === member ? partIn(before.file, part) : undefined
    if (known === undefined || !isLinked(known, partIn(file, part))) replaceJson(partIn(file, part), member)
  }
  const own = Object.fromEntries(members.filter(([, member]) => !isOpen(member)))
  replaceJson(file, { own, parts: parts.map(([part]) => part) } satisfies Kept)
}

/** Whole, or not at all. */
export const replaceJson = (file: string, value: unknown): void => {
  writeJson(aside(file), value)
  renameSync(aside(file), file)
}

const aside = (file: string): string => `${file}.${process.pid}`

const isLinked = (from: string, to: string): boolean => {
  if (from === to) return true
  try {
    linkSync(from, aside(to))
    renameSync(aside(to), to)
    return true
  } catch {
    return false
  } finally {
    // Where both are the same file already, renaming does nothing.
    rmSync(aside(to), { force: true })
  }
}
