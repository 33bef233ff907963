import { absolute, alternatesOf, type Origin } from '../domain/meta.ts'
import type { Instant } from '../domain/page.ts'
import type { Route } from '../domain/route.ts'
import type { OutputFile } from '../ports/output.ts'
import { element, text, xmlDocument } from './xml.ts'

/** What search engines read of one file (sitemaps.org). */
const most = { pages: 50_000, bytes: 50_000_000 }

type Updated = (route: Route) => Instant

const encoder = new TextEncoder()

/** Every page with all its languages; `lastmod` is when its content changed, never when it was generated. Beyond the limits of one file there are several, and an index. */
export const sitemaps = (origin: Origin, routes: ReadonlyArray<Route>, updated: Updated): ReadonlyArray<OutputFile> => {
  const parts = partsOf(routes.filter(({ kind }) => kind === 'page').map((route) => urlOf(origin, route, updated(route))))
  if (parts.length === 1) return [{ path: 'sitemap.xml', contents: urlSet(parts[0] ?? []) }]
  const files = parts.map((urls, index) => ({ path: `sitemap-${index + 1}.xml`, contents: urlSet(urls) }))
  return [{ path: 'sitemap.xml', contents: indexOf(origin, files) }, ...files]
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const urlSet = (urls: ReadonlyArray<string>): string =>
  xmlDocument(
    element(
      'urlset',
      { xmlns: namespace, 'xmlns:xhtml': 'http://www.w3.org/1999/xhtml' },
      urls.map((url) => `\n${url}`),
      '\n',
    ),
  )

const indexOf = (origin: Origin, files: ReadonlyArray<OutputFile>): string =>
  xmlDocument(
    element(
      'sitemapindex',
      { xmlns: namespace },
      files.map(({ path }) => `\n${element('sitemap', {}, element('loc', {}, text(absolute(origin, `/${path}`))))}`),
      '\n',
    ),
  )

/** As few files as there can be; a tenth of the bytes is left for what stands around. */
const partsOf = (urls: ReadonlyArray<string>): ReadonlyArray<ReadonlyArray<string>> => {
  const parts: Array<Array<string>> = [[]]
  let bytes = 0
  for (const url of urls) {
    const { length } = encoder.encode(url)
    if ((parts.at(-1)?.length ?? 0) >= most.pages || bytes + length > most.bytes * 0.9) {
      parts.push([])
      bytes = 0
    }
    parts.at(-1)?.push(url)
    bytes += length
  }
  return parts
}

const urlOf = (origin: Origin, route: Route, updated: Instant): string =>
  element(
    'url',
    {},
    element('loc', {}, text(absolute(origin, route.path))),
    updated === '' ? [] : element('lastmod', {}, text(updated)),
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
