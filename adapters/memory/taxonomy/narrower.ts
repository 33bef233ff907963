import type { Link } from '../../../domain/platform/sys.ts'
import type { Machine } from '../machine.ts'
import type { Place } from '../places.ts'
import type { Records } from '../store/records.ts'

/** Ids of the concepts below one: those that name it, or one of these, as broader. */
export const below =
  (records: Records, organization: string) =>
  (conceptId: string, depth = Number.POSITIVE_INFINITY): ReadonlyArray<string> => {
    const seen = new Set<string>()
    let level: ReadonlyArray<string> = [conceptId]
    for (let step = 0; step < depth && level.length > 0; step++) {
      level = level
        .flatMap((id) => records.found(`${organization}/taxonomy/concepts`, 'broader', ({ broader }) => idsOf(broader), id))
        .filter((id) => !seen.has(id))
      for (const id of level) seen.add(id)
    }
    return [...seen]
  }

const idsOf = (links: unknown): ReadonlyArray<string> =>
  Array.isArray(links) ? (links as ReadonlyArray<Link>).map(({ sys }) => sys.id) : []

/** The same for the concepts that entries of a space can have. */
export const narrower = ({ records }: Machine, { spaceId = '' }: Place): ((conceptId: string) => ReadonlyArray<string>) =>
  below(records, `organizations/${records.get('spaces', spaceId)?.sys.organization?.sys.id}`)
