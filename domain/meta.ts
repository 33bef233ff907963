import { type Locale, openGraphLocale } from './locale.ts'
import type { KeptPicture } from './picture.ts'
import type { Path, Route, Translation } from './route.ts'
import type { Website } from './website.ts'

/** The metadata that every route carries (section 2), as data: the head is printed from it and the payload repeats it. */
export type Meta = {
  readonly title: string
  readonly description: string
  readonly lang: string
  readonly canonical: string
  readonly alternates: ReadonlyArray<{ readonly hreflang: string; readonly href: string }>
  readonly openGraph: ReadonlyArray<{ readonly property: string; readonly content: string }>
  readonly robots: 'index, follow' | 'noindex'
  readonly themeColor: string
  readonly verbose: boolean
  readonly locales: ReadonlyArray<Locale>
  readonly locale: Locale
  readonly defaultLocale: Locale
}

export const themeColor = '#f5f7fb'

/** The scheme and host the website is published at, `https://www.example.com`; without one it asks not to be indexed. */
export type Origin = string | undefined

export const absolute = (origin: Origin, path: Path): string => `${origin ?? ''}${path}`

/** Pictures may lie elsewhere. */
const addressOf = (origin: Origin, { url }: KeptPicture): string => (url.startsWith('/') ? absolute(origin, url) : url)

export const documentTitle = ({ page }: Route, { text }: Website): string => {
  const subtitle = page.text.subtitle ?? text.tagline
  return `${page.text.title} | ${text.title}${subtitle === undefined ? '' : ` - ${subtitle}`}`
}

/** Own language first, each as language and as locale; `x-default` names the default language's page. */
export const alternatesOf = (origin: Origin, { locale, translations, path }: Route): Meta['alternates'] => {
  const own = translations.filter((translation) => translation.locale.iso === locale.iso)
  const others = translations.filter((translation) => translation.locale.iso !== locale.iso)
  const pair = (translation: Translation) =>
    [translation.locale.code, translation.locale.iso].map((hreflang) => ({ hreflang, href: absolute(origin, translation.path) }))
  const fallback = translations.find((translation) => translation.locale.default)?.path ?? path
  return [...[...own, ...others].flatMap(pair), { hreflang: 'x-default', href: absolute(origin, fallback) }]
}

const openGraphOf = (
  origin: Origin,
  website: Website,
  { locale, page, path, translations }: Route,
  picture: KeptPicture,
): Meta['openGraph'] => [
  { property: 'og:locale', content: openGraphLocale(locale) },
  ...translations
    .filter((translation) => translation.locale.iso !== locale.iso)
    .map((translation) => ({ property: 'og:locale:alternate', content: openGraphLocale(translation.locale) })),
  { property: 'og:type', content: 'website' },
  { property: 'og:site_name', content: website.text.title },
  { property: 'og:title', content: page.text.title },
  { property: 'og:description', content: page.text.description },
  { property: 'og:url', content: absolute(origin, path) },
  { property: 'og:image', content: addressOf(origin, picture) },
  { property: 'og:image:type', content: picture.type },
  { property: 'og:image:width', content: String(picture.width) },
  { property: 'og:image:height', content: String(picture.height) },
  { property: 'og:image:alt', content: page.text.title },
]

export const metaOf =
  (origin: Origin, locales: ReadonlyArray<Locale>, website: Website) =>
  (route: Route, picture: KeptPicture): Meta => ({
    title: documentTitle(route, website),
    description: route.page.text.description,
    lang: route.locale.iso,
    canonical: absolute(origin, route.path),
    alternates: alternatesOf(origin, route),
    openGraph: openGraphOf(origin, website, route, picture),
    robots: origin === undefined || route.kind === 'failure' ? 'noindex' : 'index, follow',
    themeColor,
    verbose: website.verbose,
    locales,
    locale: route.locale,
    defaultLocale: locales.find((locale) => locale.default) ?? route.locale,
  })
