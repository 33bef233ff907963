import * as t from 'io-ts'
import type { Team, TeamDraft, TeamSpaceMembership, TeamSpaceMembershipDraft } from '../../ports/platform/team.ts'
import { collection, nullable } from './codecs.ts'
import type { Codec, Parameters } from './endpoint.ts'
import { anyLink, sys } from './sys.ts'
import { crud, get, selecting, update, withHeaders, withQuery } from './verbs.ts'

const draft: Codec<TeamDraft> = t.intersection([t.type({ name: t.string }), t.partial({ description: nullable(t.string) })])
const entity: Codec<Team> = t.intersection([t.type({ sys }), draft], 'team')
const all = '/organizations/{organizationId}/teams'

/** How many teams of a space are listed when no limit is given (section 9). */
const mostTeams = '100'

export const team = {
  ...crud(all, 'teamId', draft, entity),
  getMany: selecting(get(all, collection(entity))),
  getManyForSpace: withQuery(selecting(get('/spaces/{spaceId}/teams', collection(entity))), { limit: mostTeams }),
}

const membershipDraft: Codec<TeamSpaceMembershipDraft> = t.type({ admin: t.boolean, roles: t.readonlyArray(anyLink) })
/** The team of a membership stays; it is named once more beside the body, whose `sys` is not sent. */
const membershipChange = t.intersection([membershipDraft, t.partial({ sys: t.partial({ team: anyLink }) })])
const membership: Codec<TeamSpaceMembership> = t.intersection([t.type({ sys }), membershipDraft], 'team space membership')
const inSpace = '/spaces/{spaceId}/team_space_memberships'
const inOrganization = '/organizations/{organizationId}/team_space_memberships'
const memberships = crud(inSpace, 'teamSpaceMembershipId', membershipDraft, membership)

export const teamSpaceMembership = {
  ...memberships,
  create: withHeaders(memberships.create, { 'x-contentful-team': '{teamId}' }),
  update: {
    ...withHeaders(update(`${inSpace}/{teamSpaceMembershipId}`, membershipChange, membership), {
      'x-contentful-team': '{teamId?}',
    }),
    derive: (at: Parameters, payload?: t.TypeOf<typeof membershipChange>) => ({ ...at, teamId: payload?.sys?.team?.sys.id }),
  },
  getForOrganization: get(`${inOrganization}/{teamSpaceMembershipId}`, membership),
  getManyForOrganization: withQuery(get(inOrganization, collection(membership)), { 'sys.team.sys.id': '{teamId?}' }),
}
