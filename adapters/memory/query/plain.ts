import type { Query } from '../../../ports/platform/operations.ts'
import { hasValue, matchOf } from './filter.ts'
import type { Operator } from './operators.ts'
import { by, type Compare, inTurn } from './order.ts'
import { listOf, type Parameter, parametersOf, textOf } from './parameter.ts'
import { descend } from './reader.ts'
import { wordsOf } from './words.ts'

/** Parameters that choose no records of an ordinary list. */
const circumstances: ReadonlySet<string> = new Set([
  ...['skip', 'limit', 'order', 'select', 'include', 'locale', 'query', 'access_token'],
  ...['cursor', 'pageNext', 'pagePrev', 'pageUrl'],
])

type Test = (value: unknown) => boolean

/** Filters of lists other than entries and assets: any path, `name[match]`, `sys.id[in]`. It refuses nothing; a path that is not there has no value. */
export const matchesPlainly = (query: Query): ((record: object) => boolean) => {
  const tests = parametersOf(query)
    .filter(({ path }) => path.length > 1 || !circumstances.has(path[0] ?? ''))
    .map((parameter) => ({ path: parameter.path, test: testOf(parameter) }))
  return (record) => tests.every(({ path, test }) => test(descend(record, path, 0)))
}

/** By any paths; what has no value comes last. */
export const orderPlainly = (query: Query): Compare<object> | undefined => {
  const order = parametersOf({ order: query.order }).flatMap(listOf)
  const compares = order
    .map((path) => path.trim())
    .filter(Boolean)
    .map((path): Compare<object> => {
      const descending = path.startsWith('-')
      const segments = (descending ? path.slice(1) : path).split('.')
      return by((record: object) => scalarOf(descend(record, segments, 0)), descending)
    })
  return compares.length === 0 ? undefined : inTurn(compares)
}

const scalarOf = (value: unknown): string | number | undefined =>
  typeof value === 'string' || typeof value === 'number' ? value : typeof value === 'boolean' ? Number(value) : undefined

/** Values are compared as they are written; ranges of numbers as numbers. */
const testOf = (parameter: Parameter): Test => {
  const text = textOf(parameter)
  const list = new Set(listOf(parameter))
  const tests: { readonly [O in Operator]: Test } = {
    eq: some((value) => value === text),
    ne: (value) => !some((one) => one === text)(value),
    in: some((value) => list.has(value)),
    nin: (value) => !some((one) => list.has(one))(value),
    all: (value) => [...list].every((wanted) => some((one) => one === wanted)(value)),
    exists: (value) => hasValue(value) === (text !== 'false'),
    match: matchOf(wordsOf(text)),
    lt: compared(text, (order) => order < 0),
    lte: compared(text, (order) => order <= 0),
    gt: compared(text, (order) => order > 0),
    gte: compared(text, (order) => order >= 0),
    near: () => true,
    within: () => true,
  }
  return tests[parameter.operator]
}

const some = (holds: (value: string) => boolean): Test => {
  const one = (value: unknown): boolean =>
    value !== undefined && value !== null && typeof value !== 'object' && holds(String(value))
  return (value) => (Array.isArray(value) ? value.some(one) : one(value))
}

const compared = (text: string, holds: (order: number) => boolean): Test => {
  const number = Number(text)
  return (value) => {
    if (typeof value === 'number') return holds(value - number)
    return typeof value === 'string' && holds(value < text ? -1 : value > text ? 1 : 0)
  }
}
