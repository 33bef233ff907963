import type { ContentType, ContentTypeField } from '../content-type.ts'
import { typeProblems } from './field-type.ts'
import { unresolved } from './links.ts'
import { type Path, type Problems, required, unknown } from './problem.ts'
import { enabledUnlessSaid } from './rich-text/grammar.ts'
import { unknownMarks } from './rules/rich-text.ts'
import { ruleProblems } from './rules/rules.ts'
import type { LocaleLike, Surroundings } from './surroundings.ts'

export type { Surroundings }
export { unresolved }

type Values = { readonly [locale: string]: unknown }
export type EntryLike = { readonly fields: { readonly [field: string]: Values } }
type Options = { readonly locales?: ReadonlyArray<string> }

/** Why an entry cannot be published: nothing, when it can. `locales`: only these are to be published. */
export const entryProblems = (
  { fields }: EntryLike,
  { fields: types }: Pick<ContentType, 'fields'>,
  around: Surroundings,
  { locales }: Options = {},
): Problems => {
  const known = new Set(types.map(({ id }) => id))
  const isMeant = (locale: string) => locales?.includes(locale) ?? true
  const standard = around.locales.find((locale) => locale.default)?.code
  return [
    ...Object.keys(fields)
      .filter((id) => !known.has(id))
      .map((id) => unknown(['fields', id])),
    ...types.flatMap((field) => {
      const values = fields[field.id] ?? {}
      return [
        ...missing(
          field,
          values,
          around.locales.filter(({ code }) => isMeant(code)),
        ),
        ...Object.entries(values).flatMap(([locale, value]) =>
          isEmpty(value) || !isMeant(locale) ? [] : valueProblems(field, locale, value, around, standard),
        ),
      ]
    }),
  ]
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null

/** The default locale is always needed, even when it is optional; another one's fallback does not stand in for it. */
const missing = (field: ContentTypeField, values: Values, locales: ReadonlyArray<LocaleLike>): Problems => {
  if (!field.required) return []
  const isNeeded = (locale: LocaleLike) =>
    locale.default || (field.localized && !locale.optional && locale.contentManagementApi !== false)
  const lacking = locales.filter((locale) => isNeeded(locale) && isEmpty(values[locale.code]))
  if (lacking.length > 0 && Object.keys(values).length === 0) return [required(['fields', field.id])]
  return lacking.map(({ code }) => required(['fields', field.id, code], field.id))
}

const valueProblems = (
  field: ContentTypeField,
  locale: string,
  value: unknown,
  around: Surroundings,
  standard: string | undefined,
): Problems => {
  const path: Path = ['fields', field.id, locale]
  const wrong = typeProblems(field, value, path)
  // What is left in other locales of a field that is no longer localized obeys no rule, for nobody sees it.
  if (wrong.length > 0 || (!field.localized && standard !== undefined && locale !== standard)) return wrong
  const subject = { fieldId: field.id, locale, around }
  const ofItems = field.items?.validations ?? []
  return [
    ...(field.type === 'RichText' ? unknownMarks(value, path) : []),
    ...ruleProblems(rulesOf(field), { ...subject, value, path }),
    ...(Array.isArray(value) && ofItems.length > 0
      ? value.flatMap((element, index) => ruleProblems(ofItems, { ...subject, value: element, path: [...path, index] }))
      : []),
  ]
}

const earlier = { enabledNodeTypes: enabledUnlessSaid }
const rulesOf = ({ type, validations = [] }: ContentTypeField): ReadonlyArray<object> =>
  type === 'RichText' && !validations.some((rule) => 'enabledNodeTypes' in rule) ? [...validations, earlier] : validations
