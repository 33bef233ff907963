import type { Facts } from '../domain/facts.ts'
import type { Locale } from '../domain/locale.ts'
import { absolute, type Origin } from '../domain/meta.ts'
import type { Instant } from '../domain/page.ts'
import { feedPath, homePath } from '../domain/paths.ts'
import type { Route } from '../domain/route.ts'
import type { Website } from '../domain/website.ts'
import type { OutputFile } from '../ports/output.ts'
import { element, text, xmlDocument } from './xml.ts'

type Article = Extract<Facts, { kind: 'article' }>

/** A feed is for what is new; the sitemap lists everything. */
const longestFeed = 50

/** One Atom feed a language: its articles, newest first. */
export const feed = (
  origin: Origin,
  locale: Locale,
  website: Website,
  routes: ReadonlyArray<Route>,
  updated: (route: Route) => Instant,
): OutputFile => {
  const articles = routes
    .flatMap((route) =>
      route.kind === 'page' && route.page.facts?.kind === 'article' ? [{ route, facts: route.page.facts }] : [],
    )
    .sort((a, b) => (a.facts.published === b.facts.published ? 0 : a.facts.published > b.facts.published ? -1 : 1))
    .slice(0, longestFeed)
  const home = homePath(locale)
  return {
    path: feedPath(locale).slice(1),
    contents: xmlDocument(
      element(
        'feed',
        { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': locale.iso },
        element('id', {}, text(idOf(origin, locale, home))),
        element('title', {}, text(website.text.title)),
        website.text.tagline === undefined ? [] : element('subtitle', {}, text(website.text.tagline)),
        element('updated', {}, text(newest(articles.map(({ route }) => updated(route))))),
        element('author', {}, element('name', {}, text(website.text.title))),
        element('link', { rel: 'alternate', type: 'text/html', hreflang: locale.iso, href: absolute(origin, home) }),
        element('link', { rel: 'self', type: 'application/atom+xml', href: absolute(origin, feedPath(locale)) }),
        articles.map(({ route, facts }) => `\n${entryOf(origin, route, facts, updated(route))}`),
        '\n',
      ),
    ),
  }
}

const entryOf = (origin: Origin, { locale, page, path }: Route, { published, authors }: Article, updated: Instant): string =>
  element(
    'entry',
    {},
    element('id', {}, text(idOf(origin, locale, path))),
    element('title', {}, text(page.text.title)),
    element('link', { rel: 'alternate', type: 'text/html', hreflang: locale.iso, href: absolute(origin, path) }),
    element('published', {}, text(`${published}T00:00:00Z`)),
    element('updated', {}, text(newest([updated]))),
    authors.map(({ name }) => element('author', {}, element('name', {}, text(name)))),
    element('summary', {}, text(page.text.description)),
  )

/** Atom wants an absolute identifier even where a preview has no address. */
const idOf = (origin: Origin, { iso }: Locale, path: string): string =>
  origin === undefined ? `urn:kade:${iso}:${path}` : absolute(origin, path)

const newest = (instants: ReadonlyArray<string>): string => [...instants].sort().at(-1) || '1970-01-01T00:00:00Z'
