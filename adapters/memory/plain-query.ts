import type { Query } from '../../ports/platform/operations.ts'
import { matchesPlainly, orderPlainly } from './query/plain.ts'
import type { Stored } from './store/stored.ts'

/** The records that an ordinary list is asked for, in the order that is asked for. */
export const plainly =
  (query: Query) =>
  (all: ReadonlyArray<Stored>): ReadonlyArray<Stored> => {
    const compare = orderPlainly(query)
    const wanted = all.filter(matchesPlainly(query))
    return compare ? wanted.sort(compare) : wanted
  }
