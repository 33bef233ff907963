import type { Locale } from './locale.ts'
import type { Path } from './route.ts'

/** Where everything lies that is no content page: the one place that knows. */

export const homePath = ({ code }: Locale): Path => `/${code}/`

/** What belongs to a language as a whole lies at its top, that of the default language at the root, where hosts and browsers look for it. */
export const topOf = (locale: Locale): Path => (locale.default ? '/' : homePath(locale))

/** The page for everything below the top of a language that is not there. */
export const failurePath = (locale: Locale): Path => `${topOf(locale)}404.html`

/** What is shown where nothing was kept and no network is there. */
export const offlinePath = (locale: Locale): Path => `${homePath(locale)}offline.html`

/** At the root: a service worker answers for what lies below it. */
export const serviceWorkerPath: Path = '/service-worker.js'

export const feedPath = (locale: Locale): Path => `${homePath(locale)}feed.xml`

export const webManifestPath = (locale: Locale): Path => `${topOf(locale)}manifest.webmanifest`

/** The file that holds the HTML of a path, below the output folder: `/nl/nieuws/` in `nl/nieuws/index.html`. */
export const pageFile = (path: Path): string => `${path.slice(1)}${path.endsWith('/') ? 'index.html' : ''}`

/** The data that a page was rendered from, for showing it without loading its document. */
export const payloadPath = (path: Path): Path => `${path.endsWith('/') ? path : `${path.replace(/\.html$/, '')}/`}_payload.json`

/** What stands around the pages of a language: once, not in every payload. */
export const layoutPath = (locale: Locale): Path => `${homePath(locale)}_layout.json`

/** Which paths are pre-rendered. */
export const manifestPath: Path = '/_manifest.json'

/** What was written into a part of the website, for whoever puts the parts together. */
export const partPath: Path = '/_part.json'

/** Style sheets, scripts and fonts are named by their content, so they never change. */
export const assetFolder: Path = '/assets/'

export const touchIconSizes = [64, 120, 144, 152, 384, 512] as const

export const touchIconPath = (size: number): Path => `/icons/apple-touch-icon-${size}.png`
