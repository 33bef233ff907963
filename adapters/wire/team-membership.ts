import * as t from 'io-ts'
import type { TeamMembership, TeamMembershipDraft } from '../../ports/platform/team-membership.ts'
import { collection } from './codecs.ts'
import type { Codec } from './endpoint.ts'
import { sys } from './sys.ts'
import { crud, get } from './verbs.ts'

const draft: Codec<TeamMembershipDraft> = t.type({ admin: t.boolean, organizationMembershipId: t.string })
const entity: Codec<TeamMembership> = t.intersection([t.type({ sys }), draft], 'team membership')

const { getMany: getManyForTeam, ...operations } = crud(
  '/organizations/{organizationId}/teams/{teamId}/team_memberships',
  'teamMembershipId',
  draft,
  entity,
)

export const teamMembership = {
  ...operations,
  getManyForTeam,
  getManyForOrganization: get('/organizations/{organizationId}/team_memberships', collection(entity)),
}
