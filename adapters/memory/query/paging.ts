import { E, pipe } from '../../../domain/prelude.ts'
import type { Query } from '../../../ports/platform/operations.ts'
import { type Parameter, parametersOf, textOf } from './parameter.ts'
import type { BadQuery } from './refusal.ts'

export type Paging = { readonly skip: number; readonly limit: number }
export type PagingRules = {
  readonly defaultLimit: number
  readonly maxLimit: number
  /** Lists of locales take a limit of 0 for none at all. */
  readonly zeroIsDefault?: boolean
  /** Default `InvalidQuery`, as the management API says it. */
  readonly name?: BadQuery['name']
}

/** Of any list: where its page begins, and how long it is. */
export const readPaging = (query: Query, rules: PagingRules): E.Either<BadQuery, Paging> =>
  pagingOf(parametersOf({ skip: query.skip, limit: query.limit }), rules)

export const pagingOf = (
  parameters: ReadonlyArray<Parameter>,
  { defaultLimit, maxLimit, zeroIsDefault = false, name = 'InvalidQuery' }: PagingRules,
): E.Either<BadQuery, Paging> =>
  pipe(
    E.Do,
    E.bind('skip', () => readWhole(parameters, 'skip', 0, Number.MAX_SAFE_INTEGER, name)),
    E.bind('limit', () => readWhole(parameters, 'limit', defaultLimit, maxLimit, name)),
    E.map(({ skip, limit }) => ({ skip, limit: limit === 0 && zeroIsDefault ? defaultLimit : limit })),
  )

/** A whole number from 0 to `most`, written with digits only. */
export const readWhole = (
  parameters: ReadonlyArray<Parameter>,
  what: string,
  standard: number,
  most: number,
  name: BadQuery['name'],
): E.Either<BadQuery, number> => {
  const sent = parameters.find(({ path, operator }) => operator === 'eq' && path.length === 1 && path[0] === what)
  if (sent === undefined) return E.right(standard)
  const text = textOf(sent).trim()
  const value = text === '' ? Number.NaN : Number(text)
  return Number.isInteger(value) && value >= 0 && value <= most
    ? E.right(value)
    : E.left({
        status: 400,
        name,
        message: `The value provided for "${what}" is invalid. Please provide a value ${allowed(most)}`,
      })
}

const allowed = (most: number): string =>
  most === Number.MAX_SAFE_INTEGER ? 'larger than or equal to 0' : `between 0 and ${most}`
