import { expect } from 'chai'
import type { Fault } from '../../../adapters/emulator/faults.ts'
import { type Also, inEnvironment, type Known, refusal, type Step, type Steps } from './steps.ts'

const one = { ...inEnvironment, entryId: 'one' }

/** Armed once, it meets the next request; the one after is answered as ever. */
const meets = (fault: Fault, check: (known: Known, also: Also) => Promise<void>): Step => [
  `faults.${fault.kind}`,
  async (_drive, known, also) => {
    known.entryForFaults = await also('entry.get', one)
    known.platform.faults.add({ ...fault, times: 1 })
    await check(known, also)
    expect(await also('entry.get', one)).to.deep.equal(known.entryForFaults)
  },
]
const refused = (status: number, name: string) => async (_known: Known, also: Also) =>
  expect(await refusal(also('entry.get', one))).to.include({ status, name }) && undefined

/** Without a client: each of them tells of broken connections in its own words, and may ask again. */
const asked = async ({ platform }: Known, path = '/spaces/tour/environments/master/entries/one') => {
  const answer = await fetch(`${platform.url}${path}`)
  return { status: answer.status, length: Number(answer.headers.get('content-length')), text: answer.text() }
}
const isBroken = (reading: Promise<unknown>): Promise<boolean> =>
  reading.then(
    () => false,
    () => true,
  )

export const faultSteps: Steps = [
  meets({ kind: 'rate-limit' }, refused(429, 'RateLimitExceeded')),
  meets({ kind: 'server-error', status: 503 }, refused(503, 'ServerError')),
  meets(
    { kind: 'version-conflict' },
    async ({ entryForFaults }, also) =>
      expect(await refusal(also('entry.update', one, entryForFaults))).to.include({ status: 409 }) && undefined,
  ),
  meets({ kind: 'oversize' }, async (known) => {
    const { status, text } = await asked(known)
    expect(status).to.equal(400)
    expect(JSON.parse(await text).message).to.equal('Response size too big. Maximum allowed response size: 7340032b.')
  }),
  meets({ kind: 'reset' }, async (known) => expect(await isBroken(asked(known))).to.equal(true) && undefined),
  meets({ kind: 'truncate' }, async (known) => {
    const { status, length, text } = await asked(known)
    expect([status, length > 100, await isBroken(text)]).to.deep.equal([200, true, true])
  }),
  meets({ kind: 'slow', delay: 30 }, async (_known, also) => {
    const start = performance.now()
    await also('entry.get', one)
    expect(performance.now() - start).to.be.greaterThan(25)
  }),
  [
    'faults.expired-sync-token',
    async (_drive, known, also) => {
      const { nextSyncToken } = await also('delivery.sync', { initial: true })
      known.platform.faults.add({ kind: 'expired-sync-token', times: 1 })
      const { status, text } = await asked(known, `/spaces/tour/environments/master/sync?sync_token=${nextSyncToken}`)
      expect([status, JSON.parse(await text).sys.id]).to.deep.equal([400, 'BadRequest'])
      expect((await also('delivery.sync', { nextSyncToken })).entries).to.deep.equal([])
    },
  ],
]
