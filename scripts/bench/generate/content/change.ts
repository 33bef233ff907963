import { closeSync, openSync, readSync, writeSync } from 'node:fs'
import type { ExportedEntry } from '../../../../ports/platform/export-file.ts'
import { textId } from './article.ts'
import { printRecord } from './export-writer.ts'
import { articleId } from './tree.ts'

/** The article that is edited. */
export const changedId = articleId(1)

const id = textId({ id: changedId })
/** How a record begins that has this id; links to it are further in. */
const own = `\n        "id": "${id}",`
const begin = '\n    {\n'
const end = '\n    }'
const chunkSize = 1 << 22
/** More than a record takes. */
const overlap = 1 << 18

/** Edits one article in an export file, as an editor does: a paragraph in Dutch, another version. Gives the text, which is another one each time. */
export const changeOne = (path: string): string => {
  const descriptor = openSync(path, 'r+')
  try {
    const { start, text } = find(descriptor)
    const record = JSON.parse(text) as TextEntry
    const said = turned(textOf(record))
    const bytes = Buffer.from(printRecord(edited(record, said)))
    // The rest of the file stays where it is.
    if (bytes.length !== Buffer.byteLength(text)) throw new Error(`The entry "${id}" has another length than before its change.`)
    writeSync(descriptor, bytes, 0, bytes.length, start)
    return said
  } finally {
    closeSync(descriptor)
  }
}

const find = (descriptor: number): { readonly start: number; readonly text: string } => {
  const buffer = Buffer.alloc(chunkSize)
  for (let position = 0; ; position += chunkSize - overlap) {
    const chunk = buffer.subarray(0, readSync(descriptor, buffer, 0, chunkSize, position))
    const at = chunk.indexOf(own)
    const start = chunk.lastIndexOf(begin, at) + begin.indexOf('{')
    const stop = chunk.indexOf(end, at) + end.length
    if (at >= 0 && start < at && stop > at) return { start: position + start, text: chunk.toString('utf8', start, stop) }
    if (chunk.length < chunkSize) throw new Error(`There is no entry "${id}" in this file.`)
  }
}

type Run = { readonly value: string }
type Paragraph = { readonly content: ReadonlyArray<Run> }
type TextEntry = ExportedEntry & {
  readonly fields: { readonly text: { readonly 'nl-BE': { readonly content: ReadonlyArray<Paragraph> } } }
}

const textOf = ({ fields }: TextEntry): string => fields.text['nl-BE'].content[0]?.content[0]?.value ?? ''

/** The first word becomes the last: as long as before, and something else. */
const turned = (text: string): string => {
  const [word = '', ...words] = text.split(' ')
  return [...words, word].join(' ')
}

const edited = ({ sys, fields, ...entry }: TextEntry, said: string) => {
  const { version = 0, updatedAt = '' } = sys
  const later = new Date(Date.parse(updatedAt) + 60_000).toISOString()
  const dutch = fields.text['nl-BE']
  const [first, ...blocks] = dutch.content
  const [run, ...runs] = first?.content ?? []
  const content = [{ ...first, content: [{ ...run, value: said }, ...runs] }, ...blocks]
  return {
    ...entry,
    sys: { ...sys, version: version + 1, publishedVersion: version, updatedAt: later, publishedAt: later },
    fields: { ...fields, text: { ...fields.text, 'nl-BE': { ...dutch, content } } },
  }
}
