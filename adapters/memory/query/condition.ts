import type { ContentType } from '../../../domain/platform/content-type.ts'
import { isMimeTypeGroup } from '../../../domain/platform/mimetype-group.ts'
import { E, pipe } from '../../../domain/prelude.ts'
import { filterOf } from './operand.ts'
import { listOf, type Parameter, textOf } from './parameter.ts'
import { localeIn, localesOf, placeOf, type Reading } from './place.ts'
import { type QueryProblem, unfitFilter, unknownPath } from './refusal.ts'
import type { Condition } from './search.ts'
import { wordsOf } from './words.ts'

type Read = E.Either<QueryProblem, Condition>

/** Conditions with a name of their own, each for one kind of record or for both. */
export const readCondition = (reading: Reading, contentType: ContentType | undefined, parameter: Parameter): Read => {
  const name = parameter.path.join('.')
  if (name === 'metadata.concepts.descendants' && parameter.operator === 'in')
    return E.right({ operator: 'descendants', operand: listOf(parameter) })
  if (isDisplayField(reading, parameter)) return displayFieldOf(reading, parameter)
  if (parameter.operator !== 'eq' || parameter.path.length > 1) return filter(reading, contentType, parameter)
  const operand = textOf(parameter)
  if (name === 'query') return E.right({ operator: 'query', operand: wordsOf(operand), ...searchedLocales(reading) })
  if (reading.subject === 'Entry' && (name === 'links_to_entry' || name === 'links_to_asset'))
    return E.right({ operator: name, operand })
  return reading.subject === 'Asset' && name === 'mimetype_group'
    ? groupOf(reading, parameter)
    : E.left(unknownPath(parameter.path))
}

const filter = (reading: Reading, contentType: ContentType | undefined, parameter: Parameter): Read =>
  pipe(
    placeOf(reading, contentType, parameter.path),
    E.flatMap((place) => filterOf(place, parameter)),
  )

/** Words are looked for in what the visitor would read; an editor sees all locales. */
const searchedLocales = (reading: Reading) => (reading.api === 'delivery' ? { locales: localesOf(reading) } : {})

/** The one field that entries of any content type have, on the management API. */
export const isDisplayField = ({ api, subject }: Reading, { path }: Pick<Parameter, 'path'>): boolean =>
  api === 'management' && subject === 'Entry' && path[0] === 'fields' && path[1] === '_displayField'

const displayFieldOf = (reading: Reading, parameter: Parameter): Read => {
  const { code, rest } = localeIn(reading, parameter.path.slice(2))
  if (rest.length > 0) return E.left(unknownPath(parameter.path))
  const place = { path: ['fields', '_displayField'], kind: 'text', type: 'Symbol' } as const
  return pipe(
    filterOf(place, parameter),
    E.map((condition): Condition => ({ operator: 'displayField', locales: localesOf(reading, code), condition })),
  )
}

const groupOf = (reading: Reading, parameter: Parameter): Read => {
  const operand = textOf(parameter)
  return isMimeTypeGroup(operand)
    ? E.right({ operator: 'mimetype_group', operand, locales: localesOf(reading).chain })
    : E.left(unfitFilter(parameter.path, 'Symbol', `There is no MIME type group "${operand}".`))
}
