import { type ContentType, type ContentTypeDraft, type ContentTypeField, fieldTypes } from '../content-type.ts'
import { nativePattern, type ReadPattern } from './pattern.ts'
import { type Problem, required, wrongType } from './problem.ts'
import { ruleNames } from './rules.ts'

/** Why a content type cannot be saved: a status, a name, and what is wrong. */
export type Refusal = { readonly status: number; readonly name: string; readonly message: string; readonly details?: unknown }

const mostFields = 50

/** What of a content type is not said is so: fields are plain, and nothing is the title. */
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
  const errors = draftProblems(draft, readPattern)
  if (errors.length > 0) return { status: 422, name: 'ValidationFailed', message: 'Validation error', details: { errors } }
  const before = new Map((published?.fields ?? []).map((field) => [field.id, field]))
  const kept = new Map(draft.fields.filter(({ deleted }) => !deleted).map((field) => [field.id, field]))
  for (const field of before.values()) {
    const after = kept.get(field.id)
    if (!after && !field.omitted)
      return { status: 400, name: 'BadRequest', message: 'You need to omit a field before deleting it' }
    if (after && shapeOf(after) !== shapeOf(field))
      return {
        status: 422,
        name: 'ValidationFailed',
        message: 'Validation error',
        details: {
          errors: [
            {
              name: 'fieldTypeChanged',
              path: ['fields', field.id, 'type'],
              value: after.type,
              details: 'The type of a published field cannot change',
            },
          ],
        },
      }
  }
  return undefined
}

const shapeOf = ({ type, linkType, items }: ContentTypeField): string => [type, linkType, items?.type, items?.linkType].join(' ')

const draftProblems = ({ name, displayField, fields }: ContentTypeDraft, readPattern: ReadPattern): ReadonlyArray<Problem> => {
  const ids = fields.map(({ id }) => id)
  const title = fields.find(({ id }) => id === displayField)
  return [
    ...(name === '' ? [{ name: 'size', details: 'Size must be at least 1', min: 1, path: ['name'], value: name }] : []),
    ...(fields.length > mostFields
      ? [{ name: 'size', details: `Size must be at most ${mostFields}`, max: mostFields, path: ['fields'] }]
      : []),
    ...(displayField && (!title || title.deleted)
      ? [
          {
            name: 'unknown',
            details: `There is no field "${displayField}" to display`,
            path: ['displayField'],
            value: displayField,
          },
        ]
      : []),
    ...fields.flatMap((field, index) => [
      ...(ids.indexOf(field.id) === index
        ? []
        : [
            {
              name: 'uniqueFieldIds',
              details: `The field id "${field.id}" is used twice`,
              path: ['fields', index, 'id'],
              value: field.id,
            },
          ]),
      ...fieldProblems(field, index, readPattern),
    ]),
  ]
}

const fieldProblems = (field: ContentTypeField, index: number, readPattern: ReadPattern): ReadonlyArray<Problem> => {
  const path = ['fields', index]
  if (!fieldTypes.includes(field.type))
    return [
      {
        name: 'in',
        details: 'Value must be one of expected values',
        expected: fieldTypes,
        path: [...path, 'type'],
        value: field.type,
      },
    ]
  return [
    ...(/^[a-zA-Z][a-zA-Z0-9_]{0,63}$/.test(field.id)
      ? []
      : [{ name: 'regexp', details: 'Does not match /^[a-zA-Z][a-zA-Z0-9_]{0,63}$/', path: [...path, 'id'], value: field.id }]),
    ...(field.type === 'Link' && !['Entry', 'Asset'].includes(String(field.linkType))
      ? [
          {
            name: 'in',
            details: 'Value must be one of expected values',
            expected: ['Entry', 'Asset'],
            path: [...path, 'linkType'],
            value: field.linkType,
          },
        ]
      : []),
    ...(field.type === 'Array' && !field.items ? [required([...path, 'items'])] : []),
    ...(field.items?.type === 'Link' && !['Entry', 'Asset'].includes(String(field.items.linkType))
      ? [required([...path, 'items', 'linkType'])]
      : []),
    ...rulesProblems(field.validations, [...path, 'validations'], readPattern),
    ...rulesProblems(field.items?.validations, [...path, 'items', 'validations'], readPattern),
  ]
}

const rulesProblems = (
  validations: ReadonlyArray<object> | undefined,
  path: ReadonlyArray<string | number>,
  readPattern: ReadPattern,
): ReadonlyArray<Problem> =>
  (validations ?? []).flatMap((validation, index) =>
    Object.entries(validation).flatMap(([name, argument]): ReadonlyArray<Problem> => {
      const where = [...path, index, name]
      if (name === 'message') return []
      if (!ruleNames.includes(name)) return [{ name: 'unknown', details: `There is no validation "${name}"`, path: where }]
      if (name === 'in' && !Array.isArray(argument)) return [wrongType(where, 'Array', argument)]
      if (name === 'regexp' || name === 'prohibitRegexp') {
        const { pattern, flags } = (argument ?? {}) as { readonly pattern?: unknown; readonly flags?: unknown }
        const read =
          typeof pattern === 'string'
            ? readPattern(pattern, typeof flags === 'string' ? flags : '')
            : { problem: 'it is no text' }
        return 'problem' in read
          ? [
              {
                name: 'regexp',
                details: `The pattern cannot be used: ${read.problem}`,
                path: [...where, 'pattern'],
                value: pattern,
              },
            ]
          : []
      }
      return []
    }),
  )
