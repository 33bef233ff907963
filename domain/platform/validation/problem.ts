import type { Link } from '../sys.ts'

export type Path = ReadonlyArray<string | number>

/** One thing that is wrong, and where: `['fields', 'title', 'nl-BE']`. */
export type Problem = {
  readonly name: string
  readonly details?: string
  readonly path?: Path
  readonly value?: unknown
  /** What the rule that is broken says itself. */
  readonly customMessage?: string
  readonly [more: string]: unknown
}
export type Problems = ReadonlyArray<Problem>

export const required = (path: Path, property: string | number | undefined = path.at(-1)): Problem => ({
  name: 'required',
  details: `The property "${property}" is required here`,
  path,
})
/** The platform calls a value of a field "value", whatever the field is called. */
export const wrongType = (path: Path, type: string, value: unknown, property: string | number = 'value'): Problem => ({
  name: 'type',
  details: `The type of "${property}" is incorrect, expected type: ${type}`,
  type,
  path,
  value,
})
export const unexpected = (path: Path): Problem => ({
  name: 'unexpected',
  details: `The property "${path.at(-1)}" is not expected`,
  path,
})
export const unknown = (path: Path, value?: unknown): Problem => ({
  name: 'unknown',
  path,
  ...(value === undefined ? {} : { value }),
})
export const noneOf = (path: Path, expected: ReadonlyArray<unknown>, value: unknown): Problem => ({
  name: 'in',
  details: 'Value must be one of expected values',
  path,
  expected,
  value,
})
export const mismatch = (path: Path, pattern: string, value: unknown): Problem => ({
  name: 'regexp',
  details: `Does not match /${pattern}/`,
  pattern,
  path,
  value,
})
/** The answer has what is inside the link: `{ type, linkType, id }`. */
export const notResolvable = (path: Path, { sys }: Link): Problem => ({ name: 'notResolvable', link: sys, path })
