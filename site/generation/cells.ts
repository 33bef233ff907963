import { createHash } from 'node:crypto'
import type { ExportIndex } from '../../adapters/export/index-files.ts'
import type { LinkedPage } from '../../domain/linked.ts'
import type { Cells } from '../../renderer/incremental.ts'
import type { Context, Site } from '../../renderer/site.ts'

export const hashJson = (value: unknown): string => hash(JSON.stringify(value))

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16)

/** What everything is known by, that pages are made from. */
export const cellsOf = (program: string, { settings, locales, frames, contexts, pages }: Site, { rows }: ExportIndex): Cells => {
  const pageHashes = hashesOf(pages)
  return {
    program,
    settings: hashJson([settings, locales]),
    frames: Object.fromEntries([...frames].map(([iso, frame]) => [iso, hashJson(frame)])),
    contexts: Object.fromEntries(contexts.map((context) => [context.route.name, contextHash(context, pageHashes)])),
    records: Object.fromEntries(rows.map(({ kind, id, hash }) => [`${kind} ${id}`, hash])),
    pages: pageHashes,
  }
}

const hashesOf = (pages: Site['pages']): Cells['pages'] =>
  Object.fromEntries([...pages].flatMap(([iso, those]) => [...those].map(([id, page]) => [`${iso} ${id}`, hashJson(page)])))

/** The pages beside it are hashed already. */
const contextHash = ({ route, children, nearby: { previous, next, related } }: Context, pages: Cells['pages']): string => {
  const of = ({ id }: LinkedPage) => pages[`${route.locale.iso} ${id}`]
  return hashJson([route, children.map(of), previous && of(previous), next && of(next), related.map(of)])
}
