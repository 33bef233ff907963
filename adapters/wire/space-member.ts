import * as t from 'io-ts'
import type { SpaceMember, SpaceMembership, SpaceMembershipDraft } from '../../ports/platform/space-member.ts'
import { collection, nullable, orElse } from './codecs.ts'
import type { Codec } from './endpoint.ts'
import { anyLink, link, sys } from './sys.ts'
import { crud, get, put } from './verbs.ts'

const roles = t.readonlyArray(anyLink)
const ofUser = t.intersection([sys, t.partial({ user: nullable(link('User')) })])
const member: Codec<SpaceMember> = t.type({ sys: ofUser, admin: t.boolean, roles: orElse(roles, []) }, 'space member')

export const spaceMember = {
  get: get('/spaces/{spaceId}/space_members/{spaceMemberId}', member),
  getMany: get('/spaces/{spaceId}/space_members', collection(member)),
}

const draft: Codec<SpaceMembershipDraft> = t.intersection([t.type({ admin: t.boolean }), t.partial({ email: t.string, roles })])
const membership: Codec<SpaceMembership> = t.type({ sys: ofUser, admin: t.boolean, roles: orElse(roles, []) }, 'space membership')
const all = '/spaces/{spaceId}/space_memberships'
const ofOrganization = '/organizations/{organizationId}/space_memberships'

export const spaceMembership = {
  ...crud(all, 'spaceMembershipId', draft, membership),
  createWithId: put(`${all}/{spaceMembershipId}`, draft, membership),
  getForOrganization: get(`${ofOrganization}/{spaceMembershipId}`, membership),
  getManyForOrganization: get(ofOrganization, collection(membership)),
}
