import type { ContentRecord } from '../entities/record.ts'
import { searchable } from '../query/words.ts'

/** Words of three letters and more, in lower case; shorter ones say nothing. */
const wordsIn = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [])

/** What a record says, in all languages. */
export const textOf = ({ fields }: ContentRecord): string =>
  Object.values(fields)
    .flatMap((values) => Object.values(values).map(searchable))
    .join('\n')

// Records are never changed, only replaced, so their words are read once.
const known = new WeakMap<ContentRecord, ReadonlySet<string>>()
const wordsOf = (record: ContentRecord): ReadonlySet<string> => {
  const words = known.get(record) ?? wordsIn(textOf(record))
  known.set(record, words)
  return words
}

/** Records by the share of words that they have in common with a text (Jaccard), the closest first. */
export const similar = (records: ReadonlyArray<ContentRecord>, text: string, limit: number, withStrangers: boolean) => {
  const asked = wordsIn(text)
  return records
    .map((record) => ({ record, score: overlap(asked, wordsOf(record)) }))
    .filter(({ score }) => withStrangers || score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, limit)
}

const overlap = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const shared = [...one].filter((word) => other.has(word)).length
  return shared / (one.size + other.size - shared || 1)
}
