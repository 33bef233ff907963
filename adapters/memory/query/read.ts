import type { ContentType } from '../../../domain/platform/content-type.ts'
import { E, pipe, RA } from '../../../domain/prelude.ts'
import type { Query } from '../../../ports/platform/operations.ts'
import { isDisplayField, readCondition } from './condition.ts'
import { readOrder } from './ordering.ts'
import { pagingOf, readWhole } from './paging.ts'
import { listOf, type Parameter, parametersOf, textOf } from './parameter.ts'
import type { Reading } from './place.ts'
import { asReference, readReferences } from './reference.ts'
import {
  type BadQuery,
  contentTypeRequired,
  invalidQuery,
  type QueryProblem,
  unknownContentType,
  unknownLocale,
  unknownPath,
} from './refusal.ts'
import type { Condition, Context, Search } from './search.ts'
import { readSelection } from './select.ts'

const defaultLimit = 100
const maxLimit = 1000
const defaultInclude = 1
const maxInclude = 10

/** Parameters that choose no records: they are read elsewhere, or mean nothing to this API. */
const circumstances: ReadonlySet<string> = new Set([
  ...['skip', 'limit', 'order', 'select', 'include', 'locale', 'content_type'],
  ...['access_token', 'cursor', 'pageNext', 'pagePrev', 'includeContentSourceMaps'],
])
/** A moment or a release on the timeline, up to which content is taken. */
const timeline: ReadonlySet<string> = new Set(['release', 'timestamp'])

/** The search that a query asks for, or the platform's refusal of it. */
export const readSearch = (query: Query, context: Context): E.Either<BadQuery, Search> => {
  const parameters = parametersOf(query)
  const badNumber = context.api === 'delivery' ? 'BadRequest' : 'InvalidQuery'
  return pipe(
    E.Do,
    E.bind('paging', () => pagingOf(parameters, { defaultLimit, maxLimit, name: badNumber })),
    E.bind('include', () => includeOf(context, parameters)),
    E.bind('locale', () => localeOf(context, plain(parameters, 'locale'))),
    E.let('reading', ({ locale }): Reading => ({ ...context, locale: locale === '*' ? context.defaultLocale : locale })),
    E.bind('contentType', ({ reading }) => contentTypeOf(reading, parameters)),
    E.bind('select', () => readSelection(pathsOf(parameters, 'select'))),
    E.bind('chosen', ({ reading, contentType }) => chosenOf(reading, contentType, parameters)),
    E.map(
      ({ paging, include, locale, contentType, select, chosen }): Search => ({
        ...(contentType ? { contentTypeId: contentType.sys.id } : {}),
        ...chosen,
        ...paging,
        ...(select ? { select } : {}),
        include,
        locale,
      }),
    ),
  )
}

const plain = (parameters: ReadonlyArray<Parameter>, name: string): Parameter | undefined =>
  parameters.find(({ path, operator }) => operator === 'eq' && path.length === 1 && path[0] === name)

/** A list of paths, with blanks around them or without. */
const pathsOf = (parameters: ReadonlyArray<Parameter>, name: string): ReadonlyArray<string> => {
  const parameter = plain(parameters, name)
  const paths = parameter ? listOf(parameter).map((path) => path.trim()) : []
  return [...new Set(paths.filter(Boolean))]
}

/** The management API includes nothing. */
const includeOf = ({ api }: Context, parameters: ReadonlyArray<Parameter>): E.Either<BadQuery, number> =>
  api === 'management' ? E.right(0) : readWhole(parameters, 'include', defaultInclude, maxInclude, 'BadRequest')

/** The management API always has all locales. */
const localeOf = ({ api, locales, defaultLocale }: Context, sent: Parameter | undefined): E.Either<BadQuery, string> => {
  if (api === 'management') return E.right('*')
  const locale = sent ? textOf(sent) : defaultLocale
  return locale === '*' || locales.includes(locale) ? E.right(locale) : E.left(unknownLocale(locale))
}

/** Fields mean something only within a content type; assets are all alike. */
const contentTypeOf = (reading: Reading, parameters: ReadonlyArray<Parameter>): E.Either<BadQuery, ContentType | undefined> => {
  const sent = plain(parameters, 'content_type')
  if (reading.subject === 'Asset') return sent ? E.left(invalidQuery([unknownPath(['content_type'])])) : E.right(undefined)
  if (sent) return E.fromNullable(unknownContentType)(reading.contentTypes(textOf(sent)))
  const ordered = pathsOf(parameters, 'order').map((path) => ({ path: (path.startsWith('-') ? path.slice(1) : path).split('.') }))
  const chosen = pathsOf(parameters, 'select').filter((path) => path !== 'fields')
  const paths = [...parameters, ...ordered, ...chosen.map((path) => ({ path: path.split('.') }))]
  return paths.some((place) => place.path[0] === 'fields' && !isDisplayField(reading, place))
    ? E.left(contentTypeRequired)
    : E.right(undefined)
}

const chosenOf = (
  reading: Reading,
  contentType: ContentType | undefined,
  parameters: ReadonlyArray<Parameter>,
): E.Either<BadQuery, Pick<Search, 'conditions' | 'order'>> => {
  const filters = parameters.filter((parameter) => !isCircumstance(parameter))
  const references = contentType ? filters.flatMap((parameter) => asReference(reading, parameter) ?? []) : []
  const others = filters.filter((parameter) => !contentType || asReference(reading, parameter) === undefined)
  const conditions = [
    ...others.map((parameter) => readCondition(reading, contentType, parameter)),
    ...(contentType ? readReferences(reading, contentType, references) : []),
  ]
  const order = readOrder(reading, contentType, pathsOf(parameters, 'order'))
  const problems: ReadonlyArray<QueryProblem> = [...RA.lefts(conditions), ...RA.lefts(order)]
  return problems.length > 0
    ? E.left(invalidQuery(problems))
    : E.right({ conditions: RA.rights<QueryProblem, Condition>(conditions), order: RA.rights(order) })
}

const isCircumstance = ({ path, operator }: Parameter): boolean => {
  const [name = '', ...rest] = path
  if (rest.length > 0) return false
  return operator === 'eq' ? circumstances.has(name) : timeline.has(name) && (operator === 'lte' || operator === 'lt')
}
