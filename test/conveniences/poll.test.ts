import { expect } from 'chai'
import sinon from 'sinon'
import { systemClock } from '../../adapters/http/clock.ts'
import { poll } from '../../adapters/http/poll.ts'
import { E, TE } from '../../domain/prelude.ts'
import type { PlatformError } from '../../ports/errors.ts'
import type { Circumstances } from '../../ports/platform/operations.ts'

const unfinished = (): PlatformError => ({ _tag: 'Unfinished', message: 'late', subject: { sys: { id: 'x', type: 'X' } } })

/** Done at this look, over the real clock. */
const polling = (doneAt: number, at: Circumstances, first = 0) => {
  const seen = { looks: 0 }
  const run = poll({
    clock: systemClock,
    call: 'x',
    at,
    ask: () => TE.fromIO(() => ++seen.looks),
    verdict: (look) => (look >= doneAt ? E.right(look) : undefined),
    unfinished,
    first,
    wait: 2000,
    checks: 3,
  })
  return { seen, run }
}

describe('looking again and again', () => {
  let timers: sinon.SinonFakeTimers
  beforeEach(() => {
    timers = sinon.useFakeTimers()
  })
  afterEach(() => timers.restore())

  it('begins at once unless told to wait, and pauses between two looks', async () => {
    const { seen, run } = polling(3, {})
    const result = run()
    await timers.tickAsync(0)
    expect(seen.looks).to.equal(1)
    await timers.tickAsync(1999)
    expect(seen.looks).to.equal(1)
    await timers.tickAsync(2001)
    expect(await result).to.deep.equal(E.right(3))
  })

  it('looks once more than it checks, then says that it is unfinished', async () => {
    const { seen, run } = polling(9, {})
    const result = run()
    await timers.runAllAsync()
    expect(await result).to.deep.equal(E.left(unfinished()))
    expect(seen.looks).to.equal(4)
  })

  it('wakes up when it is aborted, and leaves no timer behind', async () => {
    const abort = new AbortController()
    const { seen, run } = polling(9, { signal: abort.signal })
    const result = run()
    await timers.tickAsync(1000)
    abort.abort()
    expect(await result).to.deep.equal(E.left({ _tag: 'Aborted', call: 'x' }))
    expect(seen.looks).to.equal(1)
    expect(timers.countTimers()).to.equal(0)
  })

  it('does not look for a caller who has given up already', async () => {
    const { seen, run } = polling(1, { signal: AbortSignal.abort() }, 1000)
    expect(await run()).to.deep.equal(E.left({ _tag: 'Aborted', call: 'x' }))
    expect(seen.looks).to.equal(0)
  })

  it('ends at its deadline, not at the look after it', async () => {
    const { seen, run } = polling(9, { deadline: 3000 })
    const result = run()
    await timers.tickAsync(3000)
    expect(await result).to.deep.equal(E.left({ _tag: 'Overdue', call: 'x', deadline: 3000 }))
    expect(seen.looks).to.equal(2)
    expect(timers.countTimers()).to.equal(0)
  })
})
