import type { Entity, Link } from '../../domain/platform/sys.ts'
import type { Ask, Collection, Crud, Send } from './operations.ts'

export type TeamDraft = { readonly name: string; readonly description?: string | null }
export type Team = Entity & TeamDraft
export type Teams = Crud<'organizationId', 'teamId', TeamDraft, Team> & {
  readonly getManyForSpace: Ask<'spaceId', Collection<Team>>
}

export type TeamSpaceMembershipDraft = { readonly admin: boolean; readonly roles: ReadonlyArray<Link> }
export type TeamSpaceMembership = Entity & TeamSpaceMembershipDraft

/** What a team may do in a space. An update says its team in `sys.team`, as it was read. */
export type TeamSpaceMemberships = {
  readonly get: Ask<'spaceId' | 'teamSpaceMembershipId', TeamSpaceMembership>
  readonly getMany: Ask<'spaceId', Collection<TeamSpaceMembership>>
  readonly getForOrganization: Ask<'organizationId' | 'teamSpaceMembershipId', TeamSpaceMembership>
  readonly getManyForOrganization: Ask<'organizationId', Collection<TeamSpaceMembership>, 'teamId'>
  readonly create: Send<'spaceId' | 'teamId', TeamSpaceMembershipDraft, TeamSpaceMembership>
  readonly update: Send<'spaceId' | 'teamSpaceMembershipId', TeamSpaceMembership, TeamSpaceMembership>
  readonly delete: Ask<'spaceId' | 'teamSpaceMembershipId', undefined>
}
