import type { Query, QueryValue } from '../../../ports/platform/operations.ts'
import { isOperator, type Operator } from './operators.ts'

/** `fields.tags[in]=a,b`, however it was written. */
export type Parameter = {
  readonly path: ReadonlyArray<string>
  readonly operator: Operator
  /** As they were listed; a text may hold more of them, with commas in between. */
  readonly values: ReadonlyArray<string>
}

/** One parameter per path and operator: numbered keys (`sys.id[in][0]`) are put together again. */
export const parametersOf = (query: Query): ReadonlyArray<Parameter> => {
  const found = new Map<string, Parameter>()
  for (const [key, value] of Object.entries(query))
    for (const [name, values] of valuesOf(key, value)) {
      const { path, operator } = nameOf(name)
      const whole = `${path.join('.')}[${operator}]`
      found.set(whole, { path, operator, values: [...(found.get(whole)?.values ?? []), ...values] })
    }
  return [...found.values()]
}

export const textOf = ({ values }: Parameter): string => values.join(',')
export const listOf = (parameter: Parameter): ReadonlyArray<string> => textOf(parameter).split(',')

/** Deeper than this nothing sensible is nested; a cycle would never end. */
const deepest = 20

const valuesOf = (
  key: string,
  value: QueryValue,
  depth = 0,
): ReadonlyArray<readonly [name: string, values: ReadonlyArray<string>]> => {
  if (value === undefined || depth > deepest) return []
  if (typeof value !== 'object' || value === null) return [[key, [String(value ?? '')]]]
  if (value instanceof Date) return [[key, [value.toISOString()]]]
  if (Array.isArray(value)) return [[key, value.map((element) => String(element ?? ''))]]
  return Object.entries(value).flatMap(([name, inner]) => valuesOf(`${key}[${name}]`, inner, depth + 1))
}

const nameOf = (key: string): Pick<Parameter, 'path' | 'operator'> => {
  const [head = '', ...rest] = key.split('[')
  const brackets = rest.map((bracket) => (bracket.endsWith(']') ? bracket.slice(0, -1) : bracket))
  const named = brackets.length > 0 && isListIndex(brackets[brackets.length - 1]) ? brackets.slice(0, -1) : brackets
  const last = named[named.length - 1]
  const segments = (names: ReadonlyArray<string>) => [head, ...names].flatMap((name) => name.split('.'))
  return last !== undefined && isOperator(last)
    ? { path: segments(named.slice(0, -1)), operator: last }
    : { path: segments(named), operator: 'eq' }
}

/** `[0]`, and `[]` as some clients write it. */
const isListIndex = (name: string | undefined): boolean => name !== undefined && (name === '' || Number.isInteger(Number(name)))
