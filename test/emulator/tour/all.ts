import { fileSteps } from './assets.ts'
import { entrySteps } from './entries.ts'
import { modelSteps } from './model.ts'
import { togetherSteps } from './releases.ts'
import { spacesSteps } from './space.ts'
import type { Steps } from './steps.ts'
import { webhookSteps } from './webhooks.ts'

/** The tour, in the order in which it is made. */
export const areas: { readonly [area: string]: Steps } = {
  'the content model': modelSteps,
  entries: entrySteps,
  'files and assets': fileSteps,
  'what happens together': togetherSteps,
  webhooks: webhookSteps,
  'the space': spacesSteps,
}
