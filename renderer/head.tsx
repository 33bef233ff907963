import type { ReactElement } from 'react'
import { absolute, type Meta } from '../domain/meta.ts'
import type { PageView } from '../domain/page-view.ts'
import { feedPath, touchIconPath, touchIconSizes, webManifestPath } from '../domain/paths.ts'
import type { Settings } from './settings.ts'
import { structuredData } from './structured-data.ts'
import type { Remember } from './theme.ts'

type Properties = {
  readonly settings: Settings
  readonly brand: string
  readonly page: PageView
  readonly remember?: Remember
}

/** All metadata of section 2, printed from the page's own data. */
export const Head = ({ settings, brand, page, remember = (_, part) => part }: Properties): ReactElement => {
  const { meta } = page
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      <meta name="robots" content={meta.robots} />
      <meta name="verbose" content={String(meta.verbose)} />
      <link rel="canonical" href={meta.canonical} />
      {meta.alternates.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      {meta.openGraph.map(({ property, content }) => (
        <meta key={`${property} ${content}`} property={property} content={content} />
      ))}
      {remember(keyOf(settings, brand, meta), <HeadOfAll settings={settings} brand={brand} meta={meta} />)}
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no tag can begin.
        dangerouslySetInnerHTML={{ __html: scriptSafe(structuredData(settings.origin, brand, page)) }}
      />
    </head>
  )
}

const keyOf = (settings: Settings, brand: string, { locale, locales, themeColor }: Meta): string =>
  `head ${JSON.stringify([settings, brand, locale.iso, locales.map(({ iso }) => iso), themeColor])}`

/** What all pages of a language have in common. */
const HeadOfAll = ({ settings, brand, meta }: Pick<Properties, 'settings' | 'brand'> & { readonly meta: Meta }): ReactElement => {
  const feeds = [meta.locale, ...meta.locales.filter(({ iso }) => iso !== meta.locale.iso)]
  return (
    <>
      <meta name="theme-color" content={meta.themeColor} />
      <link rel="manifest" href={webManifestPath(meta.locale)} />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      {touchIconSizes.map((size) => (
        <link key={size} rel="apple-touch-icon" sizes={`${size}x${size}`} href={touchIconPath(size)} />
      ))}
      {settings.fonts.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
      ))}
      {settings.stylesheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {settings.scripts.map((src) => (
        <script key={src} type="module" src={src} />
      ))}
      {feeds.map((locale) => (
        <link
          key={locale.iso}
          rel="alternate"
          type="application/atom+xml"
          hrefLang={locale.iso}
          title={`${brand} (${locale.iso})`}
          href={absolute(settings.origin, feedPath(locale))}
        />
      ))}
    </>
  )
}

const scriptSafe = (data: object): string => JSON.stringify(data).replace(/</g, '\\u003c').replace(/>/g, '\\u003e')
