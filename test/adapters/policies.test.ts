import { expect } from 'chai'
import { withDeadline } from '../../adapters/http/deadline.ts'
import { withErrorHook, withHooks } from '../../adapters/http/hooks.ts'
import { withSmallerPages } from '../../adapters/http/page-size.ts'
import { type Buckets, rateOf, withRate } from '../../adapters/http/rate.ts'
import { withRetry } from '../../adapters/http/retry.ts'
import type { Transport, WireRequest, WireResponse } from '../../adapters/wire/transport.ts'
import { E, pipe, TE } from '../../domain/prelude.ts'
import type { Clock } from '../../ports/clock.ts'

const request: WireRequest = { method: 'GET', path: '/a', query: {}, headers: {}, body: undefined }
const answer = (status: number, headers = {}, body: unknown = {}): WireResponse => ({ status, headers, body })
const always =
  (response: WireResponse): Transport =>
  () =>
    TE.right(response)

/** Time passes only when somebody sleeps; everybody who sleeps wakes in order. */
const fakeClock = () => {
  let now = 0
  const sleepers: Array<{ readonly until: number; readonly wake: () => void }> = []
  const clock: Clock = {
    now: () => now,
    sleep: (milliseconds, signal) =>
      new Promise((resolve) => {
        sleepers.push({ until: now + milliseconds, wake: resolve })
        signal?.addEventListener('abort', () => resolve(), { once: true })
      }),
  }
  const advance = async (milliseconds: number) => {
    const end = now + milliseconds
    for (;;) {
      await new Promise((resolve) => setImmediate(resolve))
      const [next] = sleepers.filter(({ until }) => until <= end).sort((a, b) => a.until - b.until)
      if (!next) break
      sleepers.splice(sleepers.indexOf(next), 1)
      now = Math.max(now, next.until)
      next.wake()
    }
    now = end
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { clock, advance }
}

describe('a deadline', () => {
  it('ends a call that waits for its next attempt', async () => {
    const { clock, advance } = fakeClock()
    const call = pipe(
      always(answer(503)),
      withRetry(clock, 5, undefined, () => 0),
      withDeadline(clock),
    )({ ...request, deadline: 1000 })()
    await advance(1000)
    expect(await call).to.deep.equal(E.left({ _tag: 'Overdue', call: 'GET /a', deadline: 1000 }))
  })

  it('leaves a call alone that is done in time', async () => {
    const { clock } = fakeClock()
    expect(await withDeadline(clock)(always(answer(200)))({ ...request, deadline: 1000 })()).to.deep.equal(E.right(answer(200)))
  })
})

describe('an abort', () => {
  it('ends a call that waits for its next attempt', async () => {
    const { clock, advance } = fakeClock()
    const controller = new AbortController()
    const call = pipe(always(answer(503)), withRetry(clock, 5), withDeadline(clock))({ ...request, signal: controller.signal })()
    await advance(100)
    controller.abort()
    expect(await call).to.deep.equal(E.left({ _tag: 'Aborted', call: 'GET /a' }))
  })

  it('before the call means that nothing is sent', async () => {
    let asked = 0
    const counting: Transport = () => {
      asked += 1
      return TE.right(answer(200))
    }
    const result = await withDeadline(fakeClock().clock)(counting)({ ...request, signal: AbortSignal.abort() })()
    expect(result).to.deep.equal(E.left({ _tag: 'Aborted', call: 'GET /a' }))
    expect(asked).to.equal(0)
  })
})

describe('the rate', () => {
  for (const [throttle, allowed, expected] of [
    [0, undefined, 0],
    [0.5, undefined, 1],
    [100, undefined, 30],
    [12, undefined, 12],
    ['auto', undefined, 7],
    ['auto', 10, 10],
    ['50%', 10, 5],
    ['50%', undefined, 4],
    ['0%', 10, 0],
  ] as const)
    it(`of ${throttle}${allowed ? ` where ${allowed} are allowed` : ''} is ${expected} a second`, () =>
      expect(rateOf(throttle, allowed)).to.equal(expected))

  const timed = (clock: Clock, buckets: Buckets, response: WireResponse, throttle: 0 | 10 | 'auto' = 10) => {
    const times: Array<number> = []
    const transport = withRate(
      clock,
      'host token',
      throttle,
      buckets,
    )((asked) => {
      times.push(clock.now())
      return always(response)(asked)
    })
    return { times, transport }
  }

  it('is shared by all clients of a token', async () => {
    const { clock, advance } = fakeClock()
    const buckets: Buckets = new Map()
    const [one, other] = [timed(clock, buckets, answer(200)), timed(clock, buckets, answer(200))]
    const calls = [one.transport(request)(), other.transport(request)(), one.transport(request)()]
    await advance(1000)
    await Promise.all(calls)
    expect([one.times, other.times]).to.deep.equal([[0, 200], [100]])
  })

  it('of everybody is nothing until the platform takes requests again', async () => {
    const { clock, advance } = fakeClock()
    const buckets: Buckets = new Map()
    await timed(clock, buckets, answer(429, { 'x-contentful-ratelimit-reset': '3' }), 0).transport(request)()
    const other = timed(clock, buckets, answer(200), 0)
    const call = other.transport(request)()
    await advance(5000)
    await call
    expect(other.times).to.deep.equal([3000])
  })

  it('learns what is allowed from an answer', async () => {
    const { clock } = fakeClock()
    const buckets: Buckets = new Map()
    await timed(clock, buckets, answer(200, { 'x-contentful-ratelimit-second-limit': '20' }), 'auto').transport(request)()
    expect(buckets.get('host token')?.allowed).to.equal(20)
  })
})

describe('hooks', () => {
  it('are called in their order for every attempt, and the last one once', async () => {
    const seen: Array<string> = []
    const call = pipe(
      always(answer(503)),
      withHooks({
        requestLogger: () => seen.push('request'),
        onBeforeRequest: () => void seen.push('before'),
        responseLogger: () => seen.push('response'),
      }),
      withRetry({ sleep: async () => undefined }, 1),
      withErrorHook(() => seen.push('error')),
    )
    await call(request)()
    expect(seen).to.deep.equal(['request', 'before', 'response', 'request', 'before', 'response', 'error'])
  })

  it('for errors are not waited for', async () => {
    const told: Array<unknown> = []
    const transport = withErrorHook((error) => {
      told.push(error)
      return new Promise(() => undefined)
    })(always(answer(404)))
    expect(await transport(request)()).to.deep.equal(E.right(answer(404)))
    expect(told).to.deep.equal([answer(404)])
  })

  it('may add headers, see no token, and break nothing when they throw', async () => {
    const sent: Array<unknown> = []
    const shown: Array<unknown> = []
    const transport = withHooks({
      requestLogger: ({ headers }) => {
        shown.push(headers)
        throw new Error('full disk')
      },
      onBeforeRequest: () => ({ headers: { 'x-trace': '1' } }),
    })((asked) => {
      sent.push(asked.headers)
      return TE.right(answer(200))
    })
    const headers = { authorization: 'Bearer a-token-of-some-length-indeed' }
    expect(await transport({ ...request, headers })()).to.deep.equal(E.right(answer(200)))
    expect(sent).to.deep.equal([{ ...headers, 'x-trace': '1' }])
    expect(shown).to.deep.equal([{ authorization: 'Bearer ...ndeed' }])
  })
})

describe('a list that is too big for one answer', () => {
  const tooBig = answer(
    400,
    {},
    { sys: { id: 'BadRequest' }, message: 'Response size too big. Maximum allowed response size: 7340032b.' },
  )
  const upTo = (most: number) => {
    const limits: Array<unknown> = []
    const transport = withSmallerPages(({ query }) => {
      limits.push(query.limit)
      return TE.right(Number(query.limit ?? 100) > most ? tooBig : answer(200))
    })
    return { limits, transport }
  }

  it('is asked for in halves, and the size is remembered', async () => {
    const { limits, transport } = upTo(250)
    const list = { ...request, query: { limit: 1000 } }
    await transport(list)()
    await transport(list)()
    expect(limits).to.deep.equal([1000, 500, 250, 250])
  })

  it('is given up when one record is too big', async () => {
    const { limits, transport } = upTo(0)
    expect(await transport({ ...request, query: { limit: 4 } })()).to.deep.equal(E.right(tooBig))
    expect(limits).to.deep.equal([4, 2, 1])
  })

  it('is asked for once when its limit is no number', async () => {
    const limits: Array<unknown> = []
    const transport = withSmallerPages(({ query }) => {
      limits.push(query.limit)
      return TE.right(tooBig)
    })
    expect(await transport({ ...request, query: { limit: 'many' } })()).to.deep.equal(E.right(tooBig))
    expect(limits).to.deep.equal(['many'])
  })

  it('has a hundred records when none were asked for', async () => {
    const { limits, transport } = upTo(50)
    await transport(request)()
    expect(limits).to.deep.equal([undefined, 50])
  })
})
