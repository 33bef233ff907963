import type { ContentTypeField } from '../content-type.ts'
import { defaultValueProblems } from './default-value.ts'
import type { ReadPattern } from './pattern.ts'
import { mismatch, noneOf, type Path, type Problems, required, wrongType } from './problem.ts'
import { ruleDefinitionProblems } from './rule-definitions.ts'

const types = 'Symbol Text RichText Integer Number Date Boolean Object Location Link ResourceLink Array'.split(' ')
const itemTypes = ['Symbol', 'Link', 'ResourceLink']
const linkTypes = ['Entry', 'Asset']
const flags = ['localized', 'required', 'disabled', 'omitted', 'deleted'] as const
const idPattern = '^[a-zA-Z][a-zA-Z0-9_]{0,63}$'

type Link = { readonly type: string; readonly linkType?: string }

/** What is wrong with a field of a content type, whatever is given for one. */
export const fieldDefinitionProblems = (given: unknown, path: Path, readPattern: ReadPattern): Problems => {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return [wrongType(path, 'Object', given, path.at(-1))]
  const field = given as ContentTypeField
  const shape = [
    ...textProblems(field.id, [...path, 'id']),
    ...(typeof field.id !== 'string' || new RegExp(idPattern).test(field.id)
      ? []
      : [mismatch([...path, 'id'], idPattern, field.id)]),
    ...textProblems(field.name, [...path, 'name']),
    ...flags.flatMap((flag) =>
      field[flag] === undefined || typeof field[flag] === 'boolean'
        ? []
        : [wrongType([...path, flag], 'Boolean', field[flag], flag)],
    ),
    ...oneOf(types, field.type, [...path, 'type']),
  ]
  return shape.length > 0
    ? shape
    : [
        ...(field.type === 'Array' ? itemsProblems(field, path, readPattern) : linkProblems(field, path)),
        ...resourcesProblems(field, path),
        ...ruleDefinitionProblems(field, path, readPattern),
        ...defaultValueProblems(field, path),
      ]
}

const textProblems = (text: unknown, path: Path): Problems =>
  text === undefined ? [required(path)] : typeof text === 'string' ? [] : [wrongType(path, 'String', text, path.at(-1))]

const oneOf = (expected: ReadonlyArray<string>, value: unknown, path: Path): Problems =>
  value === undefined || value === null
    ? [required(path)]
    : expected.includes(String(value))
      ? []
      : [noneOf(path, expected, value)]

const linkProblems = ({ type, linkType }: Link, path: Path): Problems =>
  type === 'Link' ? oneOf(linkTypes, linkType, [...path, 'linkType']) : []

const itemsProblems = ({ items }: ContentTypeField, path: Path, readPattern: ReadPattern): Problems => {
  const where = [...path, 'items']
  if (items === undefined || items === null) return [required(where)]
  if (typeof items !== 'object') return [wrongType(where, 'Object', items, 'items')]
  const shape = [...oneOf(itemTypes, items.type, [...where, 'type']), ...linkProblems(items, where)]
  return shape.length > 0 ? shape : ruleDefinitionProblems(items, where, readPattern)
}

/** Links to resources must say which; those to entries of other spaces, from where and of what types. */
const resourcesProblems = ({ type, items, allowedResources }: ContentTypeField, path: Path): Problems => {
  if (type !== 'ResourceLink' && items?.type !== 'ResourceLink') return []
  const where = [...path, 'allowedResources']
  if (!Array.isArray(allowedResources) || allowedResources.length === 0)
    return [{ ...required(where), name: 'allowedResourcesRequired' }]
  return allowedResources.flatMap((resource: { readonly [name: string]: unknown }, index) =>
    resource?.type === 'Contentful:Entry'
      ? ['source', 'contentTypes']
          .filter((name) => resource[name] === undefined)
          .map((name) => ({
            name: 'allowedResource',
            details: `Property '${name}' is required here`,
            path: [...where, index, name],
          }))
      : typeof resource?.type === 'string'
        ? []
        : [{ name: 'allowedResource', details: 'Invalid resource type', path: [...where, index] }],
  )
}
