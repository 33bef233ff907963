import { E } from '../../../domain/prelude.ts'
import { areaOf, pointOf } from './geography.ts'
import { instantOf } from './instant.ts'
import { type Kind, kinds } from './operators.ts'
import { listOf, type Parameter, textOf } from './parameter.ts'
import type { TypedPlace } from './place.ts'
import { type QueryProblem, unfitFilter } from './refusal.ts'
import type { Filter, Place, Scalar } from './search.ts'
import { wordsOf } from './words.ts'

/** A filter on one place, or why it does not fit there. */
export const filterOf = ({ type, ...place }: TypedPlace, parameter: Parameter): E.Either<QueryProblem, Filter> => {
  const refused = (details: string) => E.left(unfitFilter(parameter.path, type, details))
  if (!kinds[place.kind].operators.includes(parameter.operator))
    return refused(`${type} fields do not support the operator "${parameter.operator}".`)
  const condition = conditionOf(place, parameter)
  return condition === undefined
    ? refused(`The value "${textOf(parameter)}" does not fit the operator "${parameter.operator}" on a field of type ${type}.`)
    : E.right(condition)
}

const conditionOf = (place: Place, parameter: Parameter): Filter | undefined => {
  const { operator } = parameter
  switch (operator) {
    case 'in':
    case 'nin':
    case 'all': {
      const operand = listOf(parameter).map((text) => scalarOf(place.kind, text))
      return operand.every((value) => value !== undefined) ? { ...place, operator, operand } : undefined
    }
    case 'exists': {
      const operand = truths.get(textOf(parameter))
      return operand === undefined ? undefined : { ...place, operator, operand }
    }
    case 'match':
      return { ...place, operator, operand: wordsOf(textOf(parameter)) }
    case 'near': {
      const operand = pointOf(numbersOf(parameter))
      return operand && { ...place, operator, operand }
    }
    case 'within': {
      const operand = areaOf(numbersOf(parameter))
      return operand && { ...place, operator, operand }
    }
    default: {
      const operand = scalarOf(place.kind, textOf(parameter))
      return operand === undefined ? undefined : { ...place, operator, operand }
    }
  }
}

const truths: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
])

/** What is no number makes the list too short to be a place. */
const numbersOf = (parameter: Parameter): ReadonlyArray<number> => {
  const numbers = listOf(parameter).map(numberOf)
  return numbers.every((number) => number !== undefined) ? numbers : []
}

const numberOf = (text: string): number | undefined => {
  const value = text.trim() === '' ? Number.NaN : Number(text)
  return Number.isFinite(value) ? value : undefined
}

/** A sent value as it compares with what is stored. */
const scalarOf = (kind: Kind, text: string): Scalar | undefined => {
  if (kind === 'number') return numberOf(text)
  if (kind === 'boolean') return truths.get(text)
  if (kind !== 'date') return text
  const instant = instantOf(text)
  return Number.isNaN(instant) ? undefined : instant
}
