import { type Link, linkTo } from '../../../domain/platform/sys.ts'
import { E, pipe } from '../../../domain/prelude.ts'
import { operation } from '../answer.ts'
import { counted } from '../lists.ts'
import type { Machine } from '../machine.ts'
import { inOrganization, inSpace, under } from '../places.ts'
import { plainly } from '../plain-query.ts'
import { accessDenied, invalidPayload, notFound, unprocessable } from '../refusals.ts'
import { resource } from '../resource.ts'
import { inSpaces } from '../space/members.ts'
import type { Stored } from '../store/stored.ts'

const required = (name: string) => ({ name: 'required', path: [name], details: `The property "${name}" is required here` })
const inTeam = under(inOrganization, 'teams', 'teamId', 'Team')
const withOrganization = (organizationId: string) => (record: Stored) => ({
  ...record,
  sys: { ...record.sys, organization: linkTo('Organization', organizationId) },
})

export const teams = (machine: Machine) => {
  const { records } = machine
  const {
    upsert: _,
    patch: __,
    ...team
  } = resource(machine, {
    type: 'Team',
    folder: 'teams',
    id: 'teamId',
    locate: inOrganization,
    versions: 0,
    problems: ({ name }) => (typeof name === 'string' && name !== '' ? [] : [required('name')]),
    allows: ({ name }, _at, { path }, current) =>
      records.all(`${path}/teams`).some((other) => other.name === name && other.sys.id !== current?.sys.id)
        ? E.left(unprocessable({ errors: [{ name: 'taken', path: 'name', value: name }] }))
        : E.right(undefined),
    sys: (_draft, { organizationId }, current) => ({
      memberCount: current ? records.all(`organizations/${organizationId}/teams/${current.sys.id}/team_memberships`).length : 0,
    }),
    shown: (team, { organizationId }) => ({
      ...team,
      sys: {
        ...team.sys,
        memberCount: records.all(`organizations/${organizationId}/teams/${team.sys.id}/team_memberships`).length,
      },
    }),
  })
  return {
    ...team,
    getManyForSpace: operation((at) =>
      pipe(
        inSpace(machine)(at),
        E.flatMap(({ path }) => {
          const organizationId = records.get('spaces', at.spaceId)?.sys.organization?.sys.id ?? ''
          const ids = records.all(`${path}/team_space_memberships`).map(({ sys }) => (sys.team as Link).sys.id)
          const all = [...new Set(ids)].flatMap((id) => records.get(`organizations/${organizationId}/teams`, id) ?? [])
          return counted(at.query ?? {})(plainly(at.query ?? {})(all), withOrganization(organizationId))
        }),
      ),
    ),
  }
}

export const teamMemberships = (machine: Machine) => {
  const { records } = machine
  const memberships = resource(machine, {
    type: 'TeamMembership',
    folder: 'team_memberships',
    id: 'teamMembershipId',
    locate: inTeam,
    versions: 0,
    kept: ({ admin, organizationMembershipId }, _at, current) => ({
      admin: admin ?? false,
      organizationMembershipId: organizationMembershipId ?? current?.organizationMembershipId,
    }),
    allows: ({ organizationMembershipId }, { organizationId }, _place, current) =>
      current || records.get(`organizations/${organizationId}/organization_memberships`, String(organizationMembershipId))
        ? E.right(undefined)
        : E.left(
            invalidPayload([{ name: 'notResolvable', path: ['organizationMembershipId'], value: organizationMembershipId }]),
          ),
    sys: ({ organizationMembershipId }, { organizationId, teamId }, current) => {
      const membership = String(organizationMembershipId ?? current?.organizationMembershipId)
      return {
        team: linkTo('Team', teamId),
        organizationMembership: linkTo('OrganizationMembership', membership),
        user: records.get(`organizations/${organizationId}/organization_memberships`, membership)?.sys.user ?? current?.sys.user,
      }
    },
  })
  return {
    ...memberships,
    getManyForTeam: memberships.getMany,
    getManyForOrganization: operation((at) =>
      pipe(
        inOrganization(machine)(at),
        E.flatMap(({ path }) => {
          const all = records.all(`${path}/teams`).flatMap(({ sys }) => records.all(`${path}/teams/${sys.id}/team_memberships`))
          return counted(at.query ?? {})(plainly(at.query ?? {})(all), withOrganization(at.organizationId))
        }),
      ),
    ),
  }
}

/** What a team may do in a space; the team is named in a header. */
export const teamSpaceMemberships = (machine: Machine) => {
  const { records } = machine
  const folder = 'team_space_memberships'
  const memberships = resource(machine, {
    type: 'TeamSpaceMembership',
    folder,
    id: 'teamSpaceMembershipId',
    locate: inSpace,
    versions: 0,
    kept: ({ admin, roles }) => ({ admin: admin ?? false, roles: roles ?? [] }),
    allows: (_draft, { spaceId, teamId }, { path }, current) => {
      if (current) return E.right(undefined)
      const organizationId = records.get('spaces', spaceId)?.sys.organization?.sys.id
      if (!records.get(`organizations/${organizationId}/teams`, String(teamId)))
        return E.left(notFound({ type: 'Team', id: teamId }))
      return records.all(`${path}/${folder}`).some(({ sys }) => (sys.team as Link).sys.id === teamId)
        ? E.left(accessDenied('The team is a member of this space already.'))
        : E.right(undefined)
    },
    sys: (_draft, { teamId }, current) => ({ team: current?.sys.team ?? linkTo('Team', String(teamId)) }),
  })
  return {
    ...memberships,
    getForOrganization: operation((at) => {
      const one = inSpaces(machine, at.organizationId, folder).find(({ sys }) => sys.id === at.teamSpaceMembershipId)
      return one ? E.right(one) : E.left(notFound())
    }),
    getManyForOrganization: operation((at) => {
      const team = at.teamId === undefined ? {} : { 'sys.team.sys.id': at.teamId }
      const query = { ...team, ...at.query }
      return counted(query)(plainly(query)(inSpaces(machine, at.organizationId, folder)), (membership) => membership)
    }),
  }
}
