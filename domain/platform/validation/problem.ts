import type { Link } from '../sys.ts'

export type Path = ReadonlyArray<string | number>

/** One thing that is wrong, and where: `['fields', 'title', 'nl-BE']`. */
export type Problem = {
  readonly name: string
  readonly details?: string
  readonly path?: Path
  readonly value?: unknown
  readonly [more: string]: unknown
}

export const required = (path: Path): Problem => ({
  name: 'required',
  details: `The property "${path[1] ?? path[0]}" is required here`,
  path,
})
export const wrongType = (path: Path, type: string, value: unknown): Problem => ({
  name: 'type',
  details: `The type of "${path.at(-1)}" is incorrect, expected type: ${type}`,
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
export const notResolvable = (path: Path, link: Link): Problem => ({ name: 'notResolvable', link, path })
