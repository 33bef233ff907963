import * as t from 'io-ts'
import type { SpaceMember, SpaceMembership, SpaceMembershipDraft } from '../../ports/platform/space-member.ts'
import { collection, orElse } from './codecs.ts'
import type { Codec } from './endpoint.ts'
import { anyLink, sys } from './sys.ts'
import { crud, get, put } from './verbs.ts'

const roles = t.readonlyArray(anyLink)
const member: Codec<SpaceMember> = t.type({ sys, admin: t.boolean, roles: orElse(roles, []) }, 'space member')

export const spaceMember = {
  get: get('/spaces/{spaceId}/space_members/{spaceMemberId}', member),
  getMany: get('/spaces/{spaceId}/space_members', collection(member)),
}

const draft: Codec<SpaceMembershipDraft> = t.intersection([t.type({ admin: t.boolean }), t.partial({ email: t.string, roles })])
const membership: Codec<SpaceMembership> = t.type({ sys, admin: t.boolean, roles: orElse(roles, []) }, 'space membership')
const all = '/spaces/{spaceId}/space_memberships'
const ofOrganization = '/organizations/{organizationId}/space_memberships'

export const spaceMembership = {
  ...crud(all, 'spaceMembershipId', draft, membership),
  createWithId: put(`${all}/{spaceMembershipId}`, draft, membership),
  getForOrganization: get(`${ofOrganization}/{spaceMembershipId}`, membership),
  getManyForOrganization: get(ofOrganization, collection(membership)),
}
