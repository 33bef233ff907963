import { homePath, offlinePath, pageFile } from '../domain/paths.ts'
import { E } from '../domain/prelude.ts'
import type { Problem } from '../domain/problem.ts'
import type { Route } from '../domain/route.ts'
import { routesOf } from '../domain/routes.ts'
import type { Failure } from '../ports/errors.ts'
import type { OutputFile } from '../ports/output.ts'
import { renderPage, renderRedirect } from './document.tsx'
import { feed } from './feed.ts'
import { hostFiles } from './host-files.ts'
import { hostingOf } from './hosting.ts'
import type { Edition, Loaded } from './load.ts'
import { type ShownEdition, showEditions } from './page-views.ts'
import { layoutFile, manifestFile, payloadFile } from './payload.ts'
import type { Settings } from './settings.ts'
import { robots, sitemap } from './sitemap.ts'
import type { Theme } from './theme.ts'
import { webManifest } from './web-manifest.ts'

/** `files` renders as it is read, one page at a time. */
export type Generated = { readonly routes: ReadonlyArray<Route>; readonly files: Iterable<OutputFile> }

/** Content in, files out, nothing else: a website or everything that is wrong with it. */
export const generate = (
  theme: Theme,
  settings: Settings,
  { editions, problems }: Loaded,
): E.Either<ReadonlyArray<Failure>, Generated> => {
  const walked = routesOf(editions)
  const shown = showEditions(theme, settings.origin, editions, walked.routes)
  const found = [...problems, ...withoutTexts(theme, editions), ...walked.problems, ...shown.problems]
  return found.length > 0
    ? E.left(withoutEchoes(found))
    : E.right({
        routes: walked.routes,
        files: { [Symbol.iterator]: () => filesOf(theme, settings, walked.routes, shown.value) },
      })
}

const withoutTexts = ({ languages }: Theme, editions: ReadonlyArray<Edition>): ReadonlyArray<Problem> =>
  editions
    .filter(({ locale }) => !languages.includes(locale.code))
    .map(({ locale }) => ({ _tag: 'NoTexts', locale: locale.iso, languages }))

/** Where pages are broken, links to them have no address: that is no second problem. */
const withoutEchoes = (failures: ReadonlyArray<Failure>): ReadonlyArray<Failure> => {
  const causes = failures.filter(({ _tag }) => _tag !== 'NoRoute')
  return causes.length > 0 ? causes : failures
}

function* filesOf(
  theme: Theme,
  settings: Settings,
  routes: ReadonlyArray<Route>,
  editions: ReadonlyArray<ShownEdition>,
): Generator<OutputFile> {
  const locales = editions.map(({ edition }) => edition.locale)
  for (const { edition, layout, privacy, views } of editions) {
    const brand = edition.website.text.title
    const shell = { theme, settings, brand, layout, privacy }
    for (const view of views) {
      yield { path: pageFile(view.path), contents: renderPage(shell, view) }
      yield payloadFile(view)
    }
    const own = routes.filter(({ locale }) => locale.iso === edition.locale.iso)
    yield feed(settings.origin, edition.locale, edition.website, own)
    for (const failure of views.filter(({ kind }) => kind === 'failure'))
      yield { path: offlinePath(edition.locale).slice(1), contents: renderPage(shell, theme.offline(failure)) }
    yield layoutFile(edition.locale, brand, layout, privacy)
    yield webManifest(edition.locale, edition.website)
    if (edition.locale.default)
      yield {
        path: 'index.html',
        contents: renderRedirect(edition.locale.iso, homePath(edition.locale), brand),
      }
  }
  yield manifestFile(routes)
  yield sitemap(settings.origin, routes)
  yield robots(settings.origin)
  yield* hostFiles(hostingOf(settings, locales))
}
