import type { Locate } from './content.ts'
import { grouped } from './grouped.ts'
import type { Site } from './model.ts'
import type { Found, Place, Rule, Severity } from './rule.ts'
import { rules } from './rules/rules.ts'

/** One thing to mend, wherever it shows. */
export type Finding = {
  readonly rule: string
  readonly severity: Severity
  readonly what: string
  readonly remedy: string
  /** Where in the content it stands; nothing if the content does not say it, but the templates. */
  readonly place?: Place
  /** The pages it is seen on, or the file beside them. */
  readonly at: ReadonlyArray<string>
}

type Placed = Omit<Finding, 'at'> & { readonly at: string }

/** All findings of all rules. What is said once and shown on many pages is one finding. */
export const audit = (site: Site, locate: Locate): ReadonlyArray<Finding> => {
  const found = rules.flatMap((rule) => [...rule.find(site)].map((each) => ({ rule, each })))
  // Page by page, so that the data of each is read once.
  const byPage = [...grouped(found, ({ each }) => each.at).values()].flat()
  const placed = byPage.flatMap(({ rule, each }) => placedIn(site, locate, rule, each))
  const findings = [...grouped(placed, ({ at, ...same }) => JSON.stringify(same)).values()].map(together)
  const order = rules.map(({ name }) => name)
  return findings.sort((one, other) => order.indexOf(one.rule) - order.indexOf(other.rule))
}

const placedIn = (site: Site, locate: Locate, { name, severity }: Rule, found: Found): ReadonlyArray<Placed> => {
  const { at, what, remedy } = found
  const placed = { rule: name, severity, what, remedy, at }
  const places = found.place ? [found.place] : placesOf(site, locate, found)
  return places.length === 0 ? [placed] : places.map((place) => ({ ...placed, place }))
}

const placesOf = ({ documents }: Site, locate: Locate, { at, sought }: Found): ReadonlyArray<Place> => {
  const document = documents.get(at)
  return document && sought ? locate(document, sought) : []
}

const together = (same: ReadonlyArray<Placed>): Finding => {
  const [first] = same
  if (!first) throw new Error('A group has at least one member.')
  return { ...first, at: [...new Set(same.map(({ at }) => at))] }
}
