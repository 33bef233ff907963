import type { ContentType } from '../content-type.ts'
import type { EntryLike } from './entry.ts'
import { type Problem, unknown, wrongType } from './problem.ts'
import type { LocaleLike } from './surroundings.ts'

type Fields = EntryLike['fields']
type Type = Pick<ContentType, 'fields'>

/** Why an entry cannot even be saved: fields that its type lacks, and translations in locales that there are not. */
export const savedProblems = (
  { fields }: EntryLike,
  { fields: types }: Type,
  locales: ReadonlyArray<LocaleLike>,
): { readonly unknownFields: ReadonlyArray<Problem>; readonly others: ReadonlyArray<Problem> } => {
  const known = new Map(types.map((field) => [field.id, field]))
  const codes = new Map(locales.map((locale) => [locale.code, locale]))
  return {
    unknownFields: Object.keys(fields)
      .filter((id) => !known.has(id))
      .map((id) => unknown(['fields', id])),
    others: Object.entries(fields).flatMap(([id, values]) => {
      if (values === null || !known.has(id)) return []
      if (typeof values !== 'object' || Array.isArray(values)) return [wrongType(['fields', id], 'Object', values)]
      return Object.entries(values).flatMap(([code, value]) => {
        const locale = codes.get(code)
        const isAllowed =
          locale && locale.contentManagementApi !== false && (locale.default || known.get(id)?.localized || value === null)
        return isAllowed ? [] : [unknown(['fields', id, code], value)]
      })
    }),
  }
}

/** A new entry has default values in the fields that it does not speak of. */
export const withDefaults = ({ fields }: EntryLike, { fields: types }: Type): EntryLike => ({
  fields: {
    ...Object.fromEntries(
      types.flatMap(({ id, defaultValue }) => (defaultValue && Object.keys(defaultValue).length > 0 ? [[id, defaultValue]] : [])),
    ),
    ...fields,
  },
})

/** A field that is `null`, or has nothing in it, is none; a translation that is `null` stays. */
export const tidied = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([, values]) => values !== null && values !== undefined && Object.keys(values).length > 0),
  )
