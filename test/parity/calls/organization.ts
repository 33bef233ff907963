import type { Calls } from '../call.ts'
import { ordinary, reading } from '../ordinary.ts'
import { inOrganization, inSpace, link, list, organizationSys, page, spaceSys } from '../samples.ts'

const noContent = { status: 204, body: '' }
const organization = { sys: { type: 'Organization', id: 'org', version: 1 }, name: 'Kade' }
const invitation = {
  sys: { ...organizationSys('Invitation', 'i1'), status: 'open' },
  firstName: 'Jo',
  lastName: 'Maes',
  email: 'jo@kade.test',
  role: 'member',
}
const membership = {
  sys: organizationSys('OrganizationMembership', 'om', { user: link('User', 'jo') }),
  role: 'member',
  status: true,
}
const oneMembership = { ...inOrganization, organizationMembershipId: 'om' }
const team = { sys: { ...organizationSys('Team', 'x1'), memberCount: 2 }, name: 'Editors', description: '' }
const inTeam = {
  sys: spaceSys('TeamSpaceMembership', 'tsm', { team: link('Team', 'te') }),
  admin: false,
  roles: [link('Role', 'x1')],
}
const oneInTeam = { ...inSpace, teamSpaceMembershipId: 'tsm' }
const user = {
  sys: { type: 'User', id: 'jo', version: 1 },
  firstName: 'Jo',
  lastName: 'Maes',
  email: 'jo@kade.test',
  avatarUrl: 'https://a.test',
  activated: true,
}
const token = {
  sys: { type: 'PersonalAccessToken', id: 't1', createdAt: '2026-01-02T03:04:05.000Z', expiresAt: null },
  name: 'CI',
  scopes: ['content_management_manage'],
  revokedAt: null,
}
const draft = { name: 'CI', scopes: ['content_management_manage'], expiresIn: 100 }
const application = { sys: { type: 'OAuthApplication', id: 'a1' }, name: 'App' }
const oneApplication = { userId: 'jo', oauthApplicationId: 'a1' }
const usage = {
  sys: { type: 'SpacePeriodicUsage', id: 'u1' },
  metric: 'cma',
  usage: 3,
  usagePerDay: { '2026-01-01': 3 },
  unitOfMeasure: 'apiRequestsCount',
  dateRange: {},
}

export const organizations: Calls = {
  'organization.getAll': [{ params: { query: { limit: 2 } }, answers: [list(organization)] }, { answers: [list(organization)] }],
  'organization.get': [
    { params: inOrganization, answers: [list(organization)] },
    { params: { organizationId: 'nowhere' }, answers: [list(organization)] },
  ],
  'organizationInvitation.get': [{ params: { ...inOrganization, invitationId: 'i1' }, answers: [invitation] }],
  'organizationInvitation.create': [
    {
      params: inOrganization,
      payload: { firstName: 'Jo', lastName: 'Maes', email: 'jo@kade.test', role: 'member' },
      answers: [invitation],
    },
  ],
  'organizationMembership.get': [{ params: oneMembership, answers: [membership] }],
  'organizationMembership.getMany': [{ params: { ...inOrganization, query: { limit: 2 } }, answers: [list(membership)] }],
  'organizationMembership.update': [{ params: oneMembership, payload: membership, answers: [membership] }],
  'organizationMembership.delete': [{ params: oneMembership, answers: [noContent] }],
  ...ordinary({
    name: 'team',
    at: inOrganization,
    id: 'teamId',
    draft: { name: 'Editors', description: '' },
    entity: team,
    list: list(team),
  }),
  'team.getManyForSpace': [
    { params: { ...inSpace, query: { select: 'name', limit: 2 } }, answers: [list(team)] },
    {
      params: inSpace,
      answers: [list(team)],
      differs: { in: 'request', because: 'without a limit 100 teams are asked for (specification, section 9)' },
    },
  ],
  'teamSpaceMembership.get': [{ params: oneInTeam, answers: [inTeam] }],
  'teamSpaceMembership.getMany': [{ params: { ...inSpace, query: { limit: 1 } }, answers: [list(inTeam)] }],
  'teamSpaceMembership.getForOrganization': [{ params: { ...inOrganization, teamSpaceMembershipId: 'tsm' }, answers: [inTeam] }],
  'teamSpaceMembership.getManyForOrganization': [
    { params: { ...inOrganization, teamId: 'te', query: { limit: 1 } }, answers: [list(inTeam)] },
    {
      params: { ...inOrganization, teamId: 'te' },
      answers: [list(inTeam)],
      differs: { in: 'request', because: 'the official one loses the team when no query is given beside it' },
    },
  ],
  'teamSpaceMembership.create': [
    { params: { ...inSpace, teamId: 'te' }, payload: { admin: false, roles: [] }, answers: [inTeam] },
  ],
  'teamSpaceMembership.update': [{ params: oneInTeam, payload: inTeam, answers: [inTeam] }],
  'teamSpaceMembership.delete': [{ params: oneInTeam, answers: [noContent] }],
  ...reading({
    'user.getCurrent': [{ query: { select: 'email' } }, user],
    'user.getForSpace': [{ ...inSpace, userId: 'jo' }, user],
    'user.getManyForSpace': [{ ...inSpace, query: { limit: 1 } }, list(user)],
    'user.getForOrganization': [{ ...inOrganization, userId: 'jo' }, user],
    'user.getManyForOrganization': [{ ...inOrganization, query: { limit: 1 } }, list(user)],
    'personalAccessToken.get': [{ tokenId: 't1' }, token],
    'personalAccessToken.getMany': [{ query: { limit: 1 } }, list(token)],
    'personalAccessToken.revoke': [{ tokenId: 't1' }, { ...token, revokedAt: '2026-01-02T03:04:05.000Z' }],
    'accessToken.get': [{ tokenId: 't1' }, token],
    'accessToken.getMany': [{ query: { limit: 1 } }, list(token)],
    'accessToken.revoke': [{ tokenId: 't1' }, token],
    'accessToken.getManyForOrganization': [{ ...inOrganization, query: { limit: 1 } }, list(token)],
    'oauthApplication.get': [oneApplication, application],
    'oauthApplication.getManyForUser': [{ userId: 'jo', query: { limit: 1 } }, page(application)],
    'usage.getManyForSpace': [{ ...inOrganization, query: { 'metric[in]': ['cma', 'cda'] } }, list(usage)],
    'usage.getManyForOrganization': [{ ...inOrganization, query: { limit: 1 } }, list(usage)],
    'usage.getAggregated': [
      { ...inOrganization, metricKey: 'cma', query: { limit: 1 } },
      { sys: {}, items: [] },
    ],
    'usage.getAssetBandwidthUsageDetailed': [{ ...inOrganization, query: { limit: 1 } }, { items: [] }],
  }),
  'personalAccessToken.create': [{ params: {}, payload: draft, answers: [{ ...token, token: 'told-once' }] }],
  'accessToken.createPersonalAccessToken': [{ params: {}, payload: draft, answers: [{ ...token, token: 'told-once' }] }],
  'oauthApplication.create': [{ params: { userId: 'jo' }, payload: { name: 'App' }, answers: [application] }],
  'oauthApplication.update': [{ params: oneApplication, payload: { name: 'App' }, answers: [application] }],
  'oauthApplication.delete': [{ params: oneApplication, answers: [noContent] }],
}
