import { linkSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { isOpen, writeJson } from './write-json.ts'

/** What is noted is kept in several files: one for each part that is an object, since of a large website most of them are as they were. */
type Kept = { readonly own: object; readonly parts: ReadonlyArray<string> }

/** Notes, and the file that they are kept in. */
export type Noted<A> = { readonly file: string; readonly notes: A }

const partIn = (file: string, part: string): string => file.replace(/json$/, `${part}.json`)

export const readJson = <A>(file: string): A => JSON.parse(readFileSync(file, 'utf8')) as A

export const readNotes = <A>(file: string): A => {
  const { own, parts } = readJson<Kept>(file)
  return { ...own, ...Object.fromEntries(parts.map((part) => [part, readJson(partIn(file, part))])) } as A
}

/** A part that is the very same object as `before` is not printed again. */
export const keepNotes = <A>({ file, notes }: Noted<A>, before: Noted<A> | undefined): void => {
  const members = Object.entries(notes ?? {})
  const parts = members.filter(([, member]) => isOpen(member))
  for (const [part, member] of parts) {
    const known = before && before.notes[part as keyof A] === member ? partIn(before.file, part) : undefined
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
