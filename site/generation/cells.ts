import { hash as hashAtOnce } from 'node:crypto'
import type { ExportIndex, Row } from '../../adapters/export/index-files.ts'
import type { LinkedPage } from '../../domain/linked.ts'
import type { Cells } from '../../renderer/incremental.ts'
import type { Context, Site } from '../../renderer/site.ts'
import type { OwnFiles } from '../assets/files.ts'

export const hashJson = (value: unknown): string => hash(JSON.stringify(value))

const hash = (text: string): string => hashAtOnce('sha256', text, 'base64url').slice(0, 16)

/** What everything is known by, that pages are made from. */
export const cellsOf = (
  program: string,
  { settings, locales, frames, contexts, pages }: Site,
  { rows, model }: ExportIndex,
  files: OwnFiles['named'],
): Cells => {
  const pageHashes = hashesOf(pages)
  return {
    program,
    // What a field is in one language is a matter of the model, too.
    settings: hashJson([settings, locales, model]),
    frames: Object.fromEntries([...frames].map(([iso, frame]) => [iso, hashJson(frame)])),
    contexts: Object.fromEntries(contexts.map((context) => [context.route.name, contextHash(context, pageHashes)])),
    records: recordCells(rows, files),
    pages: pageHashes,
  }
}

/** Whoever only points at a page depends on there being one. */
const recordCells = (rows: ExportIndex['rows'], files: OwnFiles['named']): Cells['records'] => {
  const cells: { [key: string]: string } = {}
  for (const row of rows) {
    cells[`${row.kind} ${row.id}`] = recordHash(row, files)
    if (row.type === 'page') cells[`Page ${row.id}`] = 'there'
  }
  return cells
}

/** An asset is its file as well, where that came with it. */
const recordHash = ({ kind, id, hash }: Row, files: OwnFiles['named']): string =>
  kind === 'Asset' && files.has(id) ? hashJson([hash, files.get(id)]) : hash

const hashesOf = (pages: Site['pages']): Cells['pages'] =>
  Object.fromEntries([...pages].flatMap(([iso, those]) => [...those].map(([id, page]) => [`${iso} ${id}`, hashJson(page)])))

/** The pages beside it are hashed already. */
const contextHash = ({ route, children, nearby: { previous, next, related } }: Context, pages: Cells['pages']): string => {
  const of = ({ id }: LinkedPage) => pages[`${route.locale.iso} ${id}`]
  return hashJson([route, children.map(of), previous && of(previous), next && of(next), related.map(of)])
}
