import { readPattern } from '../pattern.ts'

/** What of a payload may decide whether a webhook is called. */
const documents = [
  'sys.id',
  'sys.environment.sys.id',
  'sys.contentType.sys.id',
  'sys.createdBy.sys.id',
  'sys.updatedBy.sys.id',
  'sys.deletedBy.sys.id',
]

type Filter = { readonly [operator: string]: unknown }
type Test = (value: string) => boolean

/** Each gives the test of its operand, or nothing if that is not one. */
const operators: { readonly [operator: string]: (operand: unknown) => Test | undefined } = {
  equals: (operand) => (typeof operand === 'string' ? (value) => value === operand : undefined),
  in: (operand) =>
    Array.isArray(operand) && operand.length > 0 && operand.every((one) => typeof one === 'string')
      ? (value) => operand.includes(value)
      : undefined,
  regexp: (operand) => {
    const pattern = patternOf(operand)
    return pattern && ((value) => pattern.test(value))
  },
}

const patternOf = (operand: unknown) => {
  const pattern = isObject(operand) ? operand.pattern : undefined
  const read = typeof pattern === 'string' ? readPattern(pattern, '') : undefined
  return read && 'test' in read ? read : undefined
}

/** A payload that lacks what a filter asks about does not pass it, negated or not; so one without it says nothing. */
const read = (filter: unknown): ((payload: unknown) => boolean) | undefined => {
  if (!isObject(filter)) return undefined
  const [[operator, operands] = [], ...others] = Object.entries(filter)
  if (operator === undefined || others.length > 0) return undefined
  if (operator === 'not') return isObject(operands) && !('not' in operands) ? readTest(operands, true) : undefined
  return readTest(filter, false)
}

const readTest = (filter: Filter, isNegated: boolean): ((payload: unknown) => boolean) | undefined => {
  const [[operator = '', operands] = [], ...others] = Object.entries(filter)
  if (others.length > 0 || !Array.isArray(operands) || operands.length !== 2) return undefined
  const [document, operand]: ReadonlyArray<unknown> = operands
  const name = isObject(document) ? document.doc : undefined
  const test = Object.hasOwn(operators, operator) ? operators[operator]?.(operand) : undefined
  if (!test || typeof name !== 'string' || !documents.includes(name)) return undefined
  const path = name.split('.')
  return (payload) => {
    const value = path.reduce<unknown>((parent, member) => (isObject(parent) ? parent[member] : undefined), payload)
    return typeof value === 'string' && test(value) !== isNegated
  }
}

export const isFilter = (filter: unknown): boolean => read(filter) !== undefined

/** Those that were never given filters hear of the master environment; those with none of them, of all environments. */
const usual: ReadonlyArray<unknown> = [{ equals: [{ doc: 'sys.environment.sys.id' }, 'master'] }]

export const passes = (
  filters: ReadonlyArray<unknown> | undefined,
  payload: unknown,
  environmentId: string | undefined,
): boolean => (filters ?? (environmentId === undefined ? [] : usual)).every((filter) => read(filter)?.(payload) ?? false)

const isObject = (value: unknown): value is Filter => typeof value === 'object' && value !== null && !Array.isArray(value)
