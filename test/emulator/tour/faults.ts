import { expect } from 'chai'
import type { Fault } from '../../../adapters/emulator/faults.ts'
import { inEnvironment, type Known, refusal, type Step, type Steps } from './steps.ts'

const one = { ...inEnvironment, entryId: 'one' }

/** Armed once, it meets the next request; the one after is answered as ever. */
const meets = (fault: Fault, check: (asked: Promise<unknown>, known: Known) => Promise<void>): Step => [
  `faults.${fault.kind}`,
  async (_drive, known, also) => {
    known.platform.faults.add({ ...fault, times: 1 })
    const entry = known.entryForFaults ?? {}
    await check(fault.kind === 'version-conflict' ? also('entry.update', one, entry) : also('entry.get', one), known)
    known.entryForFaults = await also('entry.get', one)
    expect(known.entryForFaults.sys.id).to.equal('one')
  },
]
const refused = (status: number, name: string) => async (asked: Promise<unknown>) =>
  expect(await refusal(asked)).to.include({ status, name }) && undefined
const failed = async (asked: Promise<unknown>) => {
  const error = await asked.then(
    () => undefined,
    (cause: unknown) => cause,
  )
  expect(error).to.be.instanceOf(Error)
}

export const faultSteps: Steps = [
  meets({ kind: 'rate-limit' }, refused(429, 'RateLimitExceeded')),
  meets({ kind: 'server-error', status: 503 }, refused(503, 'ServerError')),
  meets({ kind: 'version-conflict' }, refused(409, 'VersionMismatch')),
  meets({ kind: 'oversize' }, refused(400, 'BadRequest')),
  meets({ kind: 'reset' }, failed),
  meets({ kind: 'truncate' }, failed),
  meets({ kind: 'slow', delay: 30 }, async (asked) => {
    const start = performance.now()
    await asked
    expect(performance.now() - start).to.be.greaterThan(25)
  }),
  [
    'faults.expired-sync-token',
    async (_drive, { platform }, also) => {
      const { nextSyncToken } = await also('delivery.sync', { initial: true })
      platform.faults.add({ kind: 'expired-sync-token', times: 1 })
      expect(await refusal(also('delivery.sync', { nextSyncToken }))).to.include({ status: 400, name: 'BadRequest' })
      expect(await also('delivery.sync', { nextSyncToken })).to.deep.include({ entries: [] })
    },
  ],
]
