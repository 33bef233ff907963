import type { Alternate, Facts, Follow, Heading, Inline, Picture } from '../model.ts'
import { type Collecting, collecting } from './links.ts'

/** What an HTML file says, while it is read. */
export type Draft = {
  readonly addresses: Collecting
  readonly named: { [Name in 'lang' | 'title' | 'description' | 'robots' | 'canonical']?: string }
  readonly alternates: Array<Alternate>
  readonly headings: Array<Heading>
  readonly pictures: Array<Picture>
  readonly ids: Set<string>
  readonly repeatedIds: Array<string>
  readonly stylesheets: Array<string>
  readonly scripts: Array<string>
  readonly inline: Array<Inline>
  mains: number
  redirects: boolean
  inBody: boolean
}

export const emptyDraft = (path: string, follow: Follow): Draft => ({
  addresses: collecting(path, follow),
  named: {},
  alternates: [],
  headings: [],
  pictures: [],
  ids: new Set(),
  repeatedIds: [],
  stylesheets: [],
  scripts: [],
  inline: [],
  mains: 0,
  redirects: false,
  inBody: false,
})

export const factsOf = ({ addresses, named, inBody, ...rest }: Draft): Facts => ({
  lang: named.lang,
  title: named.title,
  description: named.description,
  robots: named.robots,
  canonical: named.canonical,
  ...rest,
  ...addresses.taken(),
})

export const takeAddress = ({ addresses }: Draft, element: string, attribute: string, value: string): void =>
  addresses.take(value, () => `<${element} ${attribute}="${value}">`)
