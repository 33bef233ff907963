import type { Instant } from '../domain/page.ts'
import { homePath, offlinePath } from '../domain/paths.ts'
import type { Route } from '../domain/route.ts'
import type { OutputFile } from '../ports/output.ts'
import { renderPage, renderRedirect } from './document.tsx'
import { feed } from './feed.ts'
import { hostFiles } from './host-files.ts'
import { hostingOf } from './hosting.ts'
import { viewOf } from './page-view.ts'
import { layoutFile } from './payload.ts'
import { shellOf } from './render-route.ts'
import { addressesIn, type Context, type Frame, type Site } from './site.ts'
import { robots, sitemaps } from './sitemap.ts'
import type { Theme } from './theme.ts'
import { webManifest } from './web-manifest.ts'

/** The files beside the pages. `updated` is when the content of a page last changed. */
export function* besideFiles(theme: Theme, site: Site, updated: (route: Route) => Instant): Generator<OutputFile> {
  const { settings, locales, contexts } = site
  const routes = contexts.map(({ route }) => route)
  for (const frame of site.frames.values()) {
    const own = contexts.filter(({ route }) => route.locale.iso === frame.locale.iso)
    yield* besideLanguage(theme, site, frame, own, updated)
  }
  yield* sitemaps(settings.origin, routes, updated)
  yield robots(settings.origin)
  yield* hostFiles(hostingOf(settings, locales))
}

function* besideLanguage(
  theme: Theme,
  { settings, locales, pages }: Site,
  frame: Frame,
  contexts: ReadonlyArray<Context>,
  updated: (route: Route) => Instant,
): Generator<OutputFile> {
  const { locale, website, layout, privacy } = frame
  const brand = website.text.title
  const routes = contexts.map(({ route }) => route)
  yield feed(settings.origin, locale, website, routes, updated)
  const around = { theme, settings, locales, frame, addresses: addressesIn(pages, locale) }
  for (const context of contexts.filter(({ route }) => route.kind === 'failure')) {
    const { value } = viewOf(around, context, { sections: [], updated: '' })
    yield { path: offlinePath(locale).slice(1), contents: renderPage(shellOf(around), theme.offline(value)) }
  }
  yield layoutFile(locale, brand, layout, privacy)
  yield webManifest(locale, website)
  if (locale.default) yield { path: 'index.html', contents: renderRedirect(locale.iso, homePath(locale), brand) }
}
