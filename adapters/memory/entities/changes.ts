import type { Machine } from '../machine.ts'
import type { Place } from '../places.ts'
import type { Stored } from '../store/stored.ts'

/** The last thing that happened to a record in public, in the order of its `sequence`: what a synchronization reads. */
export type PublicChange = Stored & {
  readonly sequence: number
  readonly recordType: 'Entry' | 'Asset'
  readonly recordId: string
  readonly contentTypeId?: string
  /** What is told of a record that is gone. */
  readonly deleted?: Stored['sys']
}

export const changesOf = ({ path }: Place): string => `${path}/changes`
const counters = ({ path }: Place): string => `${path}/counters`

export const sequenceOf = ({ records }: Pick<Machine, 'records'>, place: Place): number =>
  Number(records.get(counters(place), 'sync')?.sequence ?? 0)

/** Notes that a record became public, changed in public, or is public no more. */
export const note = (machine: Machine, place: Place, type: 'Entry' | 'Asset', record: Stored, isGone: boolean): void => {
  const { records, now } = machine
  const sequence = sequenceOf(machine, place) + 1
  const id = `${type}.${record.sys.id}`
  const time = now()
  const deleted = { deletedAt: time, updatedAt: time, createdAt: time, revision: Number(record.sys.publishedCounter ?? 1) }
  records.put(counters(place), 'sync', { sys: { id: 'sync', type: 'Counter' }, sequence })
  records.remove(changesOf(place), id)
  records.put(changesOf(place), id, {
    sys: { id, type: 'PublicChange' },
    sequence,
    recordType: type,
    recordId: record.sys.id,
    ...(record.sys.contentType ? { contentTypeId: record.sys.contentType.sys.id } : {}),
    ...(isGone ? { deleted: { type: `Deleted${type}`, id: record.sys.id, ...deleted } } : {}),
  })
}
