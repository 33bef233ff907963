import type { Calls } from '../call.ts'
import { inOrganization, link, list, organizationSys } from '../samples.ts'

const membership = {
  sys: organizationSys('TeamMembership', 'tm', { team: link('Team', 'te') }),
  admin: true,
  organizationMembershipId: 'om',
}
const inTeam = { ...inOrganization, teamId: 'te' }
const one = { ...inTeam, teamMembershipId: 'tm' }
const draft = { admin: true, organizationMembershipId: 'om' }

export const teamMembership: Calls = {
  'teamMembership.get': [{ params: one, answers: [membership] }],
  'teamMembership.getManyForOrganization': [
    { params: { ...inOrganization, query: { limit: 2, skip: 4 } }, answers: [list(membership)] },
  ],
  'teamMembership.getManyForTeam': [{ params: inTeam, answers: [list(membership)] }],
  'teamMembership.create': [{ params: inTeam, payload: draft, answers: [membership] }],
  'teamMembership.update': [
    { params: one, payload: { ...membership, admin: false }, answers: [membership] },
    { params: one, payload: { ...draft, sys: {} }, answers: [membership] },
  ],
  'teamMembership.delete': [{ params: one, answers: [{ status: 204, body: '' }] }],
}
