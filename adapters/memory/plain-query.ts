import type { Query } from '../../ports/platform/operations.ts'
import { matchesPlainly, orderPlainly } from './query/plain.ts'
import type { Stored } from './store/stored.ts'

/** Names, descriptions and the like, and the id. */
const textOf = ({ sys, ...record }: Stored): string =>
  [sys.id, ...Object.values(record).filter((value) => typeof value === 'string')].join(' ').toLowerCase()

/** `query`: every word is somewhere in the texts of a record. */
const withWords = (query: unknown): ((record: Stored) => boolean) => {
  const words = typeof query === 'string' ? query.toLowerCase().split(/\s+/).filter(Boolean) : []
  return words.length === 0 ? () => true : (record) => words.every((word) => textOf(record).includes(word))
}

/** The records that an ordinary list is asked for, in the order that is asked for. */
export const plainly =
  (query: Query) =>
  (all: ReadonlyArray<Stored>): ReadonlyArray<Stored> => {
    const compare = orderPlainly(query)
    const hasWords = withWords(query.query)
    const wanted = all.filter(matchesPlainly(query)).filter(hasWords)
    return compare ? wanted.sort(compare) : wanted
  }
