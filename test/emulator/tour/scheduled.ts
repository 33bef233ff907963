import { expect } from 'chai'
import { gives, inEnvironment, inSpace, type Known, link, refusal, type Steps } from './steps.ts'

const day = 24 * 60 * 60 * 1000
const planned = ({ start }: Known, days: number) => ({
  action: 'publish',
  entity: link('Entry', 'two'),
  environment: link('Environment', 'master'),
  scheduledFor: { datetime: new Date(start + days * day).toISOString(), timezone: 'Europe/Brussels' },
})
export const scheduledSteps: Steps = [
  [
    'scheduledActions.create',
    async (drive, known) => {
      expect(await refusal(drive(inSpace, planned(known, -1)))).to.include({ status: 422, name: 'ValidationFailed' })
      known.plan = await drive(inSpace, planned(known, 1))
      expect(known.plan).to.deep.nested.include({ 'sys.status': 'scheduled', 'sys.version': 1, action: 'publish' })
    },
  ],
  gives(
    'scheduledActions.get',
    ({ plan }) => [{ ...inEnvironment, scheduledActionId: plan.sys.id }],
    (again, { plan }) => expect(again).to.deep.equal(plan),
  ),
  [
    'scheduledActions.update',
    async (drive, known) => {
      const { scheduledFor } = planned(known, 2)
      const changed = await drive({ ...inSpace, scheduledActionId: known.plan.sys.id, version: 1 }, planned(known, 2))
      expect(changed).to.deep.nested.include({ scheduledFor, 'sys.version': 2 })
    },
  ],
  gives('scheduledActions.getMany', [{ ...inSpace, query: { 'environment.sys.id': 'master' } }], ({ items: all }) =>
    expect(all).to.have.length(1),
  ),
  gives('scheduledActions.delete', ({ plan }) => [{ ...inEnvironment, scheduledActionId: plan.sys.id }], {
    'sys.status': 'canceled',
  }),
]
