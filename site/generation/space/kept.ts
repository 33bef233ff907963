import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileHash } from '../../../adapters/export/fingerprint.ts'
import type { Model } from './model.ts'
import type { Records } from './records.ts'

/** The content of a space as an export file of our own. */
export const contentFile = (folder: string): string => join(folder, 'space.json')

/**
 * How to go on from that file: it holds of no other bytes. Written after them, so whatever a kill leaves either belongs together or is not
 * used. `of` is what the space was read with, and how.
 */
type Kept = { readonly of: string; readonly content: string; readonly token: string }

const tokenFile = (folder: string): string => join(folder, 'space-sync.json')

/** How to go on from what is kept; `other` when that is of something else, or damaged. */
export const keptState = (folder: string, of: string): Kept | 'none' | 'other' => {
  if (!existsSync(tokenFile(folder))) return 'none'
  try {
    const kept = JSON.parse(readFileSync(tokenFile(folder), 'utf8')) as Kept
    const isIt = kept.of === of && typeof kept.token === 'string' && kept.content === fileHash(contentFile(folder))
    return isIt ? kept : 'other'
  } catch {
    return 'other'
  }
}

/** `content` is the hash of the file beside it, where it is known already. */
export const keepToken = (folder: string, of: string, token: string, content = fileHash(contentFile(folder))): void => {
  const kept: Kept = { of, content, token }
  replace(tokenFile(folder), (file) => writeFileSync(file, JSON.stringify(kept)))
}

export const forgetToken = (folder: string): void => rmSync(tokenFile(folder), { force: true })

/** Writes the file: the same bytes for the same content. */
export const keepContent = (file: string, model: Required<Model>, records: Records): void =>
  replace(file, (aside) => {
    const descriptor = openSync(aside, 'w')
    try {
      for (const part of inLargeParts(partsOf(model, records))) writeWhole(descriptor, part)
    } finally {
      closeSync(descriptor)
    }
  })

function* partsOf({ locales, contentTypes }: Required<Model>, { Entry, Asset }: Records): Generator<string> {
  yield `{"locales":${JSON.stringify(locales)},"contentTypes":${JSON.stringify(contentTypes)}`
  for (const [list, records] of [['entries', Entry] as const, ['assets', Asset] as const]) {
    yield `,"${list}":[`
    let before = '\n  '
    for (const id of [...records.keys()].sort()) {
      yield before + records.get(id)
      before = ',\n  '
    }
    yield ']'
  }
  yield '}\n'
}

const large = 1024 * 1024

function* inLargeParts(texts: Iterable<string>): Generator<Buffer> {
  let part = ''
  for (const text of texts) {
    part += text
    if (part.length < large) continue
    yield Buffer.from(part)
    part = ''
  }
  yield Buffer.from(part)
}

const writeWhole = (descriptor: number, bytes: Buffer): void => {
  for (let at = 0; at < bytes.length; ) at += writeSync(descriptor, bytes, at)
}

/** Whole or not at all; nothing is left beside it. */
const replace = (file: string, write: (aside: string) => void): void => {
  const aside = `${file}.${process.pid}`
  mkdirSync(dirname(file), { recursive: true })
  try {
    write(aside)
    renameSync(aside, file)
  } finally {
    rmSync(aside, { force: true })
  }
}
