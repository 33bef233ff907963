import type { Facts } from './facts.ts'
import type { Fields } from './linked.ts'

/** The content modules of section 3. */
export const moduleTypes = [
  'announcement',
  'banner',
  'cards',
  'careers',
  'carousel',
  'colleagues',
  'contacts',
  'features',
  'form',
  'hero',
  'paragraphs',
  'socials',
  'tiles',
  'usps',
] as const
export type ModuleType = (typeof moduleTypes)[number]

/** A module placed on a page. `fields` are what the source gave; the module itself decodes them. */
export type Section = {
  readonly id: string
  readonly type: ModuleType
  /** The id of the element, where links may point at. */
  readonly anchor?: string
  readonly fields: Fields
}

/** An instant, ISO 8601 in UTC; empty where a source does not tell. */
export type Instant = string

/** What a page is for the rest of the website: where it stands, and how others point at it. */
export type Outline = {
  readonly id: string
  readonly text: { readonly title: string; readonly description: string; readonly subtitle?: string }
  readonly slug: string
  readonly root: boolean
  /** Ids of the child pages, in the editors' order. */
  readonly pages: ReadonlyArray<string>
  readonly facts?: Facts
}

/** The page record of section 3, in one language. */
export type Page = Outline & {
  readonly sections: ReadonlyArray<Section>
  /** The newest change of the page or of anything it embeds. */
  readonly updated: Instant
}

/** One clean path segment that every file system takes: lower-case letters, digits and single hyphens. */
export const isSlug = (slug: string): boolean => slug.length <= 128 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)
