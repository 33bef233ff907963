import { teamMembership } from './team-membership.ts'

/** The management API as data: a table a resource. */
export const tables = {
  teamMembership,
}
