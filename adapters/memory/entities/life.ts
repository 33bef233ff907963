import { E, pipe } from '../../../domain/prelude.ts'
import { type Answer, checked, operation, type Parameters } from '../answer.ts'
import { badId, isProperId } from '../ids.ts'
import { jsonPatch } from '../json-patch.ts'
import { changed, created, type Machine } from '../machine.ts'
import { inEnvironment, type Place, placed } from '../places.ts'
import { badRequest, invalidPayload, notFound, staleContent } from '../refusals.ts'
import { sysOf } from '../store/stored.ts'
import { fieldStatusOf } from './field-status.ts'
import { localesOf, withoutLocales } from './locales.ts'
import { type Found, publishing, type Turn } from './publishing.ts'
import { type ContentDraft, type ContentKind, type ContentRecord, draftsOf, publishedOf } from './record.ts'
import { isArchived, isPublished, isStale, versionOf } from './rules.ts'

/** The life of an entry or an asset: draft, published, changed, archived (section 4), and its versions. */
export const contentLife = (machine: Machine, kind: ContentKind) => {
  const { records } = machine

  const find = (at: Parameters): Answer<Found> =>
    pipe(
      inEnvironment(machine)(at),
      E.flatMap((place) => {
        const record = records.get(draftsOf(place, kind), at[kind.id]) as ContentRecord | undefined
        return record ? E.right({ place, record }) : E.left(notFound(place.missing(kind.type, at[kind.id])))
      }),
    )

  const shown = (place: Place) => {
    const hidden = localesOf(records, place).hiddenFromManagement
    return (record: ContentRecord): ContentRecord => ({
      ...placed(place)(record),
      fields: withoutLocales(record.fields, hidden),
    })
  }

  const keep = (place: Place, record: ContentRecord, action: string): ContentRecord => {
    records.put(draftsOf(place, kind), record.sys.id, record)
    tell(place, record, action)
    return shown(place)(record)
  }
  const tell = ({ spaceId = '', environmentId = '', links }: Place, record: ContentRecord, action: string): void =>
    machine.emit({ topic: `${kind.type}.${action}`, spaceId, environmentId, record: placed({ links })(record) })

  const make = (place: Place, at: Parameters, id: string, draft: ContentDraft = {}): Answer<ContentRecord> =>
    pipe(
      kind.born(place, at),
      E.flatMap((more) => {
        const times = created(machine)
        const sys = { type: kind.type, id, version: 1, ...times, ...more, publishedCounter: 0, automationTags: [] }
        return pipe(
          kind.saved(place, { sys, fields: (draft.fields ?? {}) as ContentRecord['fields'] }, true),
          E.map((fields) => {
            const fieldStatus = fieldStatusOf(fields, undefined, localesOf(records, place).codes)
            return keep(place, { metadata: metadataOf(draft), sys: { ...sys, fieldStatus }, fields }, 'create')
          }),
        )
      }),
    )

  const replace = (place: Place, record: ContentRecord, draft: ContentDraft): Answer<ContentRecord> =>
    pipe(
      checked(record, isArchived('Cannot edit archived')),
      E.flatMap(() => kind.saved(place, { sys: record.sys, fields: (draft.fields ?? {}) as ContentRecord['fields'] }, false)),
      E.map((fields) => {
        const before = records.get(publishedOf(place, kind), record.sys.id) as ContentRecord | undefined
        const fieldStatus = fieldStatusOf(fields, before, localesOf(records, place).codes)
        const sys = sysOf(record.sys, { version: versionOf(record) + 1, fieldStatus }, changed(machine))
        return keep(place, { metadata: metadataOf(draft, record), sys, fields }, 'save')
      }),
    )

  const write = (at: Parameters, draft: ContentDraft = {}, version: unknown): Answer<ContentRecord> =>
    pipe(
      inEnvironment(machine)(at),
      E.flatMap((place) => {
        const id = String(at[kind.id])
        const record = records.get(draftsOf(place, kind), id) as ContentRecord | undefined
        if (record) return isStale(version)(record) ? E.left(staleContent()) : replace(place, record, draft)
        return isProperId(id) ? make(place, at, id, draft) : E.left(badId(id))
      }),
    )

  const turn: Turn = (place, record, sys, action) =>
    keep(place, { ...record, sys: sysOf(record.sys, { version: versionOf(record) + 1 }, changed(machine), sys) }, action)

  const { publish, unpublish } = publishing(machine, kind, turn)
  const versionIn = (draft: ContentDraft | undefined): unknown => draft?.sys?.version
  const doing = (perform: (found: Found, at: Parameters, version: unknown) => Answer<ContentRecord>) =>
    operation<ContentDraft, ContentRecord>((at, draft) =>
      pipe(
        find(at),
        E.flatMap((one) => perform(one, at, versionIn(draft))),
      ),
    )

  const operations = {
    get: operation((at) =>
      pipe(
        find(at),
        E.map(({ place, record }) => shown(place)(record)),
      ),
    ),
    create: operation<ContentDraft, ContentRecord>((at, draft) =>
      pipe(
        inEnvironment(machine)(at),
        E.flatMap((place) => make(place, at, machine.newId(), draft)),
      ),
    ),
    createWithId: operation<ContentDraft, ContentRecord>((at, draft) => write(at, draft, undefined)),
    update: operation<ContentDraft, ContentRecord>((at, draft) => write(at, draft, versionIn(draft))),
    patch: operation<ReadonlyArray<object>, ContentRecord>((at, changes) =>
      pipe(
        find(at),
        E.flatMap(({ place, record }) => {
          if (isStale(at.version)(record)) return E.left(staleContent())
          return pipe(
            jsonPatch({ ...record, metadata: metadataOf(record) }, changes),
            E.mapLeft((problem) => invalidPayload([problem])),
            E.flatMap((draft) => replace(place, record, draft as ContentDraft)),
          )
        }),
      ),
    ),
    publish: doing(publish),
    unpublish: doing(unpublish),
    archive: doing(({ place, record }) =>
      pipe(
        checked(record, isPublished('Cannot archive published'), isArchived('Already archived')),
        E.map(() =>
          turn(
            place,
            record,
            { archivedVersion: record.sys.version, archivedAt: machine.now(), archivedBy: machine.user },
            'archive',
          ),
        ),
      ),
    ),
    unarchive: doing(({ place, record }) =>
      record.sys.archivedVersion === undefined
        ? E.left(badRequest('Not archived'))
        : E.right(turn(place, record, { archivedVersion: undefined, archivedAt: undefined, archivedBy: undefined }, 'unarchive')),
    ),
    delete: operation((at) =>
      pipe(
        find(at),
        E.flatMap(({ place, record }) =>
          pipe(
            checked(record, isPublished('Cannot delete published')),
            E.map(() => {
              records.remove(draftsOf(place, kind), record.sys.id)
              tell(place, record, 'delete')
              return undefined
            }),
          ),
        ),
      ),
    ),
  }

  /** `publish` and `unpublish` are for those who act on a record they have found. */
  return { find, shown, publish, unpublish, operations }
}

export type ContentLife = ReturnType<typeof contentLife>

/** Tags and concepts; an update that does not speak of them leaves them. */
const metadataOf = (draft: ContentDraft, before?: ContentRecord) => ({
  tags: [],
  concepts: [],
  ...(before?.metadata ?? {}),
  ...(draft.metadata ?? {}),
})
