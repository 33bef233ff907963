import { fileURLToPath } from 'node:url'
import { isLink, type Link, linkTo } from '../../../../domain/platform/sys.ts'
import { E } from '../../../../domain/prelude.ts'
import { explain } from '../../../../ports/errors.ts'
import type { ExportedEntry, ExportFile } from '../../../../ports/platform/export-file.ts'
import { readExport } from '../../../../site/export.ts'
import type { Tree } from './tree.ts'

/** What the made website has from the embedded one: its model, what stands around its pages, and the people who write. */
export type Embedded = {
  readonly file: ExportFile
  readonly home: string
  readonly failure: string
  readonly people: ReadonlyArray<string>
}

const folder = fileURLToPath(new URL('../../../../site/content', import.meta.url))

export const readEmbedded = async (tree: Tree): Promise<Embedded> => {
  const read = await readExport(folder)()
  if (E.isLeft(read)) throw new Error(read.left.map((failure) => explain(failure).what).join('\n'))
  const file = read.right
  const ofType = (type: string) => file.entries.filter(isOf(type))
  const [website] = ofType('website')
  const people = ofType('sharedPerson').map(({ sys }) => sys.id)
  const { entries, assets } = reached(file, [...(website ? [website.sys.id] : []), ...people])
  const [home, failure] = [targetOf(website, 'defaultPage'), targetOf(website, 'failurePage')]
  const pages = entries.filter(isOf('page')).map(({ sys }) => sys.id)
  const move = readdress(
    tree,
    pages.filter((id) => id !== home && id !== failure),
  )
  return { file: { ...file, entries: entries.filter((entry) => !isOf('page')(entry)).map(move), assets }, home, failure, people }
}

const isOf =
  (type: string) =>
  ({ sys }: ExportedEntry): boolean =>
    sys.contentType?.sys.id === type

const targetOf = (website: ExportedEntry | undefined, field: string): string => {
  const [link] = Object.values(website?.fields[field] ?? {})
  if (!isLink(link)) throw new Error(`The embedded content has no website with a ${field}.`)
  return link.sys.id
}

/** The records that can be reached over links, but not over pages. */
const reached = ({ entries, assets }: ExportFile, from: ReadonlyArray<string>) => {
  const all = new Map([...entries, ...assets].map((record) => [record.sys.id, record]))
  const found = new Set<string>()
  const visit = (id: string): void => {
    const record = all.get(id)
    if (!record || found.has(id)) return
    found.add(id)
    if (!isOf('page')(record)) for (const link of linksIn(record.fields)) visit(link.sys.id)
  }
  for (const id of from) visit(id)
  const isFound = ({ sys }: ExportedEntry) => found.has(sys.id)
  return { entries: entries.filter(isFound), assets: assets.filter(isFound) }
}

const linksIn = (value: unknown): ReadonlyArray<Link> =>
  isLink(value) ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(linksIn) : []

/** Links to these pages lead to made ones, without anchors: those are not there. */
const readdress = ({ sections, articles }: Tree, pages: ReadonlyArray<string>) => {
  const targets = [...sections, ...articles]
  const moved = new Map(pages.map((id, index) => [id, targets[index % targets.length]?.id ?? id]))
  const value = (raw: unknown): unknown => {
    if (isLink(raw)) return linkTo(raw.sys.linkType, moved.get(raw.sys.id) ?? raw.sys.id)
    if (Array.isArray(raw)) return raw.map(value)
    return typeof raw === 'object' && raw !== null ? mapped(raw) : raw
  }
  const mapped = (record: object) => Object.fromEntries(Object.entries(record).map(([name, inner]) => [name, value(inner)]))
  return ({ fields: { anchor, ...fields }, ...entry }: ExportedEntry): ExportedEntry => ({
    ...entry,
    fields: mapped(fields) as ExportedEntry['fields'],
  })
}
