import { expect } from 'chai'
import sinon from 'sinon'
import { limits } from '../../adapters/http/limits.ts'
import { withRetry } from '../../adapters/http/retry.ts'
import { withTimeout } from '../../adapters/http/timeout.ts'
import type { Transport, WireRequest, WireResponse } from '../../adapters/wire/transport.ts'
import { E, TE } from '../../domain/prelude.ts'
import type { PlatformError } from '../../ports/errors.ts'

const request: WireRequest = { method: 'GET', path: '/a', query: {}, headers: {}, body: undefined }
const reset: PlatformError = { _tag: 'Unreachable', call: 'GET /a', attempts: 1, reason: 'ECONNRESET' }
const answer = (status: number, headers = {}): WireResponse => ({ status, headers, body: {} })

/** Gives these one after the other, the last one for ever. */
const replies = (...outcomes: ReadonlyArray<PlatformError | WireResponse>) => {
  const seen = { requests: 0 }
  const transport: Transport = () => () => {
    const outcome = outcomes[Math.min(seen.requests++, outcomes.length - 1)] as PlatformError | WireResponse
    return Promise.resolve('_tag' in outcome ? E.left(outcome) : E.right(outcome))
  }
  return { seen, transport }
}

const patiently = (transport: Transport) => {
  const waits: Array<number> = []
  const clock = { sleep: async (milliseconds: number) => void waits.push(milliseconds) }
  const notes: Array<string> = []
  return {
    waits,
    notes,
    transport: withRetry(
      clock,
      limits.retries,
      ({ kind, wait, attempt, attempts }) => notes.push(`${kind} ${wait} ${attempt}/${attempts}`),
      () => 0,
    )(transport),
  }
}

describe('retries', () => {
  it('are up to 5, with growing waits, and the last failure counts them', async () => {
    const { seen, transport } = replies(reset)
    const patient = patiently(transport)
    expect(await patient.transport(request)()).to.deep.equal(E.left({ ...reset, attempts: 6 }))
    expect(seen.requests).to.equal(6)
    expect(patient.waits).to.deep.equal([1914, 2500, 3328, 4500, 6156])
    expect(patient.notes[0]).to.equal('Connection 1914 2/6')
  })

  for (const status of [429, 500, 503])
    it(`follow a ${status}`, async () => {
      const { transport } = replies(answer(status), answer(200))
      expect(await patiently(transport).transport(request)()).to.deep.equal(E.right(answer(200)))
    })

  it('wait as long as the platform says after a 429', async () => {
    const { transport } = replies(answer(429, { 'x-contentful-ratelimit-reset': '3' }), answer(200))
    const patient = patiently(transport)
    await patient.transport(request)()
    expect(patient.waits).to.deep.equal([3500])
  })

  for (const status of [200, 400, 401, 404, 409, 422])
    it(`do not follow a ${status}`, async () => {
      const { seen, transport } = replies(answer(status))
      await patiently(transport).transport(request)()
      expect(seen.requests).to.equal(1)
    })
})

describe('time-outs', () => {
  it('abort a request after 30 seconds', async () => {
    const clock = sinon.useFakeTimers()
    try {
      const stalled: Transport =
        ({ signal }) =>
        () =>
          new Promise((resolve) =>
            signal?.addEventListener('abort', () => resolve(E.left({ ...reset, reason: 'it took too long' }))),
          )
      const answered = sinon.spy()
      const result = withTimeout(limits.timeout)(stalled)(request)().then(answered)
      await clock.tickAsync(29_999)
      expect(answered.called).to.equal(false)
      await clock.tickAsync(1)
      await result
      expect(answered.firstCall.args[0]).to.deep.equal(E.left({ ...reset, reason: 'it took too long' }))
    } finally {
      clock.restore()
    }
  })

  it('leave a quick answer alone', async () => {
    expect(await withTimeout(1000)(() => TE.right(answer(200)))(request)()).to.deep.equal(E.right(answer(200)))
  })

  it('are 30 seconds', () => expect(limits).to.include({ timeout: 30_000, retries: 5, contentLength: 1_073_741_824 }))
})
