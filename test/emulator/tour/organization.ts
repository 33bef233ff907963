import { expect } from 'chai'
import { ends, gives, inOrganization, inSpace, type Known, link, refusal, type Steps } from './steps.ts'

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
    ({ lotte }) => [{ ...inOrganization, organizationMembershipId: lotte.sys.id }, { ...lotte, role: 'admin' }],
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

const oneTeam = (id: string) => ({ ...inOrganization, teamId: id })
const teamSteps: Steps = [
  gives(
    'team.create',
    [inOrganization, { name: 'Editors', description: 'They edit' }],
    { name: 'Editors', 'sys.type': 'Team', 'sys.memberCount': 0 },
    'team',
  ),
  gives('team.get', ({ team }) => [oneTeam(team.sys.id)], { description: 'They edit', 'sys.version': 0 }),
  gives('team.update', ({ team }) => [oneTeam(team.sys.id), { ...team, name: 'Writers' }], {
    name: 'Writers',
    'sys.version': 1,
  }),
  gives('team.getMany', [inOrganization], { total: 1, 'items[0].name': 'Writers' }),
  gives(
    'teamMembership.create',
    ({ team, lotte }) => [oneTeam(team.sys.id), { admin: true, organizationMembershipId: lotte.sys.id }],
    (membership, { team, lotte }) => {
      expect(membership).to.include({ admin: true, organizationMembershipId: lotte.sys.id })
      expect(membership.sys.team).to.deep.equal(link('Team', team.sys.id))
    },
    'inTeam',
  ),
  gives('teamMembership.get', ({ team, inTeam }) => [{ ...oneTeam(team.sys.id), teamMembershipId: inTeam.sys.id }], {
    admin: true,
    'sys.version': 0,
  }),
  gives(
    'teamMembership.update',
    ({ team, inTeam }) => [{ ...oneTeam(team.sys.id), teamMembershipId: inTeam.sys.id }, { ...inTeam, admin: false }],
    { admin: false, 'sys.version': 1 },
  ),
  gives('teamMembership.getManyForOrganization', [inOrganization], { total: 1, 'items[0].admin': false }),
  [
    'teamMembership.getManyForTeam',
    async (drive, { team }, also) => {
      expect(await drive(oneTeam(team.sys.id))).to.include({ total: 1 })
      expect(await also('team.get', oneTeam(team.sys.id))).to.deep.nested.include({ 'sys.memberCount': 1 })
    },
  ],
  ends(
    'teamMembership.delete',
    ({ team, inTeam }) => [{ ...oneTeam(team.sys.id), teamMembershipId: inTeam.sys.id }],
    'teamMembership.get',
  ),
  gives(
    'teamSpaceMembership.create',
    ({ team }) => [
      { ...inSpace, teamId: team.sys.id },
      { admin: false, roles: [link('Role', 'writer')] },
    ],
    (membership, { team }) => {
      expect(membership.sys.team).to.deep.equal(link('Team', team.sys.id))
      expect(membership).to.deep.include({ admin: false, roles: [link('Role', 'writer')] })
    },
    'teamInSpace',
  ),
  gives('teamSpaceMembership.get', (known) => [{ ...inSpace, teamSpaceMembershipId: known.teamInSpace.sys.id }], {
    'sys.version': 0,
    'sys.space': link('Space', 'tour'),
  }),
  gives(
    'teamSpaceMembership.update',
    (known) => [
      { ...inSpace, teamSpaceMembershipId: known.teamInSpace.sys.id },
      { ...known.teamInSpace, admin: true, roles: [] },
    ],
    { admin: true, 'sys.version': 1 },
  ),
  gives('teamSpaceMembership.getMany', [inSpace], { total: 1, 'items[0].admin': true }),
  gives(
    'teamSpaceMembership.getForOrganization',
    (known) => [{ ...inOrganization, teamSpaceMembershipId: known.teamInSpace.sys.id }],
    { admin: true, 'sys.space': link('Space', 'tour') },
  ),
  gives(
    'teamSpaceMembership.getManyForOrganization',
    ({ team }) => [{ ...inOrganization, teamId: team.sys.id, query: { limit: 5 } }],
    { total: 1, limit: 5 },
  ),
  gives('team.getManyForSpace', [{ ...inSpace, query: { limit: 5 } }], { total: 1, 'items[0].name': 'Writers' }),
  ends(
    'teamSpaceMembership.delete',
    (known) => [{ ...inSpace, teamSpaceMembershipId: known.teamInSpace.sys.id }],
    'teamSpaceMembership.get',
  ),
  ends('team.delete', ({ team }) => [oneTeam(team.sys.id)], 'team.get'),
  [
    'organizationMembership.delete',
    async (drive, { lotte }, also) => {
      expect(await drive({ ...inOrganization, organizationMembershipId: lotte.sys.id })).to.equal(undefined)
      expect(await also('organizationMembership.getMany', inOrganization)).to.include({ total: 1 })
    },
  ],
]

const scopes = ['content_management_manage']
const tokenSteps: Steps = [
  gives(
    'personalAccessToken.create',
    [{ name: 'CI', scopes, expiresIn: 3600 }],
    ({ name, token, sys }) => {
      expect(name).to.equal('CI')
      expect(token).to.match(/^CFPAT-\w{43}$/)
      expect(Date.parse(sys.expiresAt) - Date.parse(sys.createdAt)).to.be.within(3_599_000, 3_601_000)
    },
    'ci',
  ),
  gives('personalAccessToken.get', ({ ci }) => [{ tokenId: ci.sys.id }], (token) => {
    expect(token).to.deep.include({ name: 'CI', scopes, revokedAt: null })
    expect(token).not.to.have.property('token')
  }),
  gives('accessToken.createPersonalAccessToken', [{ name: 'Mine', scopes }], { name: 'Mine' }, 'mine'),
  gives('accessToken.get', ({ mine }) => [{ tokenId: mine.sys.id }], { name: 'Mine', 'sys.type': 'PersonalAccessToken' }),
  gives('personalAccessToken.getMany', [{}], { total: 2, 'items[0].name': 'CI' }),
  gives('accessToken.getMany', [{}], { total: 2, 'items[1].name': 'Mine' }),
  gives('accessToken.getManyForOrganization', [inOrganization], { total: 2 }),
  gives('personalAccessToken.revoke', ({ ci }) => [{ tokenId: ci.sys.id }], ({ revokedAt }) =>
    expect(revokedAt).to.match(/^\d{4}-\d\d-\d\dT/),
  ),
  gives('accessToken.revoke', ({ mine }) => [{ tokenId: mine.sys.id }], ({ revokedAt }) =>
    expect(revokedAt).to.match(/^\d{4}-\d\d-\d\dT/),
  ),
]

const unbilled = { partly: 'nothing is billed on this machine, so every figure is 0' }
const usageSteps: Steps = [
  gives('usage.getManyForSpace', [{ ...inOrganization, query: { 'metric[in]': 'cma' } }], { total: 1, 'items[0].usage': 0 }, undefined, unbilled),
  gives('usage.getManyForOrganization', [inOrganization], { total: 4, 'items[0].metric': 'cma' }, undefined, unbilled),
  gives('usage.getAggregated', [{ ...inOrganization, metricKey: 'cma' }], { items: [] }, undefined, unbilled),
  gives('usage.getAssetBandwidthUsageDetailed', [inOrganization], { items: [] }, undefined, unbilled),
]

const application = ({ application: { sys } }: Known) => ({ userId: me, oauthApplicationId: sys.id })
const draft = { name: 'App', description: 'Ours', scopes, redirectUri: 'https://app.test', confidential: false }
const unasked = { partly: 'kept, but nobody signs in to another program through this machine' }
const oauthSteps: Steps = [
  [
    'oauthApplication.create',
    async (drive, known) => {
      expect(await refusal(drive({ userId: me }, { ...draft, redirectUri: 'nowhere' }))).to.include({ status: 422 })
      known.application = await drive({ userId: me }, draft)
      expect(known.application).to.include({ name: 'App', redirectUri: 'https://app.test', confidential: false })
      expect(known.application.clientSecret).to.match(/^\w+$/)
    },
    unasked,
  ],
  gives('oauthApplication.get', (known) => [application(known)], ({ clientId }, known) =>
    expect(clientId).to.equal(known.application.clientId),
  ),
  gives('oauthApplication.getManyForUser', [{ userId: me }], ({ items }) => expect(items).to.have.length(1)),
  gives('oauthApplication.update', (known) => [application(known), { ...draft, name: 'Their app' }], { name: 'Their app' }),
  ends('oauthApplication.delete', (known) => [application(known)], 'oauthApplication.get'),
]

export const peopleSteps: Steps = [
  ...organizationSteps,
  ...userSteps,
  ...teamSteps,
  ...tokenSteps,
  ...usageSteps,
  ...oauthSteps,
]
