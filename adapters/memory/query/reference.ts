import type { ContentType } from '../../../domain/platform/content-type.ts'
import { E, pipe } from '../../../domain/prelude.ts'
import { readCondition } from './condition.ts'
import { filterOf } from './operand.ts'
import { type Parameter, textOf } from './parameter.ts'
import { codesOf, fieldOf, localeIn, localesOf, type Reading } from './place.ts'
import { type QueryProblem, unfitFilter, unknownField } from './refusal.ts'
import type { Condition, Place } from './search.ts'

/** A parameter on what a field refers to: `inside` is its path there. */
export type ReferenceParameter = Parameter & {
  readonly field: string
  readonly code?: string
  readonly inside: ReadonlyArray<string>
}

const contentTypePath = 'sys.contentType.sys.id'
const most = 2

/** `fields.author.fields.name` and `fields.author.sys.contentType.sys.id`; undefined for any other parameter. */
export const asReference = (reading: Reading, parameter: Parameter): ReferenceParameter | undefined => {
  const [root, field, ...others] = parameter.path
  if (root !== 'fields' || field === undefined || reading.subject !== 'Entry') return undefined
  const { rest: inside, ...code } = localeIn(reading, others)
  return inside.join('.') === contentTypePath || (inside[0] === 'fields' && inside.length > 1)
    ? { ...parameter, ...code, field, inside }
    : undefined
}

/** The content type that is asked for says what the other filters on the same field mean. */
export const readReferences = (
  reading: Reading,
  contentType: ContentType,
  parameters: ReadonlyArray<ReferenceParameter>,
): ReadonlyArray<E.Either<QueryProblem, Condition>> => {
  const filters = parameters.filter(({ inside }) => inside[0] === 'fields')
  const surplus = filters[most]
  if (surplus !== undefined)
    return [E.left(unfitFilter(surplus.path, 'Link', `A query may search on at most ${most} references.`))]
  return parameters.map((parameter) =>
    pipe(
      E.Do,
      E.bind('from', () => sourceOf(reading, contentType, parameter)),
      E.bind('condition', () => insideOf(reading, parameters, parameter)),
      E.map(({ from, condition }): Condition => ({ operator: 'reference', from, conditions: [condition] })),
    ),
  )
}

const sourceOf = (
  reading: Reading,
  contentType: ContentType,
  { path, field: id, code }: ReferenceParameter,
): E.Either<QueryProblem, Place> => {
  const field = fieldOf(contentType, id)
  if (field === undefined) return E.left(unknownField(path, id))
  return field.type === 'Link' && field.linkType === 'Entry'
    ? E.right({ path: ['fields', id], kind: 'presence', locales: codesOf(field, localesOf(reading, code)) })
    : E.left(unfitFilter(path, field.type, 'Only fields with a single link to an entry can be searched by what they refer to.'))
}

const insideOf = (
  reading: Reading,
  all: ReadonlyArray<ReferenceParameter>,
  parameter: ReferenceParameter,
): E.Either<QueryProblem, Condition> => {
  const within = { ...parameter, path: parameter.inside }
  const renamed = E.mapLeft((problem: QueryProblem): QueryProblem => ({ ...problem, path: parameter.path }))
  if (parameter.inside[0] === 'sys') return filterOf({ path: parameter.inside, kind: 'text', type: 'Symbol' }, within)
  const sibling = all.find(
    ({ field, inside, operator }) => field === parameter.field && operator === 'eq' && inside.join('.') === contentTypePath,
  )
  const contentType = sibling && reading.contentTypes(textOf(sibling))
  return contentType === undefined
    ? E.left(
        unfitFilter(
          parameter.path,
          'Link',
          `The content type of what is referred to is required: fields.${parameter.field}.${contentTypePath}.`,
        ),
      )
    : renamed(readCondition(reading, contentType, within))
}
