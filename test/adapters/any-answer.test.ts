import { expect } from 'chai'
import fc from 'fast-check'
import { toClient } from '../../adapters/wire/client.ts'
import type { Table } from '../../adapters/wire/endpoint.ts'
import { tables } from '../../adapters/wire/tables.ts'
import type { Transport } from '../../adapters/wire/transport.ts'
import { E, TE } from '../../domain/prelude.ts'
import { calls } from '../parity/calls/all.ts'

type Operation = (at: object, payload: unknown) => () => Promise<E.Either<{ readonly _tag: string }, unknown>>

/** Every parameter that some path names. */
const at = Object.fromEntries(
  Object.values<Table>(tables)
    .flatMap((table) => Object.values(table))
    .flatMap((operation) => ('forms' in operation ? operation.forms : [operation]))
    .flatMap(({ path }) => [...path.matchAll(/\{(\w+)/g)].map(([, name]) => [name, 'x'])),
)

/** `Invalid` is for operations that refuse one of the parameters: here they are given all of them. */
const tags = ['Refused', 'Unreadable', 'Invalid']
const tableOperations = Object.entries(tables).flatMap(([namespace, table]) =>
  Object.keys(table).map((name) => [namespace, name] as const),
)

/** Some part of a proper answer, replaced by anything. */
const damaged = (answer: unknown): fc.Arbitrary<unknown> =>
  fc.tuple(fc.nat(1000), fc.jsonValue()).map(([position, junk]) => {
    let left = position % (countOf(answer) + 1)
    const copy = (value: unknown): unknown => {
      if (left-- === 0) return junk
      if (Array.isArray(value)) return value.map(copy)
      return typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, copy(inner)]))
        : value
    }
    return copy(answer)
  })

const countOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? 1 + Object.values(value).reduce((sum: number, inner) => sum + countOf(inner), 0)
    : 1

const answers = Object.values(calls).flatMap((variants) => variants.flatMap((call) => call.answers))

describe('any answer of the platform', function () {
  this.timeout(60_000)

  const ask = async (operation: readonly [string, string], status: number, body: unknown) => {
    const transport: Transport = () => TE.right({ status, headers: {}, body })
    const [namespace, name] = operation
    const table = toClient(transport)(tables[namespace as keyof typeof tables]) as unknown as {
      readonly [name: string]: Operation
    }
    const call = table[name] as Operation
    return call(at, { sys: {}, fields: [] })()
  }
  const statuses = fc.constantFrom(200, 201, 400, 404, 409, 422, 500)
  const isTyped = (result: E.Either<{ readonly _tag: string }, unknown>) => {
    if (E.isLeft(result)) expect(tags).to.include(result.left._tag)
  }

  it('is a value or a typed error of every operation', async () => {
    for (const operation of tableOperations)
      await fc.assert(
        fc.asyncProperty(statuses, fc.jsonValue(), async (status, body) => isTyped(await ask(operation, status, body))),
        { numRuns: 25 },
      )
  })

  it('may be damaged anywhere', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...tableOperations),
        statuses,
        fc.constantFrom(...answers).chain(damaged),
        async (operation, status, body) => isTyped(await ask(operation, status, body)),
      ),
      { numRuns: 2000 },
    ))
})
