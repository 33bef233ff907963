import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { PageView } from '../domain/page-view.ts'
import { Head } from './head.tsx'
import { markup } from './markup.ts'
import { rememberedOf } from './remember.tsx'
import type { Settings } from './settings.ts'
import type { Theme } from './theme.ts'

export type Shell = {
  readonly theme: Theme
  readonly settings: Settings
  readonly brand: string
  readonly layout: object
  readonly privacy: object | undefined
}

/** One whole HTML document. The locale data of section 2 stands on its root element, where scripts find it. */
export const renderPage = ({ theme, settings, brand, layout, privacy }: Shell, page: PageView): string => {
  const { Layout, Page, Remember } = theme
  const { remember, parts } = rememberedOf(layout)
  const shown = (
    <Layout brand={brand} layout={layout} privacy={privacy} page={page}>
      <Page page={page} />
    </Layout>
  )
  const html = renderToString(
    <html
      lang={page.meta.lang}
      data-route={page.name}
      data-locale={page.meta.locale.iso}
      data-locales={page.meta.locales.map(({ iso }) => iso).join(' ')}
      data-default-locale={page.meta.defaultLocale.iso}
      {...(settings.tagManager === undefined ? {} : { 'data-tag-manager': settings.tagManager })}
    >
      <Head settings={settings} brand={brand} page={page} remember={remember} />
      <body>
        {/* A browser takes over what is inside the second element, as it is. */}
        <div id="site">
          <div>{Remember ? <Remember value={remember}>{shown}</Remember> : shown}</div>
        </div>
      </body>
    </html>,
  )
  return documentOf(markup(html, parts))
}

const documentOf = (html: string): string => `<!DOCTYPE html>${html}\n`

/** For hosts that know no redirects. */
export const renderRedirect = (lang: string, to: string, title: string): string =>
  documentOf(
    markup(
      renderToStaticMarkup(
        <html lang={lang}>
          <head>
            <meta charSet="utf-8" />
            <meta httpEquiv="refresh" content={`0; url=${to}`} />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="robots" content="noindex" />
            <title>{title}</title>
            <link rel="canonical" href={to} />
          </head>
          <body>
            <p>
              <a href={to}>{title}</a>
            </p>
          </body>
        </html>,
      ),
    ),
  )
