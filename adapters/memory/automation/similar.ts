import type { ContentRecord } from '../entities/record.ts'

/** Words of three letters and more, in lower case; shorter ones say nothing. */
const wordsIn = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [])

/** Records by the share of words that they have in common with a text (Jaccard), the closest first; those with none are left out. */
export const similar = (records: ReadonlyArray<ContentRecord>, text: string, limit: number) => {
  const asked = wordsIn(text)
  return records
    .map((record) => ({ record, score: overlap(asked, wordsIn(JSON.stringify(record.fields))) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, limit)
}

const overlap = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const shared = [...one].filter((word) => other.has(word)).length
  return shared / (one.size + other.size - shared || 1)
}
