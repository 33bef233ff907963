import type { Link } from '../../../domain/platform/sys.ts'
import type { Machine } from '../machine.ts'
import type { Place } from '../places.ts'

/** Ids of the concepts below one, at any depth: those that name it, or one of these, as broader. */
export const narrower = ({ records }: Machine, { spaceId }: Place): ((conceptId: string) => ReadonlyArray<string>) => {
  const organization = records.get('spaces', spaceId ?? '')?.sys.organization?.sys.id
  const folder = `organizations/${organization}/taxonomy/concepts`
  return (conceptId) => {
    const below = new Set<string>()
    const waiting = [conceptId]
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop())
      for (const narrowed of records.found(folder, 'broader', ({ broader }) => linkIds(broader), id))
        if (!below.has(narrowed)) {
          below.add(narrowed)
          waiting.push(narrowed)
        }
    return [...below]
  }
}

const linkIds = (links: unknown): ReadonlyArray<string> =>
  Array.isArray(links) ? (links as ReadonlyArray<Link>).map(({ sys }) => sys.id) : []
