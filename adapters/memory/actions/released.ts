import { linkTo } from '../../../domain/platform/sys.ts'
import { E, pipe } from '../../../domain/prelude.ts'
import { type Answer, operation, type Parameters } from '../answer.ts'
import type { ContentLife } from '../entities/life.ts'
import { type ContentDraft, type ContentKind, type ContentRecord, draftsOf } from '../entities/record.ts'
import { jsonPatch } from '../json-patch.ts'
import { counted } from '../lists.ts'
import { changed, created, type Machine } from '../machine.ts'
import { inEnvironment, type Place } from '../places.ts'
import { plainly } from '../plain-query.ts'
import { invalidPayload, notFound, staleContent } from '../refusals.ts'
import { type Stored, sysOf } from '../store/stored.ts'
import { itemsOf, linkOf, releasesOf } from './release.ts'

const folderOf = ({ path }: Place, releaseId: string, { folder }: Pick<ContentKind, 'folder'>): string =>
  `${path}/released/${releaseId}/${folder}`

type Found = { readonly place: Place; readonly release: Stored }

/** Records as they are in a release: what was changed there, and everything else as it is outside. */
export const releasedRecords = (machine: Machine, kind: ContentKind, { shown }: Pick<ContentLife, 'shown'>) => {
  const { records } = machine

  const inRelease = (at: Parameters): Answer<Found> =>
    pipe(
      inEnvironment(machine)(at),
      E.flatMap((place) => {
        const release = records.get(releasesOf(place), at.releaseId)
        return release ? E.right({ place, release }) : E.left(notFound(place.missing('Release', at.releaseId)))
      }),
    )
  const read = ({ place, release }: Found, id: string): ContentRecord | undefined =>
    (records.get(folderOf(place, release.sys.id, kind), id) ?? records.get(draftsOf(place, kind), id)) as
      | ContentRecord
      | undefined
  const show =
    ({ place, release }: Found) =>
    (record: ContentRecord) => {
      const one = shown(place)(record)
      return { ...one, sys: { ...one.sys, release: linkTo('Release', release.sys.id) } }
    }
  const keep = (one: Found, record: ContentRecord): ContentRecord => {
    records.put(folderOf(one.place, one.release.sys.id, kind), record.sys.id, record)
    return show(one)(record)
  }
  const find = (at: Parameters): Answer<Found & { readonly record: ContentRecord }> =>
    pipe(
      inRelease(at),
      E.flatMap((one) => {
        const record = read(one, at[kind.id])
        return record ? E.right({ ...one, record }) : E.left(notFound(one.place.missing(kind.type, at[kind.id])))
      }),
    )

  const make = (at: Parameters, id: string, draft: ContentDraft = {}): Answer<ContentRecord> =>
    pipe(
      E.Do,
      E.bind('one', () => inRelease(at)),
      E.bind('more', ({ one }) => kind.born(one.place, at)),
      E.bind('sys', ({ more }) =>
        E.right({ type: kind.type, id, version: 1, ...created(machine), ...more, publishedCounter: 0 }),
      ),
      E.bind('fields', ({ one, sys }) =>
        kind.saved(one.place, { sys, fields: (draft.fields ?? {}) as ContentRecord['fields'] }, true),
      ),
      E.map(({ one, sys, fields }) => {
        const items = [...itemsOf(one.release), { entity: linkTo(kind.type, id), action: 'publish' }]
        records.put(releasesOf(one.place), one.release.sys.id, { ...one.release, entities: { sys: { type: 'Array' }, items } })
        return keep(one, { metadata: { tags: [], concepts: [], ...draft.metadata }, sys, fields })
      }),
    )

  const replace = (
    at: Parameters,
    version: unknown,
    draftOf: (record: ContentRecord) => Answer<ContentDraft>,
  ): Answer<ContentRecord> =>
    pipe(
      E.Do,
      E.bind('one', () => find(at)),
      E.filterOrElse(({ one }) => Number(version ?? 0) === one.record.sys.version, staleContent),
      E.bind('draft', ({ one }) => draftOf(one.record)),
      E.bind('fields', ({ one, draft }) =>
        kind.saved(one.place, { sys: one.record.sys, fields: (draft.fields ?? {}) as ContentRecord['fields'] }, false),
      ),
      E.map(({ one, draft, fields }) => {
        const sys = sysOf(one.record.sys, { version: (one.record.sys.version ?? 0) + 1 }, changed(machine))
        return keep(one, { ...one.record, metadata: { ...one.record.metadata, ...draft.metadata }, fields, sys })
      }),
    )

  const write = (at: Parameters, draft: ContentDraft = {}) =>
    pipe(
      inRelease(at),
      E.flatMap((one) =>
        read(one, at[kind.id]) ? replace(at, draft.sys?.version, () => E.right(draft)) : make(at, String(at[kind.id]), draft),
      ),
    )

  return {
    get: operation((at) =>
      pipe(
        find(at),
        E.map((one) => show(one)(one.record)),
      ),
    ),
    getMany: operation((at) =>
      pipe(
        inRelease(at),
        E.flatMap((one) => {
          const links = itemsOf(one.release).map(linkOf)
          const all = links.flatMap(({ sys }) => (sys.linkType === kind.type ? (read(one, sys.id) ?? []) : []))
          return counted(at.query ?? {})(plainly(at.query ?? {})(all) as ReadonlyArray<ContentRecord>, show(one))
        }),
      ),
    ),
    create: operation<ContentDraft>((at, draft) => make(at, machine.newId(), draft)),
    createWithId: operation<ContentDraft>(write),
    update: operation<ContentDraft>(write),
    patch: operation<ReadonlyArray<object>>((at, changes) =>
      replace(at, at.version, (record) =>
        pipe(
          jsonPatch(record, changes),
          E.bimap(
            (problem) => invalidPayload([problem]),
            (draft) => draft as ContentDraft,
          ),
        ),
      ),
    ),
    find,
    keep,
  }
}

export type ReleasedRecords = ReturnType<typeof releasedRecords>

/** What was changed in a release becomes the draft outside, so that it can be published. */
export const applyReleased = ({ records, ...machine }: Machine, place: Place, releaseId: string): void => {
  for (const folder of ['entries', 'assets'] as const) {
    const from = folderOf(place, releaseId, { folder })
    for (const record of records.all(from) as ReadonlyArray<ContentRecord>) {
      const before = records.get(`${place.path}/${folder}`, record.sys.id)
      const version = before ? { version: (before.sys.version ?? 0) + 1 } : {}
      records.put(`${place.path}/${folder}`, record.sys.id, {
        ...record,
        sys: sysOf((before ?? record).sys, version, changed({ records, ...machine })),
      })
      records.remove(from, record.sys.id)
    }
  }
}
