import type { HostRules } from '../../adapters/node/host-rules.ts'
import type { Budgets } from './budgets.ts'

/** What a static host has at an address. */
export type Destination =
  /** Another website, a mailbox, a telephone. */
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'nothing'; readonly path: string }
  | { readonly kind: 'detour'; readonly path: string; readonly to: string }
  | { readonly kind: 'file'; readonly path: string; readonly file: string; readonly fragment: string }

/** Where an address leads that stands in the file at `from`. */
export type Follow = (value: string, from: string) => Destination

/** An address that stands in a file, and how it stands there: `<a href="/nl/">`. */
export type Link = { readonly value: string; readonly shown: string; readonly to: Destination }

/** The addresses of this website that stand in a file. */
export type Links = {
  readonly links: number
  /** Those that lead astray, or to a part of a page, of which only all pages together can tell whether it is there. */
  readonly doubtful: ReadonlyArray<Link>
}

export type Alternate = { readonly hreflang: string; readonly href: string }
export type Heading = { readonly level: number; readonly text: string }
export type Picture = { readonly src: string; readonly isSized: boolean; readonly isDescribed: boolean }

/** What runs or is styled inside a page, which its content security policy must allow. `hash` names it there. */
export type Inline = {
  readonly kind: 'script' | 'style'
  readonly by: 'element' | 'attribute'
  readonly shown: string
  readonly hash: string
}

/** What an HTML file says, without its text: small enough to hold that of a hundred thousand pages. */
export type Facts = Links & {
  readonly lang: string | undefined
  readonly title: string | undefined
  readonly description: string | undefined
  readonly robots: string | undefined
  readonly canonical: string | undefined
  readonly alternates: ReadonlyArray<Alternate>
  /** Whether it only leads to another page. */
  readonly redirects: boolean
  readonly headings: ReadonlyArray<Heading>
  readonly pictures: ReadonlyArray<Picture>
  readonly mains: number
  readonly ids: ReadonlySet<string>
  readonly repeatedIds: ReadonlyArray<string>
  readonly stylesheets: ReadonlyArray<string>
  readonly scripts: ReadonlyArray<string>
  readonly inline: ReadonlyArray<Inline>
}

/** A page in one language, as the manifest of routes lists it. `entry` is what it was made from. */
export type Listed = {
  readonly kind: 'page' | 'failure'
  readonly path: string
  readonly locale: string
  readonly entry: string
  readonly payload: string
}

/** An HTML file. Those without a route lead to pages, or stand in for them. */
export type Document = Facts & { readonly file: string; readonly path: string; readonly route: Listed | undefined }

/** A file beside the pages that holds addresses. */
export type Beside = Links & { readonly file: string }

/** A written website, read once; rules look at nothing else. */
export type Site = {
  /** Of its absolute addresses, if it has any. */
  readonly origin: string | undefined
  /** The bytes of every file, by its path. */
  readonly files: ReadonlyMap<string, number>
  readonly routes: ReadonlyArray<Listed>
  readonly documents: ReadonlyMap<string, Document>
  readonly beside: ReadonlyArray<Beside>
  readonly sitemap: ReadonlyMap<string, ReadonlyArray<Alternate>>
  readonly host: HostRules
  readonly follow: Follow
  readonly unreadable: ReadonlyArray<{ readonly file: string; readonly reason: string }>
  readonly budgets: Budgets
  /** The bytes that are sent of files above their budget. */
  readonly oversize: ReadonlyMap<string, number>
  /** The same of the style sheets and scripts of pages, and of the largest pages. */
  readonly sent: ReadonlyMap<string, number>
  /** With the largest first. */
  readonly largest: ReadonlyArray<Document>
}
