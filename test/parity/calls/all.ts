import type { Calls } from '../call.ts'
import { ai } from './ai.ts'
import { appContent } from './app-content.ts'
import { apps } from './apps.ts'
import { assets } from './asset.ts'
import { collaboration } from './collaboration.ts'
import { content } from './content.ts'
import { contentType } from './content-type.ts'
import { entries } from './entry.ts'
import { experiences } from './experience.ts'
import { organizations } from './organization.ts'
import { raw } from './raw.ts'
import { spaces } from './space.ts'
import { taxonomies } from './taxonomy.ts'
import { teamMembership } from './team-membership.ts'

/** Every operation of the official plain client. */
export const calls: Calls = {
  ...ai,
  ...appContent,
  ...apps,
  ...assets,
  ...collaboration,
  ...content,
  ...contentType,
  ...entries,
  ...experiences,
  ...organizations,
  ...raw,
  ...spaces,
  ...taxonomies,
  ...teamMembership,
}
