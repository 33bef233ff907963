import type { Link } from '../../../domain/platform/sys.ts'
import { E } from '../../../domain/prelude.ts'
import { itemsOf, linkOf, releasesOf } from '../actions/release.ts'
import type { Parameters } from '../answer.ts'
import type { Machine } from '../machine.ts'
import { inEnvironment, type Place } from '../places.ts'
import { Records } from '../store/records.ts'
import type { Stored } from '../store/stored.ts'
import { deliveryApi } from './api.ts'

type Api = ReturnType<typeof deliveryApi>
type Name = 'getEntries' | 'getEntriesWithCursor' | 'getAsset' | 'getAssets' | 'getAssetsWithCursor'

/** The preview API as things will be once a release is published (`release[lte]`), or at some time (`timestamp[lte]`). */
export const timelineApi = (machine: Machine): Pick<Api, Name> => {
  const at = <N extends Name>(name: N): Api[N] =>
    // One of the operations, of the type that its name says.
    ((where: Parameters = {}) => deliveryApi({ ...machine, records: foreseen(machine, where) }, 'drafts')[name](where)) as Api[N]
  return {
    getEntries: at('getEntries'),
    getEntriesWithCursor: at('getEntriesWithCursor'),
    getAsset: at('getAsset'),
    getAssets: at('getAssets'),
    getAssetsWithCursor: at('getAssetsWithCursor'),
  }
}

/** The records with what the releases change: taken from what is there, so only what differs is new. */
const foreseen = (machine: Machine, at: Parameters): Records => {
  const place = inEnvironment(machine)(at)
  if (E.isLeft(place)) return machine.records
  const releases = releasesUpTo(machine, place.right, at.query ?? {})
  if (releases.length === 0) return machine.records
  const later = new Records()
  later.restore(machine.records.picture())
  for (const release of releases) happen(later, place.right, release)
  return later
}

const releasesUpTo = ({ records }: Machine, place: Place, query: { readonly [name: string]: unknown }): ReadonlyArray<Stored> => {
  const until = Date.parse(String(query['timestamp[lte]'] ?? ''))
  const scheduled = records
    .all(`spaces/${place.spaceId}/scheduled_actions`)
    .filter(
      ({ sys, entity, scheduledFor }) =>
        sys.status === 'scheduled' && (entity as Link).sys.linkType === 'Release' && timeOf(scheduledFor) <= until,
    )
    .sort((one, other) => timeOf(one.scheduledFor) - timeOf(other.scheduledFor))
    .map(({ entity }) => (entity as Link).sys.id)
  const named = query['release[lte]'] === undefined ? [] : [String(query['release[lte]'])]
  return [...new Set([...scheduled, ...named])].flatMap((id) => records.get(releasesOf(place), id) ?? [])
}
const timeOf = (when: unknown): number => Date.parse((when as { readonly datetime: string }).datetime)

const happen = (records: Records, { path }: Place, release: Stored): void => {
  for (const folder of ['entries', 'assets'])
    for (const changed of records.all(`${path}/released/${release.sys.id}/${folder}`))
      records.put(`${path}/${folder}`, changed.sys.id, changed)
  for (const item of itemsOf(release))
    if (item.action === 'unpublish')
      records.remove(`${path}/${linkOf(item).sys.linkType === 'Asset' ? 'assets' : 'entries'}`, linkOf(item).sys.id)
}
