import type { Surroundings } from '../../../domain/platform/validation/entry.ts'
import type { Machine } from '../machine.ts'
import { readPattern } from '../pattern.ts'
import type { Place } from '../places.ts'
import type { KeysOf } from '../store/folder.ts'
import { localesOf } from './locales.ts'
import type { ContentRecord } from './record.ts'

/** What an entry is checked against besides its content type: locales, what its links lead to, and the other public entries. */
export const surroundingsOf = ({ records }: Machine, place: Place, { sys }: ContentRecord): Surroundings => {
  const contentTypeId = sys.contentType?.sys.id
  const entries = records.folder(`${place.path}/entries`)
  const assets = records.folder(`${place.path}/assets`)
  const published = `${place.path}/published/entries`
  return {
    locales: localesOf(records, place).all,
    entry: (id) => {
      const type = entries.get(id)?.sys.contentType?.sys.id
      return type === undefined ? undefined : { contentTypeId: type }
    },
    asset: (id) => assets.get(id) as ContentRecord | undefined,
    readPattern,
    sameValue: (fieldId, locale, value) =>
      records
        .found(published, `unique ${fieldId} ${locale}`, keyOf(fieldId, locale), JSON.stringify(value))
        .filter((id) => id !== sys.id && records.get(published, id)?.sys.contentType?.sys.id === contentTypeId),
  }
}

const keyOf =
  (fieldId: string, locale: string): KeysOf =>
  (record) => {
    const value = (record as ContentRecord).fields[fieldId]?.[locale]
    return value === undefined ? [] : [JSON.stringify(value)]
  }
