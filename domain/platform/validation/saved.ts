import type { ContentType, ContentTypeField } from '../content-type.ts'
import type { EntryLike } from './entry.ts'
import { typeProblems } from './field-type.ts'
import { type Problems, unknown, wrongType } from './problem.ts'
import type { LocaleLike } from './surroundings.ts'

type Fields = EntryLike['fields']
type Type = Pick<ContentType, 'fields'>

/**
 * Why an entry cannot even be saved: fields that its type lacks (`UnknownField`), and else (`InvalidEntry`) translations
 * in locales that there are not, and values of another type. Drafts need not be complete, nor obey any rule.
 */
export const savedProblems = (
  { fields }: EntryLike,
  { fields: types }: Type,
  locales: ReadonlyArray<LocaleLike>,
): { readonly unknownFields: Problems; readonly others: Problems } => {
  if (!isObject(fields)) return { unknownFields: [], others: [wrongType(['fields'], 'Object', fields)] }
  const known = new Map(types.map((field) => [field.id, field]))
  const codes = new Map(locales.map((locale) => [locale.code, locale]))
  const strange = Object.keys(fields).filter((id) => !known.has(id))
  return {
    unknownFields: strange.map((id) => unknown(['fields', id])),
    others: Object.entries(fields).flatMap(([id, values]) => {
      const field = known.get(id)
      if (!field || values === null || values === undefined) return []
      if (!isObject(values)) return [wrongType(['fields', id], 'Object', values)]
      return Object.entries(values).flatMap(([code, value]) => translationProblems(field, code, codes.get(code), value))
    }),
  }
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

/** `null` empties a translation, also one that should not have been there. */
const translationProblems = (field: ContentTypeField, code: string, locale: LocaleLike | undefined, value: unknown): Problems => {
  const path = ['fields', field.id, code]
  if (!locale || locale.contentManagementApi === false) return [unknown(path, value)]
  if (value === null || value === undefined) return []
  return locale.default || field.localized ? typeProblems(field, value, path) : [unknown(path, value)]
}

/** A new entry has default values in the fields that it does not speak of; `null` says that a field is to be empty. */
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
