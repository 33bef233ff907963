import type { ContentType } from '../../../domain/platform/content-type.ts'
import { E, pipe } from '../../../domain/prelude.ts'
import type { Query } from '../../../ports/platform/operations.ts'
import type { PlatformError } from '../../../ports/platform-errors.ts'
import type { Answer } from '../answer.ts'
import type { Machine } from '../machine.ts'
import type { Place } from '../places.ts'
import { compare } from '../query/order.ts'
import { readSearch } from '../query/read.ts'
import type { Api, Search, World } from '../query/search.ts'
import { matches } from '../query/test.ts'
import type { Stored } from '../store/stored.ts'
import { narrower } from '../taxonomy/narrower.ts'
import { found } from './found.ts'
import { localesOf } from './locales.ts'
import { type ContentKind, type ContentRecord, draftsOf, publishedOf } from './record.ts'

/** The records of a list, in order, before they are cut into pages; and what was asked. */
export type Hits = { readonly search: Search; readonly hits: ReadonlyArray<ContentRecord> }
export type View = 'drafts' | 'published'

type Kind = Pick<ContentKind, 'type' | 'folder'>
/** Lists that were worked out already: their pages follow each other. */
type Remembered = { readonly changes: number; readonly hits: ReadonlyArray<ContentRecord> }
const remembered = new WeakMap<object, Map<string, Remembered>>()
const mostRemembered = 50

/** Finds entries or assets as the management API or the delivery API would, among drafts or among what is published. */
export const contentSearch =
  (machine: Machine, place: Place, kind: Kind, api: Api, view: View) =>
  (query: Query): Answer<Hits> => {
    const { records } = machine
    const locales = localesOf(records, place)
    const typesOf = `${place.path}/${api === 'management' && view === 'drafts' ? '' : 'published/'}content_types`
    const contentType = (id: string) => records.get(typesOf, id) as unknown as ContentType | undefined
    const context = {
      api,
      subject: kind.type,
      contentTypes: contentType,
      locales: locales.codes,
      defaultLocale: locales.standard,
      chain: locales.chain,
    }
    return pipe(
      readSearch(query, context),
      E.mapLeft((bad): PlatformError => ({ _tag: 'Refused', call: '', ...bad })),
      E.map((search) => ({ search, hits: hitsOf(machine, place, kind, view, search, contentType) })),
    )
  }

const hitsOf = (
  machine: Machine,
  place: Place,
  kind: Kind,
  view: View,
  search: Search,
  contentType: World['contentType'],
): ReadonlyArray<ContentRecord> => {
  const { records } = machine
  const folderOf = view === 'drafts' ? draftsOf : publishedOf
  const folder = records.folder(folderOf(place, kind))
  const known = remembered.get(folder) ?? new Map<string, Remembered>()
  remembered.set(folder, known)
  const key = JSON.stringify([search.contentTypeId, search.conditions, search.order, search.locale])
  const before = known.get(key)
  if (before?.changes === records.changes) return before.hits
  const entries = records.folder(folderOf(place, { folder: 'entries' }))
  const world: World = {
    entry: (id) => entries.get(id) as ContentRecord | undefined,
    contentType,
    descendants: narrower(machine, place),
  }
  const candidates = found(folder, search)
  const wanted = candidates.isExact
    ? candidates.records
    : candidates.records.filter(matches(search, world) as (record: object) => boolean)
  const order = compare(search)
  // What changed last comes first, unless an order is asked for.
  const recent = ([...wanted] as ReadonlyArray<Stored> as Array<ContentRecord>).reverse()
  const hits = order ? [...recent].sort(order) : recent
  if (known.size >= mostRemembered) known.clear()
  known.set(key, { changes: records.changes, hits })
  return hits
}
