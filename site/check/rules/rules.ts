import type { Rule } from '../rule.ts'
import { alternates, canonical, language, sitemap } from './alternates.ts'
import { files } from './files.ts'
import { destinations, detours, fragments } from './links.ts'
import { alternatives, sizes } from './pictures.ts'
import { policy } from './policy.ts'
import { firstHeading, headingOrder, ids, main } from './structure.ts'
import { texts } from './texts.ts'
import { weight } from './weight.ts'

/** Everything that is looked after, in the order in which it is told. */
export const rules: ReadonlyArray<Rule> = [
  files,
  destinations,
  fragments,
  detours,
  language,
  canonical,
  alternates,
  sitemap,
  ...texts,
  sizes,
  alternatives,
  firstHeading,
  headingOrder,
  main,
  ids,
  weight,
  policy,
]
