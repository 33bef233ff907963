import type { ContentType, ContentTypeDraft, ContentTypeField } from '../content-type.ts'
import { sizeProblem } from './bounds.ts'
import { fieldDefinitionProblems } from './field-definition.ts'
import { nativePattern, type ReadPattern } from './pattern.ts'
import { type Problem, type Problems, required, wrongType } from './problem.ts'

/** Why a content type cannot be saved: a status, a name, and what is wrong. */
export type Refusal = { readonly status: number; readonly name: string; readonly message: string; readonly details?: unknown }

const mostFields = 50

/** What of a content type is not said is so: fields are plain, and nothing is the title. Deleted fields are gone. */
export const completedContentType = (draft: ContentTypeDraft): ContentTypeDraft => ({
  ...draft,
  displayField: draft.displayField ?? null,
  description: draft.description ?? null,
  fields: draft.fields.filter(({ deleted }) => !deleted).map(completedField),
})

const completedField = ({ deleted: _, ...field }: ContentTypeField): ContentTypeField => ({
  localized: false,
  required: false,
  validations: [],
  disabled: false,
  omitted: false,
  ...field,
  ...(field.items ? { items: { validations: [], ...field.items } } : {}),
})

/** Nothing when the draft can be saved over what is published. */
export const contentTypeRefusal = (
  draft: ContentTypeDraft,
  published?: Pick<ContentType, 'fields'>,
  readPattern: ReadPattern = nativePattern,
): Refusal | undefined => {
  const errors = contentTypeProblems(draft, readPattern)
  if (errors.length > 0) return invalid(errors)
  const kept = new Map(draft.fields.flatMap((field, index) => (field.deleted ? [] : [[field.id, { field, index }] as const])))
  const before = published?.fields ?? []
  if (before.some(({ id, omitted }) => !omitted && !kept.has(id)))
    return { status: 400, name: 'BadRequest', message: 'You need to omit a field before deleting it' }
  const changed = before.flatMap((was) => {
    const is = kept.get(was.id)
    return is && shapeOf(is.field) !== shapeOf(was) ? [typeChanged(is.field, is.index)] : []
  })
  return changed.length > 0 ? invalid(changed) : undefined
}

const invalid = (errors: Problems): Refusal => ({
  status: 422,
  name: 'ValidationFailed',
  message: 'Validation error',
  details: { errors },
})

const shapeOf = ({ type, linkType, items }: ContentTypeField): string => [type, linkType, items?.type, items?.linkType].join(' ')
const typeChanged = ({ type }: ContentTypeField, index: number): Problem => ({
  name: 'fieldTypeChanged',
  details: 'The type of a published field cannot change',
  path: ['fields', index, 'type'],
  value: type,
})

/** What is wrong with a draft in itself, whatever is given for one. */
export const contentTypeProblems = (draft: ContentTypeDraft, readPattern: ReadPattern = nativePattern): Problems => {
  const { name, fields } = draft
  const shape = [
    ...(name === undefined
      ? [required(['name'])]
      : typeof name === 'string'
        ? []
        : [wrongType(['name'], 'String', name, 'name')]),
    ...(fields === undefined
      ? [required(['fields'])]
      : Array.isArray(fields)
        ? []
        : [wrongType(['fields'], 'Array', fields, 'fields')]),
  ]
  if (shape.length > 0) return shape
  const remaining = fields.filter((field) => !field?.deleted)
  return [
    ...(name === '' ? [sizeProblem(['name'], { min: 1 }, name)] : []),
    ...(remaining.length > mostFields ? [sizeProblem(['fields'], { max: mostFields })] : []),
    ...fields.flatMap((field, index) => fieldDefinitionProblems(field, ['fields', index], readPattern)),
    ...repeated(fields, 'id', 'uniqueFieldIds'),
    ...repeated(remaining, 'apiName', 'uniqueFieldApiNames'),
    ...displayProblems(draft, remaining),
  ]
}

const repeated = (fields: ReadonlyArray<ContentTypeField>, member: 'id' | 'apiName', name: string): Problems => {
  const count = new Map<unknown, number>()
  for (const field of fields) count.set(field?.[member], (count.get(field?.[member]) ?? 0) + 1)
  return fields.flatMap((field, index) => {
    const own = field?.[member]
    if (own === undefined || count.get(own) === 1) return []
    return [{ name, details: `Field ${member} must be unique`, path: ['fields', index, member], value: field, [member]: own }]
  })
}

const displayProblems = ({ displayField }: ContentTypeDraft, remaining: ReadonlyArray<ContentTypeField>): Problems => {
  const allowedValues = remaining.map((field) => field?.id)
  if (displayField === undefined || displayField === null || allowedValues.includes(displayField)) return []
  const details = "Attribute displayField must reference a field's id"
  return [{ name: 'referencesFieldId', details, path: ['displayField'], displayFieldValue: displayField, allowedValues }]
}
