import { hash as hashAtOnce } from 'node:crypto'
import type { KnownRow } from '../../adapters/export/index-files.ts'
import type { Row } from '../../adapters/export/rows.ts'
import type { LinkedPage } from '../../domain/linked.ts'
import type { Cells } from '../../renderer/incremental.ts'
import type { Context, Site } from '../../renderer/site.ts'
import type { OwnFiles } from '../assets/files.ts'

export const hashJson = (value: unknown): string => hash(JSON.stringify(value))

const hash = (text: string): string => hashAtOnce('sha256', text, 'base64url').slice(0, 16)

/** What stands around the pages of each language. */
export const frameCells = ({ frames }: Site): Cells['frames'] =>
  Object.fromEntries([...frames].map(([iso, frame]) => [iso, hashJson(frame)]))

/** Where pages are, and what others show of them. */
export const placeCells = ({ contexts, pages }: Site): Pick<Cells, 'contexts' | 'pages'> => {
  const hashes = hashesOf(pages)
  return {
    contexts: Object.fromEntries(contexts.map((context) => [context.route.name, contextHash(context, hashes)])),
    pages: hashes,
  }
}

/** Whoever only points at a page depends on there being one. */
export const recordCells = (rows: Iterable<Row>, files: OwnFiles['named']): Cells['records'] => {
  const cells: { [key: string]: string } = {}
  for (const row of rows) {
    cells[`${row.kind} ${row.id}`] = recordHash(row, files)
    if (row.type === 'page') cells[`Page ${row.id}`] = 'there'
  }
  return cells
}

/** Its content type goes without saying, but not without reading. An asset is its file as well, where that came with it. */
const recordHash = ({ kind, id, type, hash }: Row, files: OwnFiles['named']): string => {
  if (kind === 'Entry') return `${hash} ${type ?? ''}`
  return files.has(id) ? hashJson([hash, files.get(id)]) : hash
}

const halves = (text: string): readonly [string, string] => {
  const space = text.indexOf(' ')
  return space < 0 ? [text, ''] : [text.slice(0, space), text.slice(space + 1)]
}

/** The records that were found then. */
export function* knownIn({ records }: Cells): Generator<KnownRow> {
  for (const [key, cell] of Object.entries(records)) {
    const [kind, id] = halves(key)
    const [hash, type] = halves(cell)
    if (kind === 'Entry' || kind === 'Asset') yield { kind, id, hash, type: type === '' ? undefined : type }
  }
}

const hashesOf = (pages: Site['pages']): Cells['pages'] =>
  Object.fromEntries([...pages].flatMap(([iso, those]) => [...those].map(([id, page]) => [`${iso} ${id}`, hashJson(page)])))

/** The pages beside it are hashed already. */
const contextHash = ({ route, children, nearby: { previous, next, related } }: Context, pages: Cells['pages']): string => {
  const of = ({ id }: LinkedPage) => pages[`${route.locale.iso} ${id}`]
  return hashJson([route, children.map(of), previous && of(previous), next && of(next), related.map(of)])
}
