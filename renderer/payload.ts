import type { Locale } from '../domain/locale.ts'
import type { PageView } from '../domain/page-view.ts'
import { layoutPath, manifestPath, payloadPath, topOf } from '../domain/paths.ts'
import type { Route } from '../domain/route.ts'
import type { OutputFile } from '../ports/output.ts'

export const payloadFile = (view: PageView): OutputFile => ({
  path: payloadPath(view.path).slice(1),
  contents: JSON.stringify(view),
})

/** What stands around the pages of a language, for showing them without loading a document. */
export const layoutFile = (locale: Locale, brand: string, layout: object, privacy: object | undefined): OutputFile => ({
  path: layoutPath(locale).slice(1),
  contents: JSON.stringify({ brand, layout, ...(privacy === undefined ? {} : { privacy }) }),
})

/** What the whole website is known by, which paths are pre-rendered, and which page stands in below a path where nothing is. */
export const manifestFile = (routes: ReadonlyArray<Route>, build?: string): OutputFile => ({
  path: manifestPath.slice(1),
  contents: JSON.stringify({
    ...(build === undefined ? {} : { build }),
    routes: routes
      .filter(({ kind }) => kind === 'page')
      .map(({ name, path, locale, page }) => ({ name, path, locale: locale.iso, page: page.id, payload: payloadPath(path) })),
    failures: routes
      .filter(({ kind }) => kind === 'failure')
      .map(({ name, path, locale, page }) => ({
        name,
        path,
        below: topOf(locale),
        locale: locale.iso,
        page: page.id,
        payload: payloadPath(path),
      })),
  }),
})
