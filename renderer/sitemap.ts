import { absolute, alternatesOf, type Origin } from '../domain/meta.ts'
import type { Route } from '../domain/route.ts'
import type { OutputFile } from '../ports/output.ts'
import { element, text, xmlDocument } from './xml.ts'

/** Every page with all its languages; `lastmod` is when its content changed, never when it was generated. */
export const sitemap = (origin: Origin, routes: ReadonlyArray<Route>): OutputFile => ({
  path: 'sitemap.xml',
  contents: xmlDocument(
    element(
      'urlset',
      { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9', 'xmlns:xhtml': 'http://www.w3.org/1999/xhtml' },
      routes.filter(({ kind }) => kind === 'page').map((route) => `\n${urlOf(origin, route)}`),
      '\n',
    ),
  ),
})

const urlOf = (origin: Origin, route: Route): string =>
  element(
    'url',
    {},
    element('loc', {}, text(absolute(origin, route.path))),
    route.page.updated === '' ? [] : element('lastmod', {}, text(route.page.updated)),
    alternatesOf(origin, route).map(({ hreflang, href }) => element('xhtml:link', { rel: 'alternate', hreflang, href })),
  )

/** Without an origin this is a preview, which no search engine may keep. */
export const robots = (origin: Origin): OutputFile => ({
  path: 'robots.txt',
  contents:
    origin === undefined
      ? 'User-agent: *\nDisallow: /\n'
      : `User-agent: *\nAllow: /\n\nSitemap: ${absolute(origin, '/sitemap.xml')}\n`,
})
