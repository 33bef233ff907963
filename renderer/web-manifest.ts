import type { Locale } from '../domain/locale.ts'
import { themeColor } from '../domain/meta.ts'
import { homePath, touchIconPath, touchIconSizes, webManifestPath } from '../domain/paths.ts'
import type { Website } from '../domain/website.ts'
import type { OutputFile } from '../ports/output.ts'

export const webManifest = (locale: Locale, { text }: Website): OutputFile => ({
  path: webManifestPath(locale).slice(1),
  contents: `${JSON.stringify(
    {
      name: text.tagline === undefined ? text.title : `${text.title} - ${text.tagline}`,
      short_name: text.title,
      lang: locale.iso,
      start_url: homePath(locale),
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
