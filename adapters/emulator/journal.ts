import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Records } from '../memory/store/records.ts'
import type { Change } from '../memory/store/stored.ts'

/** Keeps records on disk: all of them as of some moment, and a line for each write since. */
export type Journal = {
  /** Writes down what changed since the last time, before anyone is told that it did. */
  readonly flush: () => void
  readonly close: () => void
}

const nameOf = (kind: 'state' | 'journal', generation: number): string => `${kind}-${generation}.jsonl`

/**
 * Reads what a folder holds into the records, then writes down every change of them. A kill at any moment loses nothing that
 * was flushed: a torn last line is one that nobody was told of, and a new generation counts only once it is whole.
 */
export const openJournal = (folder: string, records: Records): Journal & { readonly isNew: boolean } => {
  mkdirSync(folder, { recursive: true })
  const last = newest(folder)
  if (last !== undefined) {
    replay(join(folder, nameOf('state', last)), records)
    replay(join(folder, nameOf('journal', last)), records)
  }
  const generation = (last ?? 0) + 1
  writeState(folder, generation, records)
  const file = openSync(join(folder, nameOf('journal', generation)), 'a')
  for (const name of readdirSync(folder)) if (isOlder(name, generation)) rmSync(join(folder, name))
  let waiting: Array<Change> = []
  const stop = records.listen((change) => void waiting.push(change))
  const flush = (): void => {
    if (waiting.length === 0) return
    const line = `${JSON.stringify(waiting)}\n`
    waiting = []
    writeAll(file, line)
  }
  return {
    isNew: last === undefined,
    flush,
    close: () => {
      stop()
      flush()
      fsyncSync(file)
      closeSync(file)
    },
  }
}

/** A state without its last line was not finished. */
const newest = (folder: string): number | undefined => {
  const generations = readdirSync(folder).flatMap((name) => /^state-(\d+)\.jsonl$/.exec(name)?.[1] ?? [])
  return generations.length > 0 ? Math.max(...generations.map(Number)) : undefined
}
const isOlder = (name: string, generation: number): boolean => {
  const [, number] = /^(?:state|journal)-(\d+)\.jsonl(?:\.new)?$/.exec(name) ?? []
  return number !== undefined && Number(number) < generation
}

const linesAtOnce = 1000

const writeState = (folder: string, generation: number, records: Records): void => {
  const path = join(folder, nameOf('state', generation))
  const file = openSync(`${path}.new`, 'w')
  for (const place of records.below('')) {
    let batch: Array<Change> = []
    const write = () => {
      if (batch.length > 0) writeAll(file, `${JSON.stringify(batch)}\n`)
      batch = []
    }
    for (const [id, record] of records.folder(place).entries()) {
      batch.push({ put: place, id, record })
      if (batch.length >= linesAtOnce) write()
    }
    write()
  }
  fsyncSync(file)
  closeSync(file)
  renameSync(`${path}.new`, path)
}

/** A write may be cut short; the rest is then written, too. */
const writeAll = (file: number, text: string): void => {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at)
}

const replay = (path: string, records: Records): void => {
  if (!existsSync(path)) return
  const bytes = readFileSync(path)
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(10, start)
    // Without its end, a line was never acknowledged.
    if (end < 0) return
    for (const change of JSON.parse(bytes.toString('utf8', start, end)) as ReadonlyArray<Change>) records.apply(change)
    start = end + 1
  }
}
