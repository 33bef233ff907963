import { aiSteps } from './ai.ts'
import { keySteps } from './api-keys.ts'
import { appContentSteps } from './app-content.ts'
import { appIdentitySteps } from './app-identity.ts'
import { appSteps } from './apps.ts'
import { fileSteps } from './assets.ts'
import { bulkSteps } from './bulk.ts'
import { callSteps } from './calls.ts'
import { collaborationSteps } from './collaboration.ts'
import { entrySteps } from './entries.ts'
import { experienceSteps } from './experience.ts'
import { faultSteps } from './faults.ts'
import { memberSteps } from './members.ts'
import { modelSteps } from './model.ts'
import { peopleSteps } from './organization.ts'
import { pictureSteps } from './pictures.ts'
import { querySteps } from './queries.ts'
import { rawSteps } from './raw.ts'
import { deliverySteps } from './reading.ts'
import { releasedSteps } from './released.ts'
import { releaseSteps } from './releases.ts'
import { scheduledSteps } from './scheduled.ts'
import { spacesSteps } from './space.ts'
import type { Steps } from './steps.ts'
import { taxonomySteps } from './taxonomy.ts'
import { teamSteps } from './teams.ts'
import { templateSteps } from './templates.ts'
import { accessSteps } from './tokens.ts'
import { webhookSteps } from './webhooks.ts'

/** A part of the tour, and the file it stands in. */
export type Area = { readonly about: string; readonly file: string; readonly steps: Steps }

/** The tour, in the order in which it is made. */
export const areas: ReadonlyArray<Area> = [
  { about: 'the content model', file: 'model.ts', steps: modelSteps },
  { about: 'entries', file: 'entries.ts', steps: entrySteps },
  { about: 'files and assets', file: 'assets.ts', steps: fileSteps },
  { about: 'bulk actions', file: 'bulk.ts', steps: bulkSteps },
  { about: 'releases', file: 'releases.ts', steps: releaseSteps },
  { about: 'records in a release', file: 'released.ts', steps: releasedSteps },
  { about: 'scheduled actions', file: 'scheduled.ts', steps: scheduledSteps },
  { about: 'webhooks', file: 'webhooks.ts', steps: webhookSteps },
  { about: 'calls of webhooks', file: 'calls.ts', steps: callSteps },
  { about: 'spaces and environments', file: 'space.ts', steps: spacesSteps },
  { about: 'roles and members', file: 'members.ts', steps: memberSteps },
  { about: 'API keys', file: 'api-keys.ts', steps: keySteps },
  { about: 'environment templates', file: 'templates.ts', steps: templateSteps },
  { about: 'the organization', file: 'organization.ts', steps: peopleSteps },
  { about: 'teams', file: 'teams.ts', steps: teamSteps },
  { about: 'tokens and applications', file: 'tokens.ts', steps: accessSteps },
  { about: 'collaboration', file: 'collaboration.ts', steps: collaborationSteps },
  { about: 'the taxonomy', file: 'taxonomy.ts', steps: taxonomySteps },
  { about: 'experiences', file: 'experience.ts', steps: experienceSteps },
  { about: 'apps', file: 'apps.ts', steps: appSteps },
  { about: 'what apps bring', file: 'app-content.ts', steps: appContentSteps },
  { about: 'the identity of apps', file: 'app-identity.ts', steps: appIdentitySteps },
  { about: 'AI and automations', file: 'ai.ts', steps: aiSteps },
  { about: 'requests by address', file: 'raw.ts', steps: rawSteps },
  { about: 'delivery and preview', file: 'reading.ts', steps: deliverySteps },
  { about: 'queries', file: 'queries.ts', steps: querySteps },
  { about: 'pictures', file: 'pictures.ts', steps: pictureSteps },
  { about: 'faults', file: 'faults.ts', steps: faultSteps },
]
