import { expect } from 'chai'
import { ends, gives, inOrganization, inSpace, link, type Steps } from './steps.ts'

const oneTeam = (id: string) => ({ ...inOrganization, teamId: id })
export const teamSteps: Steps = [
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
    ({ team, inTeam }) => [
      { ...oneTeam(team.sys.id), teamMembershipId: inTeam.sys.id },
      { ...inTeam, admin: false },
    ],
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
