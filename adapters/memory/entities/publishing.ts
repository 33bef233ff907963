import { E, pipe } from '../../../domain/prelude.ts'
import { type Answer, checked, type Parameters } from '../answer.ts'
import type { Machine } from '../machine.ts'
import type { Place } from '../places.ts'
import { badRequest, invalidPayload, staleContent } from '../refusals.ts'
import { published } from '../resource.ts'
import { note } from './changes.ts'
import type { FieldStatus } from './field-status.ts'
import { localesOf, onlyLocales, withoutLocales } from './locales.ts'
import { type ContentKind, type ContentRecord, draftsOf, publishedOf } from './record.ts'
import { isArchived, isStale } from './rules.ts'
import { takeSnapshot } from './snapshots.ts'

export type Found = { readonly place: Place; readonly record: ContentRecord }
/** Changes what state a record is in, which makes a version, too. */
export type Turn = (
  place: Place,
  record: ContentRecord,
  sys: { readonly [name: string]: unknown },
  action: string,
) => ContentRecord

/** Making records public, in all locales or in some, and taking them back. */
export const publishing = (machine: Machine, kind: ContentKind, turn: Turn) => {
  const { records } = machine

  const publish = ({ place, record }: Found, at: Parameters, version: unknown): Answer<ContentRecord> => {
    const locales = at.locales as ReadonlyArray<string> | undefined
    return pipe(
      checked(
        record,
        (one) => isStale(version)(one) && staleContent(),
        isArchived('Cannot publish archived'),
        () => unknownLocale(localesOf(records, place).codes, locales),
      ),
      E.flatMap(() => kind.publishable(place, record, locales)),
      E.map(() => makePublic(place, record, locales)),
    )
  }

  const makePublic = (place: Place, record: ContentRecord, locales: ReadonlyArray<string> | undefined): ContentRecord => {
    const before = records.get(publishedOf(place, kind), record.sys.id) as ContentRecord | undefined
    const all = localesOf(records, place).codes
    const fields = locales ? merged(before?.fields ?? {}, record.fields, locales) : record.fields
    const status = { ...statusOf(record, all), ...Object.fromEntries((locales ?? all).map((code) => [code, 'published'])) }
    const turned = turn(place, record, { ...published(machine, record.sys), fieldStatus: { '*': status } }, 'publish')
    const stored = records.get(draftsOf(place, kind), record.sys.id) as ContentRecord
    records.put(publishedOf(place, kind), record.sys.id, { ...stored, fields })
    note(machine, place, kind.type, stored, false)
    takeSnapshot(machine, place, stored)
    return turned
  }

  const unpublish = ({ place, record }: Found, at: Parameters, version: unknown): Answer<ContentRecord> => {
    const locales = at.locales as ReadonlyArray<string> | undefined
    const before = records.get(publishedOf(place, kind), record.sys.id) as ContentRecord | undefined
    if (locales && version !== undefined && isStale(version)(record)) return E.left(staleContent())
    if (!before) return E.left(badRequest('Not published'))
    const all = localesOf(records, place).codes
    const status = { ...statusOf(record, all), ...Object.fromEntries((locales ?? all).map((code) => [code, 'draft'])) }
    const isOut = Object.values(status).every((each) => each === 'draft')
    const gone = isOut ? { publishedVersion: undefined, publishedAt: undefined, publishedBy: undefined } : {}
    // What stays public in other locales has changed there, and is not gone.
    const turned = turn(place, record, { ...gone, fieldStatus: { '*': status } }, isOut ? 'unpublish' : 'publish')
    const stored = records.get(draftsOf(place, kind), record.sys.id) as ContentRecord
    if (isOut) records.remove(publishedOf(place, kind), record.sys.id)
    else records.put(publishedOf(place, kind), record.sys.id, { ...stored, fields: withoutLocales(before.fields, locales ?? []) })
    note(machine, place, kind.type, stored, isOut)
    return E.right(turned)
  }

  return { publish, unpublish }
}

const unknownLocale = (codes: ReadonlyArray<string>, locales: ReadonlyArray<string> | undefined) => {
  const unknown = locales?.find((code) => !codes.includes(code))
  return unknown !== undefined && invalidPayload([{ name: 'unknown', path: ['fields', '*'], value: unknown }])
}

/** New translations in these locales beside the old ones in the others. */
const merged = (before: ContentRecord['fields'], after: ContentRecord['fields'], codes: ReadonlyArray<string>) => {
  const kept = withoutLocales(before, codes)
  const fresh = onlyLocales(after, codes)
  const names = [...new Set([...Object.keys(kept), ...Object.keys(fresh)])]
  return Object.fromEntries(names.map((name) => [name, { ...kept[name], ...fresh[name] }]))
}

const statusOf = ({ sys }: ContentRecord, codes: ReadonlyArray<string>) => ({
  ...Object.fromEntries(codes.map((code) => [code, 'draft'])),
  ...(sys.fieldStatus as FieldStatus | undefined)?.['*'],
})
