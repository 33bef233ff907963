import type { Locale } from '../domain/locale.ts'
import { themeColor, touchIconSizes } from '../domain/meta.ts'
import type { Website } from '../domain/website.ts'
import type { OutputFile } from '../ports/output.ts'

export const touchIconPath = (size: number): string => `/icons/apple-touch-icon-${size}.png`

/** Like the not-found pages: the default language's at the root, the others at the top of their language. */
export const webManifestPath = ({ code, ...locale }: Locale): string => `${locale.default ? '' : `/${code}`}/manifest.webmanifest`

export const webManifest = (locale: Locale, { text }: Website): OutputFile => ({
  path: webManifestPath(locale).slice(1),
  contents: `${JSON.stringify(
    {
      name: text.tagline === undefined ? text.title : `${text.title} - ${text.tagline}`,
      short_name: text.title,
      lang: locale.iso,
      start_url: `/${locale.code}/`,
      scope: '/',
      display: 'browser',
      theme_color: themeColor,
      background_color: themeColor,
      icons: touchIconSizes.map((size) => ({ src: touchIconPath(size), sizes: `${size}x${size}`, type: 'image/png' })),
    },
    null,
    2,
  )}\n`,
})
