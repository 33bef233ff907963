import { E, pipe } from '../../../domain/prelude.ts'
import { type Answer, operation } from '../answer.ts'
import type { PublicChange } from '../entities/changes.ts'
import { type ContentRecord, draftsOf } from '../entities/record.ts'
import type { Machine } from '../machine.ts'
import { inEnvironment, type Place } from '../places.ts'
import { badRequest } from '../refusals.ts'
import { isWanted, makeToken, type Position, positionOf } from './sync.ts'
import { delivering } from './view.ts'

const kinds = [
  { type: 'Entry', folder: 'entries' },
  { type: 'Asset', folder: 'assets' },
] as const

/** The preview API tells of drafts, and only from the beginning: what changed since, it does not say. */
export const draftSynchronization = (machine: Machine) =>
  operation((at) =>
    pipe(
      inEnvironment(machine)(at),
      E.flatMap((place) =>
        pipe(
          positionOf(machine, place, at),
          E.flatMap(
            (position): Answer<object> =>
              position.isInitial
                ? E.right(pageOf(machine, place, position))
                : E.left(badRequest('The preview API offers initial synchronizations only.')),
          ),
        ),
      ),
    ),
  )

/** Here `after` counts records. */
const pageOf = (machine: Machine, place: Place, position: Position): object => {
  const { after, limit } = position
  const deliver = delivering(machine, place, 'drafts', { locale: '*' })
  const all = kinds.flatMap(({ type, folder }) =>
    (machine.records.all(draftsOf(place, { folder })) as ReadonlyArray<ContentRecord>).filter(
      ({ sys }) => sys.archivedVersion === undefined && isWanted(position, changeOf(type, sys)),
    ),
  )
  const hasMore = after + limit < all.length
  const next: Position = hasMore ? { ...position, after: after + limit } : { ...position, isInitial: false }
  const url = `/${place.address}/sync?sync_token=${makeToken(next)}`
  const items = all.slice(after, after + limit).map(deliver)
  return { sys: { type: 'Array' }, items, ...(hasMore ? { nextPageUrl: url } : { nextSyncUrl: url }) }
}

const changeOf = (recordType: 'Entry' | 'Asset', sys: ContentRecord['sys']): PublicChange => ({
  sys,
  sequence: 0,
  recordType,
  recordId: sys.id,
  ...(sys.contentType ? { contentTypeId: sys.contentType.sys.id } : {}),
})
