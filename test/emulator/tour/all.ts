import { modelSteps } from './model.ts'
import type { Steps } from './steps.ts'

/** The tour, in the order in which it is made. */
export const areas: { readonly [area: string]: Steps } = {
  'the content model': modelSteps,
}
