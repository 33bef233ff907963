import { expect } from 'chai'
import { withDeadline } from '../../adapters/http/deadline.ts'
import { type Buckets, withRate } from '../../adapters/http/rate.ts'
import { withRetry } from '../../adapters/http/retry.ts'
import { createClient } from '../../adapters/promise/management.ts'
import type { Transport, WireRequest } from '../../adapters/wire/transport.ts'
import { E, pipe, TE } from '../../domain/prelude.ts'

const request: WireRequest = { method: 'GET', path: '/a', query: {}, headers: {}, body: undefined }
const ok = { status: 200, headers: {}, body: {} }
const busy = { status: 429, headers: { 'x-contentful-ratelimit-reset': '10' }, body: {} }
const soon = () => new Promise((resolve) => setImmediate(resolve))

/** Time stands still until it is moved; whoever sleeps longer than that sleeps on. */
const stoppedClock = () => {
  let now = 0
  let sleepers: Array<{ readonly until: number; readonly wake: () => void }> = []
  return {
    clock: {
      now: () => now,
      sleep: (milliseconds: number) => new Promise<void>((wake) => sleepers.push({ until: now + milliseconds, wake })),
    },
    moveTo: async (time: number) => {
      await soon()
      now = time
      const woken = sleepers.filter(({ until }) => until <= now)
      sleepers = sleepers.filter(({ until }) => until > now)
      for (const { wake } of woken) wake()
      await soon()
    },
  }
}

describe('a call that waits for its turn', () => {
  const limited = (answer: Transport) => {
    const { clock, moveTo } = stoppedClock()
    const buckets: Buckets = new Map()
    const asked: Array<number> = []
    const transport = withRate(
      clock,
      'host token',
      1,
      buckets,
    )((sent) => {
      asked.push(clock.now())
      return answer(sent)
    })
    return { clock, moveTo, asked, transport: withDeadline(clock)(transport) }
  }

  it('is never sent when it is aborted', async () => {
    const { asked, transport, moveTo } = limited(() => TE.right(ok))
    const abort = new AbortController()
    const [first, second] = [transport(request)(), transport({ ...request, signal: abort.signal })()]
    await moveTo(500)
    abort.abort()
    expect(await second).to.deep.equal(E.left({ _tag: 'Aborted', call: 'GET /a' }))
    await moveTo(5000)
    expect(await first).to.deep.equal(E.right(ok))
    expect(asked).to.deep.equal([0])
  })

  it('is never sent when its deadline passes', async () => {
    const { asked, transport, moveTo } = limited(() => TE.right(ok))
    const calls = [transport(request)(), transport({ ...request, deadline: 400 })()]
    await moveTo(400)
    expect(await calls[1]).to.deep.equal(E.left({ _tag: 'Overdue', call: 'GET /a', deadline: 400 }))
    await moveTo(5000)
    expect(asked).to.deep.equal([0])
  })

  it('waits on when another one is refused for coming too soon', async () => {
    const { asked, transport, moveTo } = limited(() => TE.right(asked.length === 1 ? busy : ok))
    const calls = [transport(request)(), transport(request)()]
    await moveTo(1000)
    expect(asked).to.deep.equal([0])
    await moveTo(10_000)
    expect(await Promise.all(calls)).to.deep.equal([E.right(busy), E.right(ok)])
    expect(asked).to.deep.equal([0, 10_000])
  })

  it('of another token does not wait', async () => {
    const { clock } = stoppedClock()
    const buckets: Buckets = new Map()
    const of = (token: string, answer: typeof ok) => withRate(clock, `host ${token}`, 0, buckets)(() => TE.right(answer))
    await of('one', busy)(request)()
    expect(await of('other', ok)(request)()).to.deep.equal(E.right(ok))
  })
})

describe('a call that waits for its next attempt', () => {
  it('is not attempted again once its deadline has passed', async () => {
    const { clock, moveTo } = stoppedClock()
    let asked = 0
    const transport: Transport = () => {
      asked += 1
      return TE.right({ ...ok, status: 503 })
    }
    const call = pipe(transport, withRetry(clock, 5), withDeadline(clock))({ ...request, deadline: 100 })()
    await moveTo(100)
    expect(await call).to.deep.equal(E.left({ _tag: 'Overdue', call: 'GET /a', deadline: 100 }))
    await moveTo(100_000)
    expect(asked).to.equal(1)
  })
})

describe('a client whose hook never comes back', () => {
  for (const hook of ['requestLogger', 'onBeforeRequest', 'responseLogger'])
    it(`gives up as with a slow platform: ${hook}`, async () => {
      const client = createClient({
        accessToken: 'a-token-of-some-length',
        fetch: async () => new Response('{}'),
        timeout: 30,
        retryLimit: 0,
        [hook]: () => new Promise<undefined>(() => undefined),
      })
      const error = await client.organization.getAll().catch((reason: unknown) => reason)
      expect(error).to.have.nested.property('failure._tag', 'Unreachable')
    })
})
