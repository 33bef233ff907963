import type { ContentTypeField } from '../content-type.ts'
import { typeProblems } from './field-type.ts'
import { type Path, type Problems, wrongType } from './problem.ts'

const withDefault = ['Text', 'Symbol', 'Date', 'Number', 'Integer', 'Boolean']

/** Default values stand by locale, and are of the field's type. */
export const defaultValueProblems = (field: ContentTypeField, path: Path): Problems => {
  const { type, items, defaultValue } = field
  const where = [...path, 'defaultValue']
  if (defaultValue === undefined || defaultValue === null) return []
  if (typeof defaultValue !== 'object' || Array.isArray(defaultValue))
    return [wrongType(where, 'Object', defaultValue, 'defaultValue')]
  if (!withDefault.includes(type) && items?.type !== 'Symbol') {
    const details = 'The field type does not support "defaultValue"'
    return [{ name: 'allowedDefaultValueFieldType', details, path: where, value: defaultValue }]
  }
  return Object.entries(defaultValue).flatMap(([locale, value]) => {
    if (value === null || typeProblems(field, value, []).length === 0) return []
    const details = 'Default values must match the field type'
    return [{ name: 'matchingDefaultFieldValueType', details, path: [...where, locale], value }]
  })
}
