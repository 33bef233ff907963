import { isInside, isPoint } from './geography.ts'
import type { Range } from './operators.ts'
import { comparableOf, type Read, readerOf } from './reader.ts'
import type { Filter, Place, Scalar } from './search.ts'
import { hasWords, isSearchable, searchable } from './words.ts'

type Test = (value: unknown) => boolean

/** A filter on one place, made once per query. */
export const filterTest = (filter: Filter, read: Read<unknown> = readerOf(filter)): Read<boolean> => {
  const test = testOf(filter)
  return (record) => test(read(record))
}

/** `ne` and `nin` also match a record without a value: it is not that value. */
const testOf = (filter: Filter): Test => {
  switch (filter.operator) {
    case 'eq':
      return some(filter, (value) => value === filter.operand)
    case 'ne':
      return none(filter, (value) => value === filter.operand)
    case 'in':
      return some(filter, isAmong(filter.operand))
    case 'nin':
      return none(filter, isAmong(filter.operand))
    case 'all':
      return every(filter)
    case 'exists':
      return filter.operand ? hasValue : (value) => !hasValue(value)
    case 'match':
      return matchOf(filter.operand)
    case 'near':
      // It orders; it leaves nothing out.
      return () => true
    case 'within': {
      const inside = isInside(filter.operand)
      return (value) => isPoint(value) && inside(value)
    }
    default:
      return some(filter, comparisons[filter.operator](filter.operand))
  }
}

const comparisons: { readonly [O in Range]: (operand: Scalar) => (value: Scalar) => boolean } = {
  lt: (operand) => (value) => value < operand,
  lte: (operand) => (value) => value <= operand,
  gt: (operand) => (value) => value > operand,
  gte: (operand) => (value) => value >= operand,
}

/** An empty list is no value. */
export const hasValue: Test = (value) => (Array.isArray(value) ? value.some(hasValue) : value !== undefined && value !== null)

/** Words of one field; too short a search finds nothing, an empty one everything. */
export const matchOf = (words: ReadonlyArray<string>): Test => {
  if (words.length === 0) return () => true
  return isSearchable(words) ? (value) => hasWords(words, searchable(value)) : () => false
}

const isAmong = (operand: ReadonlyArray<Scalar>): ((value: Scalar) => boolean) => {
  const among = new Set(operand)
  return (value) => among.has(value)
}

const some = ({ kind }: Place, holds: (value: Scalar) => boolean): Test => {
  const comparable = comparableOf(kind)
  const one = (value: unknown): boolean => {
    const found = comparable(value)
    return found !== undefined && holds(found)
  }
  return (value) => (Array.isArray(value) ? value.some(one) : one(value))
}

const none = (place: Place, holds: (value: Scalar) => boolean): Test => {
  const any = some(place, holds)
  return (value) => !any(value)
}

const every = ({ kind, operand }: Extract<Filter, { readonly operator: 'all' | 'in' | 'nin' }>): Test => {
  const comparable = comparableOf(kind)
  return (value) => {
    const values: ReadonlyArray<unknown> = Array.isArray(value) ? value : [value]
    return operand.every((wanted) => values.some((one) => comparable(one) === wanted))
  }
}
