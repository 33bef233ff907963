import { aiSteps } from './ai.ts'
import { fileSteps } from './assets.ts'
import { collaborationSteps } from './collaboration.ts'
import { entrySteps } from './entries.ts'
import { experienceSteps } from './experience.ts'
import { faultSteps } from './faults.ts'
import { modelSteps } from './model.ts'
import { peopleSteps } from './organization.ts'
import { pictureSteps } from './pictures.ts'
import { querySteps } from './queries.ts'
import { rawSteps } from './raw.ts'
import { deliverySteps } from './reading.ts'
import { togetherSteps } from './releases.ts'
import { spacesSteps } from './space.ts'
import type { Steps } from './steps.ts'
import { taxonomySteps } from './taxonomy.ts'
import { webhookSteps } from './webhooks.ts'

/** A part of the tour, and the file it stands in. */
export type Area = { readonly about: string; readonly file: string; readonly steps: Steps }

/** The tour, in the order in which it is made. */
export const areas: ReadonlyArray<Area> = [
  { about: 'the content model', file: 'model.ts', steps: modelSteps },
  { about: 'entries', file: 'entries.ts', steps: entrySteps },
  { about: 'files and assets', file: 'assets.ts', steps: fileSteps },
  { about: 'what happens together', file: 'releases.ts', steps: togetherSteps },
  { about: 'webhooks', file: 'webhooks.ts', steps: webhookSteps },
  { about: 'the space', file: 'space.ts', steps: spacesSteps },
  { about: 'the organization', file: 'organization.ts', steps: peopleSteps },
  { about: 'collaboration', file: 'collaboration.ts', steps: collaborationSteps },
  { about: 'the taxonomy', file: 'taxonomy.ts', steps: taxonomySteps },
  { about: 'experiences', file: 'experience.ts', steps: experienceSteps },
  { about: 'AI and automations', file: 'ai.ts', steps: aiSteps },
  { about: 'requests by address', file: 'raw.ts', steps: rawSteps },
  { about: 'delivery and preview', file: 'reading.ts', steps: deliverySteps },
  { about: 'queries', file: 'queries.ts', steps: querySteps },
  { about: 'pictures', file: 'pictures.ts', steps: pictureSteps },
  { about: 'faults', file: 'faults.ts', steps: faultSteps },
]
