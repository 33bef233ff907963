import { type Path, type Problems, required, unexpected, wrongType } from '../problem.ts'

export type Holder = { readonly [name: string]: unknown }

const tests: { readonly [type: string]: (value: unknown) => boolean } = {
  Object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  Array: Array.isArray,
  String: (value) => typeof value === 'string',
  Number: (value) => typeof value === 'number' && !Number.isNaN(value),
}
export const isObject = (value: unknown): value is Holder => tests.Object?.(value) === true

/** A member that must be there, and of what type. */
export const property = (holder: Holder, name: string, type: string, where: () => Path): Problems => {
  if (!(name in holder)) return [required([...where(), name])]
  return tests[type]?.(holder[name]) ? [] : [wrongType([...where(), name], type, holder[name], name)]
}

/** Members that are not known, by name. */
export const others = (holder: Holder, known: ReadonlyArray<string>, where: () => Path): Problems => {
  const strange = Object.keys(holder).filter((name) => !known.includes(name))
  return strange.length === 0 ? [] : strange.sort().map((name) => unexpected([...where(), name]))
}

/** Of a list, what is wrong with the first element that something is wrong with. */
export const firstOf = <A>(list: ReadonlyArray<A>, problemsOf: (one: A, index: number) => Problems): Problems => {
  for (const [index, one] of list.entries()) {
    const problems = problemsOf(one, index)
    if (problems.length > 0) return problems
  }
  return []
}
