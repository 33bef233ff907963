import type { Calls } from '../call.ts'
import { raw } from './raw.ts'
import { teamMembership } from './team-membership.ts'

/** Every operation of the official plain client. */
export const calls: Calls = {
  ...raw,
  ...teamMembership,
}
