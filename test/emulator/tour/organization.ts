import { expect } from 'chai'
import { gives, inOrganization, inSpace, type Steps } from './steps.ts'

const me = 'local-user'

const organizationSteps: Steps = [
  gives('organization.getAll', [{}], { total: 1, 'items[0].name': 'Tour' }),
  gives('organization.get', [inOrganization], { 'sys.id': 'org', name: 'Tour' }),
  gives(
    'organizationInvitation.create',
    [inOrganization, { firstName: 'Lotte', lastName: 'Maes', email: 'lotte@kade.test', role: 'member' }],
    { email: 'lotte@kade.test', 'sys.status': 'open', 'sys.type': 'Invitation' },
    'invitation',
  ),
  gives('organizationInvitation.get', ({ invitation }) => [{ ...inOrganization, invitationId: invitation.sys.id }], {
    firstName: 'Lotte',
    role: 'member',
  }),
  gives(
    'organizationMembership.getMany',
    [inOrganization],
    ({ total, items }) => {
      expect(total).to.equal(2)
      expect(items.map(({ role }: { role: string }) => role)).to.deep.equal(['owner', 'member'])
    },
    'organizationMembers',
  ),
  gives(
    'organizationMembership.get',
    (known) => [{ ...inOrganization, organizationMembershipId: known.organizationMembers.items[1].sys.id }],
    { role: 'member', 'sys.type': 'OrganizationMembership' },
    'lotte',
  ),
  gives(
    'organizationMembership.update',
    ({ lotte }) => [
      { ...inOrganization, organizationMembershipId: lotte.sys.id },
      { ...lotte, role: 'admin' },
    ],
    (changed, { lotte }) => expect(changed).to.deep.nested.include({ role: 'admin', 'sys.version': lotte.sys.version + 1 }),
  ),
]

const userSteps: Steps = [
  gives('user.getCurrent', [{}], { 'sys.id': me, email: 'you@localhost.test' }),
  gives('user.getForSpace', [{ ...inSpace, userId: me }], { firstName: 'Local' }),
  gives('user.getManyForSpace', [inSpace], ({ items }) =>
    expect(items.map(({ email }: { email: string }) => email)).to.deep.equal(['you@localhost.test', 'jo@kade.test']),
  ),
  gives('user.getForOrganization', [{ ...inOrganization, userId: me }], { lastName: 'Developer' }),
  gives('user.getManyForOrganization', [inOrganization], { total: 2, 'items[1].email': 'lotte@kade.test' }),
]

const unbilled = { partly: 'nothing is billed on this machine, so every figure is 0' }
const usageSteps: Steps = [
  gives(
    'usage.getManyForSpace',
    [{ ...inOrganization, query: { 'metric[in]': 'cma' } }],
    { total: 1, 'items[0].usage': 0 },
    undefined,
    unbilled,
  ),
  gives('usage.getManyForOrganization', [inOrganization], { total: 4, 'items[0].metric': 'cma' }, undefined, unbilled),
  gives('usage.getAggregated', [{ ...inOrganization, metricKey: 'cma' }], { items: [] }, undefined, unbilled),
  gives('usage.getAssetBandwidthUsageDetailed', [inOrganization], { items: [] }, undefined, unbilled),
]

export const peopleSteps: Steps = [...organizationSteps, ...userSteps, ...usageSteps]
