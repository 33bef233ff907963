import { withConveniences } from '../../adapters/http/conveniences.ts'
import { httpPlatform } from '../../adapters/http/platform.ts'
import { promised } from '../../adapters/promise/promised.ts'
import type { WireRequest } from '../../adapters/wire/transport.ts'
import { E } from '../../domain/prelude.ts'
import type { Clock } from '../../ports/clock.ts'
import type { PlatformError } from '../../ports/errors.ts'

/** Time passes only while one sleeps, and then at once. */
export const fakeClock = (whileAsleep: (milliseconds: number) => void = () => undefined) => {
  const waits: Array<number> = []
  let time = 0
  const clock: Clock = {
    now: () => time,
    sleep: async (milliseconds) => {
      waits.push(milliseconds)
      time += milliseconds
      whileAsleep(milliseconds)
    },
  }
  return { clock, waits }
}

export const refusal = (status: number, id: string) => ({ status, body: { sys: { type: 'Error', id }, message: `${id}!` } })

type Answer = { readonly status: number; readonly body: unknown } | PlatformError
type Platform = (request: WireRequest) => Answer | object

/** The client over a platform that is a function; and what it was asked. */
export const clientOf = (answer: Platform, { clock, waits } = fakeClock()) => {
  const requests: Array<WireRequest> = []
  const core = withConveniences(
    httpPlatform(
      (request) => async () => {
        requests.push(request)
        const given = answer(request) as Answer
        if ('_tag' in given) return E.left(given)
        return E.right(
          'status' in given && 'body' in given ? { ...given, headers: {} } : { status: 200, headers: {}, body: given },
        )
      },
      clock,
    ),
    clock,
  )
  const client = promised(core, { spaceId: 'sp', environmentId: 'env' })
  return { core, client, requests, waits, calls: () => requests.map(({ method, path }) => `${method} ${path}`) }
}

/** Gives these one after the other, the last one for ever. */
export const inTurn = <A>(...answers: ReadonlyArray<A>) => {
  let next = 0
  return () => answers[Math.min(next++, answers.length - 1)] as A
}

export const rejection = async (promise: Promise<unknown>): Promise<Error & { readonly [name: string]: unknown }> =>
  promise.then(
    () => {
      throw new Error('It was fulfilled.')
    },
    (error) => error,
  )
