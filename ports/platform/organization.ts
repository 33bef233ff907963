import type { Entity, Link } from '../../domain/platform/sys.ts'
import type { Ask, Collection, Send, Versioned } from './operations.ts'

export type Organization = Entity & { readonly name: string }
export type Organizations = {
  readonly getAll: Ask<never, Collection<Organization>>
  /** Found among the first 100 of the token; the platform has no other way. */
  readonly get: Ask<'organizationId', Organization>
}

export type InvitationDraft = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly role: string
}
export type OrganizationInvitation = Entity & {
  readonly firstName?: string | null
  readonly lastName?: string | null
  readonly email?: string
  readonly role?: string
}
export type OrganizationInvitations = {
  readonly get: Ask<'organizationId' | 'invitationId', OrganizationInvitation>
  readonly create: Send<'organizationId', InvitationDraft, OrganizationInvitation>
}

export type OrganizationMembership = {
  readonly sys: Entity['sys'] & { readonly user?: Link<'User'> | null }
  readonly role: string
  readonly status?: boolean
}
type OneMembership = 'organizationId' | 'organizationMembershipId'
export type OrganizationMemberships = {
  readonly get: Ask<OneMembership, OrganizationMembership>
  readonly getMany: Ask<'organizationId', Collection<OrganizationMembership>>
  /** Only the role can change. */
  readonly update: Send<OneMembership, { readonly role: string } & Versioned, OrganizationMembership>
  readonly delete: Ask<OneMembership, undefined>
}
