import * as t from 'io-ts'
import type {
  InvitationDraft,
  Organization,
  OrganizationInvitation,
  OrganizationMembership,
} from '../../ports/platform/organization.ts'
import { collection, nullable } from './codecs.ts'
import type { Codec } from './endpoint.ts'
import { link, sys } from './sys.ts'
import { del, get, post, update, withHeaders } from './verbs.ts'

const entity: Codec<Organization> = t.type({ sys, name: t.string }, 'organization')
export const organization = { getAll: get('/organizations', collection(entity)) }

const alpha = 'x-contentful-enable-alpha-feature'
const invitationDraft: Codec<InvitationDraft> = t.type({
  firstName: t.string,
  lastName: t.string,
  email: t.string,
  role: t.string,
})
const invitation: Codec<OrganizationInvitation> = t.intersection(
  [t.type({ sys }), t.partial({ firstName: nullable(t.string), lastName: nullable(t.string), email: t.string, role: t.string })],
  'invitation',
)
const invitations = '/organizations/{organizationId}/invitations'

export const organizationInvitation = {
  get: withHeaders(get(`${invitations}/{invitationId}`, invitation), { [alpha]: 'organization-user-management-api' }),
  create: withHeaders(post(invitations, invitationDraft, invitation), { [alpha]: 'pending-org-membership' }),
}

const membership: Codec<OrganizationMembership> = t.intersection(
  [
    t.type({ sys: t.intersection([sys, t.partial({ user: nullable(link('User')) })]), role: t.string }),
    t.partial({ status: t.boolean }),
  ],
  'organization membership',
)
const memberships = '/organizations/{organizationId}/organization_memberships'
const one = `${memberships}/{organizationMembershipId}` as const

export const organizationMembership = {
  get: get(one, membership),
  getMany: get(memberships, collection(membership)),
  update: {
    ...update(one, t.type({ role: t.string }), membership),
    body: ({ role }: { readonly role: string }): unknown => ({ role }),
  },
  delete: del(one),
}
