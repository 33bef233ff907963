import { linkTo } from '../../../domain/platform/sys.ts'
import { E, pipe } from '../../../domain/prelude.ts'
import { operation, type Parameters } from '../answer.ts'
import { counted } from '../lists.ts'
import { created, type Machine } from '../machine.ts'
import { inEnvironment, type Place, placed } from '../places.ts'
import { plainly } from '../plain-query.ts'
import { notFound } from '../refusals.ts'
import type { Stored } from '../store/stored.ts'

const folderOf = ({ path }: Place, type: string, id: string): string => `${path}/snapshots/${type}/${id}`

/** Keeps what was published, as it was. */
export const takeSnapshot = (machine: Machine, place: Place, record: Stored): void => {
  const { id: entityId, type } = record.sys
  const id = machine.newId()
  machine.records.put(folderOf(place, type, entityId), id, {
    sys: {
      type: 'Snapshot',
      id,
      snapshotType: 'publish',
      snapshotEntityType: type,
      entity: linkTo(type, entityId),
      ...created(machine),
    },
    snapshot: record,
  })
}

export const snapshots = (machine: Machine) => {
  const of = (type: string, parameter: string, folder: string) => {
    const placeOf = (at: Parameters) =>
      pipe(
        inEnvironment(machine)(at),
        E.filterOrElse(
          (place) => machine.records.get(`${place.path}/${folder}`, at[parameter]) !== undefined,
          (place) => notFound(place.missing(type, at[parameter])),
        ),
      )
    const shown = (place: Place) => (snapshot: Stored) => ({
      ...placed(place)(snapshot),
      snapshot: placed(place)(snapshot.snapshot as Stored),
    })
    return {
      /** The newest comes first. */
      many: operation((at) =>
        pipe(
          placeOf(at),
          E.flatMap((place) => {
            const all = [...machine.records.all(folderOf(place, type, at[parameter]))].reverse()
            return counted(at.query ?? {})(plainly(at.query ?? {})(all), shown(place))
          }),
        ),
      ),
      one: operation((at) =>
        pipe(
          placeOf(at),
          E.flatMap((place) => {
            const snapshot = machine.records.get(folderOf(place, type, at[parameter]), at.snapshotId)
            return snapshot ? E.right(shown(place)(snapshot)) : E.left(notFound(place.missing('Snapshot', at.snapshotId)))
          }),
        ),
      ),
    }
  }
  const entries = of('Entry', 'entryId', 'entries')
  const contentTypes = of('ContentType', 'contentTypeId', 'content_types')
  return {
    getManyForEntry: entries.many,
    getForEntry: entries.one,
    getManyForContentType: contentTypes.many,
    getForContentType: contentTypes.one,
  }
}
