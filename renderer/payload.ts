import type { PageView } from '../domain/page-view.ts'
import type { Path, Route } from '../domain/route.ts'
import type { OutputFile } from '../ports/output.ts'

const folderOf = (path: Path): string => (path.endsWith('/') ? path : `${path.replace(/\.html$/, '')}/`)

/** Where the HTML of a path lies below the output folder: `/nl/nieuws/` in `nl/nieuws/index.html`. */
export const pageFile = (path: Path): string => `${path.slice(1)}${path.endsWith('/') ? 'index.html' : ''}`

/** The address of the data that a page was rendered from, for showing it without loading its document. */
export const payloadPath = (path: Path): Path => `${folderOf(path)}_payload.json`

export const payloadFile = (view: PageView): OutputFile => ({
  path: payloadPath(view.path).slice(1),
  contents: JSON.stringify(view),
})

export const manifestPath = '/_manifest.json'

/** Which paths are pre-rendered, and which page stands in below a path where nothing is. */
export const manifestFile = (routes: ReadonlyArray<Route>): OutputFile => ({
  path: manifestPath.slice(1),
  contents: JSON.stringify({
    routes: routes
      .filter(({ kind }) => kind === 'page')
      .map(({ name, path, locale, page }) => ({ name, path, locale: locale.iso, page: page.id, payload: payloadPath(path) })),
    failures: routes
      .filter(({ kind }) => kind === 'failure')
      .map(({ name, path, locale, page }) => ({
        name,
        path,
        below: locale.default ? '/' : `/${locale.code}/`,
        locale: locale.iso,
        page: page.id,
        payload: payloadPath(path),
      })),
  }),
})
