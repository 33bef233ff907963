import type { Call, Calls } from './call.ts'

type Resource = {
  readonly name: string
  /** Where the list is, and the parameter that names one. */
  readonly at: object
  readonly id: string
  readonly draft: object
  readonly entity: object
  readonly list: unknown
  /** For what wants its version as a parameter. */
  readonly deletesVersion?: boolean
}

const noContent = { status: 204, body: '' }
const query = { limit: 2, 'sys.id[in]': ['a', 'b'], select: 'name' }

/** The calls of an ordinary resource: read, list, create, update with and without a version, delete. */
export const ordinary = ({ name, at, id, draft, entity, list, deletesVersion }: Resource): Calls => {
  const one = { ...at, [id]: 'x1' }
  return {
    [`${name}.get`]: [{ params: one, answers: [entity] }],
    [`${name}.getMany`]: [{ params: { ...at, query }, answers: [list] }],
    [`${name}.create`]: [{ params: at, payload: draft, answers: [entity] }],
    [`${name}.update`]: [
      { params: one, payload: entity, answers: [entity] },
      { params: one, payload: { ...draft, sys: {} }, answers: [entity] },
    ],
    [`${name}.delete`]: [{ params: deletesVersion ? { ...one, version: 3 } : one, answers: [noContent] }],
  }
}

/** The same for a few operations that only read. */
export const reading = (operations: { readonly [operation: string]: readonly [params: object, answer: unknown] }): Calls =>
  Object.fromEntries(
    Object.entries(operations).map(([operation, [params, answer]]): [string, ReadonlyArray<Call>] => [
      operation,
      [{ params, answers: [answer] }],
    ]),
  )
