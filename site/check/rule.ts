import type { Site } from './model.ts'
import type { Sought } from './values.ts'

/** Where in the content something stands. What is around all pages of a language has no entry that its data names. */
export type Place = {
  readonly entry?: string
  readonly asset?: string
  readonly field?: string
  readonly locale: string
}

/** What a rule found on a page, or in a file beside the pages. */
export type Found = {
  readonly at: string
  readonly what: string
  readonly remedy: string
  /** Where the content says it, if the rule knows. */
  readonly place?: Place
  /** What the content may call it otherwise, the most telling first. */
  readonly sought?: ReadonlyArray<Sought>
}

export type Severity = 'error' | 'warning'

export type Rule = {
  readonly name: string
  readonly severity: Severity
  /** What is so when nothing is found. */
  readonly holds: string
  readonly find: (site: Site) => Iterable<Found>
}
