import type { Calls } from '../call.ts'
import { assets } from './asset.ts'
import { collaboration } from './collaboration.ts'
import { content } from './content.ts'
import { contentType } from './content-type.ts'
import { entries } from './entry.ts'
import { organizations } from './organization.ts'
import { raw } from './raw.ts'
import { spaces } from './space.ts'
import { teamMembership } from './team-membership.ts'

/** Every operation of the official plain client. */
export const calls: Calls = {
  ...assets,
  ...collaboration,
  ...content,
  ...contentType,
  ...entries,
  ...organizations,
  ...raw,
  ...spaces,
  ...teamMembership,
}
