import type { ContentTypeDraft, ContentTypeField } from '../../../domain/platform/content-type.ts'
import { completedContentType, contentTypeRefusal } from '../../../domain/platform/validation/content-type.ts'
import { E, pipe } from '../../../domain/prelude.ts'
import { type Answer, checked, operation, type Parameters } from '../answer.ts'
import { takeSnapshot } from '../entities/snapshots.ts'
import { counted, walked } from '../lists.ts'
import { changed, created, type Machine } from '../machine.ts'
import { readPattern } from '../pattern.ts'
import { inEnvironment, type Place, placed } from '../places.ts'
import { plainly } from '../plain-query.ts'
import { badRequest, notFound, staleContent } from '../refusals.ts'
import { published } from '../resource.ts'
import { type Stored, sysOf } from '../store/stored.ts'
import { activateEditor, forgetEditor } from './editor-interfaces.ts'

export type StoredType = Stored & ContentTypeDraft
type Found = { readonly place: Place; readonly record: StoredType }
type Draft = ContentTypeDraft & { readonly sys?: { readonly version?: number } }

const typesOf = ({ path }: Place): string => `${path}/content_types`
const publishedTypesOf = ({ path }: Place): string => `${path}/published/content_types`

/** Content types are drafted and published, too: entries obey what is published of them. */
export const contentTypes = (machine: Machine) => {
  const { records } = machine

  const find = (at: Parameters): Answer<Found> =>
    pipe(
      inEnvironment(machine)(at),
      E.flatMap((place) => {
        const record = records.get(typesOf(place), at.contentTypeId) as StoredType | undefined
        return record ? E.right({ place, record }) : E.left(notFound(place.missing('ContentType', at.contentTypeId)))
      }),
    )

  const keep = (place: Place, record: StoredType, action: string): StoredType => {
    records.put(typesOf(place), record.sys.id, record)
    const { spaceId = '', environmentId = '' } = place
    machine.emit({ topic: `ContentType.${action}`, spaceId, environmentId, record: placed(place)(record) })
    return placed(place)(record)
  }

  const accepted = (place: Place, draft: Draft, id: string): Answer<ContentTypeDraft> => {
    const { sys: _, ...content } = draft
    const before = records.get(publishedTypesOf(place), id) as StoredType | undefined
    const refusal = contentTypeRefusal(content, before, readPattern)
    return refusal ? E.left({ _tag: 'Refused', call: '', ...refusal }) : E.right(completedContentType(content))
  }

  const make = (place: Place, id: string, draft: Draft): Answer<StoredType> =>
    pipe(
      accepted(place, draft, id),
      E.map((content) =>
        keep(
          place,
          { ...content, sys: { type: 'ContentType', id, version: 1, ...created(machine), publishedCounter: 0 } },
          'create',
        ),
      ),
    )

  const write = (at: Parameters, draft: Draft, version: unknown): Answer<StoredType> =>
    pipe(
      inEnvironment(machine)(at),
      E.flatMap((place) => {
        const id = String(at.contentTypeId)
        const record = records.get(typesOf(place), id) as StoredType | undefined
        if (!record) return make(place, id, draft)
        if (isStale(version)(record)) return E.left(staleContent())
        return pipe(
          accepted(place, draft, id),
          E.map((content) => keep(place, { ...content, sys: sysOf(record.sys, nextOf(record), changed(machine)) }, 'save')),
        )
      }),
    )

  const publish = ({ place, record }: Found, version: unknown): Answer<StoredType> =>
    pipe(
      checked(record, (one) => isStale(version)(one) && staleContent()),
      E.map(() => {
        const sys = sysOf(record.sys, nextOf(record), changed(machine), published(machine, record.sys))
        const active = { ...record, sys }
        records.put(publishedTypesOf(place), record.sys.id, active)
        activateEditor(machine, place, active)
        takeSnapshot(machine, place, active)
        return keep(place, active, 'publish')
      }),
    )

  const hasEntries = (place: Place, id: string): boolean =>
    records.found(`${place.path}/entries`, 'contentType', ({ sys }) => (sys.contentType ? [sys.contentType.sys.id] : []), id)
      .length > 0

  const list = (paged: typeof counted | typeof walked) =>
    operation((at) =>
      pipe(
        inEnvironment(machine)(at),
        E.flatMap((place) => {
          const query = at.query ?? {}
          return paged(query)(plainly(query)(records.all(typesOf(place))), placed(place))
        }),
      ),
    )

  return {
    get: operation((at) =>
      pipe(
        find(at),
        E.map(({ place, record }) => placed(place)(record)),
      ),
    ),
    getMany: list(counted),
    getManyWithCursor: list(walked),
    create: operation<Draft, StoredType>((at, draft) =>
      pipe(
        inEnvironment(machine)(at),
        E.flatMap((place) => make(place, machine.newId(), draft)),
      ),
    ),
    createWithId: operation<Draft, StoredType>((at, draft) => write(at, draft, undefined)),
    update: operation<Draft, StoredType>((at, draft) => write(at, draft, draft.sys?.version)),
    publish: operation<Draft, StoredType>((at, draft) =>
      pipe(
        find(at),
        E.flatMap((one) => publish(one, draft?.sys?.version)),
      ),
    ),
    unpublish: operation((at) =>
      pipe(
        find(at),
        E.flatMap(({ place, record }) =>
          pipe(
            checked(
              record,
              ({ sys }) => sys.publishedVersion === undefined && badRequest('Not published'),
              ({ sys }) => hasEntries(place, sys.id) && badRequest('Content Type has entries'),
            ),
            E.map(() => {
              records.remove(publishedTypesOf(place), record.sys.id)
              const gone = { publishedVersion: undefined, publishedAt: undefined, publishedBy: undefined }
              return keep(place, { ...record, sys: sysOf(record.sys, nextOf(record), changed(machine), gone) }, 'unpublish')
            }),
          ),
        ),
      ),
    ),
    delete: operation((at) =>
      pipe(
        find(at),
        E.flatMap(({ place, record }) =>
          pipe(
            checked(record, ({ sys }) => sys.publishedVersion !== undefined && badRequest('Cannot delete published')),
            E.map(() => {
              records.remove(typesOf(place), record.sys.id)
              forgetEditor(machine, place, record.sys.id)
              const { spaceId = '', environmentId = '' } = place
              machine.emit({ topic: 'ContentType.delete', spaceId, environmentId, record: placed(place)(record) })
              return undefined
            }),
          ),
        ),
      ),
    ),
  }
}

const nextOf = ({ sys }: Stored) => ({ version: (sys.version ?? 0) + 1 })
const isStale =
  (version: unknown) =>
  ({ sys }: Stored): boolean =>
    Number(version ?? 0) !== (sys.version ?? 0)

export type { ContentTypeField }
