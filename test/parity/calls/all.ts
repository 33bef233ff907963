import type { Calls } from '../call.ts'
import { assets } from './asset.ts'
import { content } from './content.ts'
import { contentType } from './content-type.ts'
import { entries } from './entry.ts'
import { raw } from './raw.ts'
import { teamMembership } from './team-membership.ts'

/** Every operation of the official plain client. */
export const calls: Calls = {
  ...assets,
  ...content,
  ...contentType,
  ...entries,
  ...raw,
  ...teamMembership,
}
