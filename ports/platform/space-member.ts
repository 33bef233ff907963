import type { Entity, Link } from '../../domain/platform/sys.ts'
import type { Ask, Collection, Crud, Send } from './operations.ts'

/** Who may do something in a space, by whatever way. */
export type SpaceMember = Entity & OfUser & { readonly admin: boolean; readonly roles: ReadonlyArray<Link> }
type OfUser = { readonly sys: { readonly user?: Link<'User'> | null } }

export type SpaceMembers = {
  readonly get: Ask<'spaceId' | 'spaceMemberId', SpaceMember>
  readonly getMany: Ask<'spaceId', Collection<SpaceMember>>
}

export type SpaceMembershipDraft = { readonly admin: boolean; readonly email?: string; readonly roles?: ReadonlyArray<Link> }
export type SpaceMembership = Entity & OfUser & { readonly admin: boolean; readonly roles: ReadonlyArray<Link> }

export type SpaceMemberships = Crud<'spaceId', 'spaceMembershipId', SpaceMembershipDraft, SpaceMembership> & {
  readonly createWithId: Send<'spaceId' | 'spaceMembershipId', SpaceMembershipDraft, SpaceMembership>
  readonly getForOrganization: Ask<'organizationId' | 'spaceMembershipId', SpaceMembership>
  readonly getManyForOrganization: Ask<'organizationId', Collection<SpaceMembership>>
}
