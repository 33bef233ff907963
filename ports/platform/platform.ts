import type { TeamMemberships } from './team-membership.ts'

/** The management API: every operation of the platform, by resource, under the platform's own names. */
export type Platform = {
  readonly teamMembership: TeamMemberships
}
