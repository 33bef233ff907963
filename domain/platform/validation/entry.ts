import type { ContentType, ContentTypeField } from '../content-type.ts'
import { isLink, type Link } from '../sys.ts'
import { typeProblems } from './field-type.ts'
import { notResolvable, type Path, type Problem, required, unknown } from './problem.ts'
import { ruleProblems } from './rules.ts'
import type { Surroundings } from './surroundings.ts'

export type { Surroundings }
export type EntryLike = { readonly fields: { readonly [field: string]: { readonly [locale: string]: unknown } } }
type Options = { readonly locales?: ReadonlyArray<string> }

/** Why an entry cannot be published: nothing, when it can. `locales`: only these are to be published. */
export const entryProblems = (
  { fields }: EntryLike,
  { fields: types }: Pick<ContentType, 'fields'>,
  around: Surroundings,
  { locales }: Options = {},
): ReadonlyArray<Problem> => {
  const known = new Set(types.map(({ id }) => id))
  const strange = Object.keys(fields).filter((id) => !known.has(id))
  return [
    ...strange.map((id) => unknown(['fields', id])),
    ...types.flatMap((field) => fieldProblems(field, fields[field.id] ?? {}, around, locales)),
  ]
}

const fieldProblems = (
  field: ContentTypeField,
  values: { readonly [locale: string]: unknown },
  around: Surroundings,
  only: ReadonlyArray<string> | undefined,
): ReadonlyArray<Problem> => {
  const wanted = around.locales.filter(({ code }) => only?.includes(code) ?? true)
  const missing = field.required
    ? wanted.filter(
        (locale) =>
          (locale.default || (field.localized && !locale.optional && locale.contentManagementApi !== false)) &&
          isEmpty(values[locale.code]),
      )
    : []
  const given = Object.entries(values).filter(([locale, value]) => !isEmpty(value) && (only?.includes(locale) ?? true))
  const isWhollyMissing = missing.length > 0 && given.length === 0
  return [
    ...(isWhollyMissing ? [required(['fields', field.id])] : missing.map(({ code }) => required(['fields', field.id, code]))),
    ...given.flatMap(([locale, value]) => valueProblems(field, locale, value, around)),
  ]
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null

const valueProblems = (field: ContentTypeField, locale: string, value: unknown, around: Surroundings): ReadonlyArray<Problem> => {
  const path: Path = ['fields', field.id, locale]
  const wrong = typeProblems(field, value, path)
  if (wrong.length > 0) return wrong
  const subject = { fieldId: field.id, locale, around }
  const rules = field.items?.validations ?? []
  const elements = Array.isArray(value) && rules.length > 0 ? value : []
  return [
    ...ruleProblems(field.validations ?? [], { ...subject, value, path }),
    ...elements.flatMap((element, index) => ruleProblems(rules, { ...subject, value: element, path: [...path, index] })),
  ]
}

/** Links of an entry that lead to nothing that is there. */
export const unresolved = (
  { fields }: EntryLike,
  { fields: types }: Pick<ContentType, 'fields'>,
  { entry, asset }: Surroundings,
): ReadonlyArray<Problem> => {
  const isThere = ({ sys }: Link) =>
    sys.linkType === 'Entry' ? entry(sys.id) !== undefined : sys.linkType === 'Asset' ? asset(sys.id) !== undefined : true
  const linking = types.filter(
    ({ type, items }) => type === 'Link' || type === 'RichText' || (type === 'Array' && items?.type === 'Link'),
  )
  return linking.flatMap(({ id }) =>
    linksAt(fields[id], ['fields', id]).flatMap(([path, link]) => (isThere(link) ? [] : [notResolvable(path, link)])),
  )
}

const linksAt = (value: unknown, path: Path): ReadonlyArray<readonly [Path, Link]> => {
  if (typeof value !== 'object' || value === null) return []
  if (isLink(value)) return [[path, value]]
  return Object.entries(value).flatMap(([name, inner]) => linksAt(inner, [...path, Array.isArray(value) ? Number(name) : name]))
}
