import type { Entity } from '../../domain/platform/sys.ts'
import type { Ask, Collection, Crud } from './operations.ts'

export type TeamMembershipDraft = { readonly admin: boolean; readonly organizationMembershipId: string }
export type TeamMembership = Entity & TeamMembershipDraft

/** Who belongs to a team of an organization. */
export type TeamMemberships = Omit<
  Crud<'organizationId' | 'teamId', 'teamMembershipId', TeamMembershipDraft, TeamMembership>,
  'getMany'
> & {
  readonly getManyForTeam: Ask<'organizationId' | 'teamId', Collection<TeamMembership>>
  readonly getManyForOrganization: Ask<'organizationId', Collection<TeamMembership>>
}
