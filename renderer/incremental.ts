import type { Cover } from '../domain/cover.ts'
import type { Instant } from '../domain/page.ts'
import type { Route } from '../domain/route.ts'

type Hash = string
type Hashes = { readonly [key: string]: Hash }

/** Everything that pages are made from, by what it is known by. */
export type Cells = {
  /** The code, the styles and the scripts. */
  readonly program: Hash
  readonly settings: Hash
  /** What stands around the pages of a language, by its locale. */
  readonly frames: Hashes
  /** The place of a page and what it shows of others, by the name of its route. */
  readonly contexts: Hashes
  /** Records of the content, `Entry hero` or `Asset logo`; and of pages that there is one, `Page about`. */
  readonly records: Hashes
  /** What others show of a page when they point at it, `en-US about`. */
  readonly pages: Hashes
}

/** Keys, one a line: of many pages that is far less to keep than lists of them. */
export type Lines = string

export const linesOf = (keys: Iterable<string>): Lines => [...keys].map(inOneLine).join('\n')

/** No id of the platform has line breaks. Should one have them nevertheless, it may be taken for another one, and a page be rendered in vain. */
const inOneLine = (key: string): string => (key.includes('\n') ? key.replaceAll('\n', ' ') : key)

/** The first key that is among these. */
export const firstAmong = (lines: Lines, keys: ReadonlySet<string>): string | undefined =>
  keys.size === 0 ? undefined : lines.split('\n').find((key) => keys.has(key))

/** What one page was made from beside its frame and its context, and what became of it. */
export type Trace = {
  readonly records: Lines
  /** Ids of those it points at: whether they are there in other languages matters, too. */
  readonly pages: Lines
  readonly updated: Instant
  /** How long it took when it was rendered last. */
  readonly milliseconds: number
  /** The picture that is drawn for other sites, if one is. */
  readonly cover?: Cover
  /** Paths of its files. */
  readonly files: ReadonlyArray<string>
}

/** What a website was made from, and how each of its pages was. */
export type Notes = { readonly cells: Cells; readonly traces: { readonly [route: string]: Trace } }

/** Why a page has to be rendered again. */
export type Reason =
  | { readonly kind: 'new' | 'program' | 'settings' | 'frame' | 'context' }
  | { readonly kind: 'record' | 'page'; readonly key: string; readonly gone: boolean }

/** Why a page has to be rendered; nothing when all that it was made from is as it was. */
export const reasonsBetween = ({ cells, traces }: Notes, now: Cells): ((route: Route) => Reason | undefined) => {
  const records = changedAmong(cells.records, now.records)
  const pagesFor = changedPages(cells.pages, now.pages)
  const isThere = idsIn(Object.keys(now.pages))
  return ({ name, locale }) => {
    const trace = traces[name]
    if (trace === undefined) return { kind: 'new' }
    if (cells.program !== now.program) return { kind: 'program' }
    if (cells.settings !== now.settings) return { kind: 'settings' }
    if (cells.frames[locale.iso] !== now.frames[locale.iso]) return { kind: 'frame' }
    if (cells.contexts[name] !== now.contexts[name]) return { kind: 'context' }
    const record = firstAmong(trace.records, records)
    if (record !== undefined) return { kind: 'record', key: record, gone: now.records[record] === undefined }
    const page = firstAmong(trace.pages, pagesFor(locale.iso))
    return page === undefined ? undefined : { kind: 'page', key: page, gone: !isThere.has(page) }
  }
}

/** Those that are new, others, or gone: few, as a rule. */
export const changedAmong = (before: Hashes, now: Hashes): ReadonlySet<string> => {
  const changed = new Set<string>()
  if (before === now) return changed
  for (const key in now) if (before[key] !== now[key]) changed.add(inOneLine(key))
  for (const key in before) if (now[key] === undefined) changed.add(inOneLine(key))
  return changed
}

/** Ids of pages that are others for those who point at them in a language. Of other languages it only matters whether one has the page. */
const changedPages = (before: Hashes, now: Hashes): ((iso: string) => ReadonlySet<string>) => {
  const changed = [...changedAmong(before, now)]
  if (changed.length === 0) return () => new Set()
  const [wasThere, isThere] = [idsIn(Object.keys(before)), idsIn(Object.keys(now))]
  const elsewhere = changed.filter((key) => wasThere.has(idIn(key)) !== isThere.has(idIn(key)))
  const known = new Map<string, ReadonlySet<string>>()
  return (iso) => {
    const ids = known.get(iso) ?? idsIn([...changed.filter((key) => key.startsWith(`${iso} `)), ...elsewhere])
    known.set(iso, ids)
    return ids
  }
}

const idIn = (page: string): string => page.slice(page.indexOf(' ') + 1)
const idsIn = (pages: Iterable<string>): ReadonlySet<string> => new Set([...pages].map((page) => idIn(inOneLine(page))))

export const explainReason = (reason: Reason): string => {
  switch (reason.kind) {
    case 'new':
      return 'was not there before'
    case 'program':
      return 'the code, the styles or the scripts changed'
    case 'settings':
      return 'the settings changed'
    case 'frame':
      return 'what stands around every page of its language changed'
    case 'context':
      return 'its own outline, its place or the pages beside it changed'
    case 'record':
      return `the record ${reason.key} ${reason.gone ? 'is gone' : 'changed'}`
    case 'page':
      return `the page ${reason.key}, which it points at, ${reason.gone ? 'is gone' : 'changed'}`
  }
}
