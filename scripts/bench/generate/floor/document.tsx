import type { PageView } from '../../../../domain/page-view.ts'
import { Head } from '../../../../renderer/head.tsx'
import { Layout } from '../../../../site/layout/layout.tsx'
import { Page } from '../../../../site/page/page.tsx'
import type { Shared } from '../page-data.ts'

type Properties = { readonly shared: Shared; readonly page: PageView }

const frameOf = ({ frames }: Shared, { locale }: PageView) => {
  const frame = frames[locale.iso]
  if (!frame) throw new Error(`There is nothing to stand around pages in ${locale.iso}.`)
  return frame
}

/** What a page shows: kade's own components. */
export const Body = ({ shared, page }: Properties) => {
  const { brand, layout, privacy } = frameOf(shared, page)
  return (
    <div id="site">
      <div>
        <Layout brand={brand} layout={layout} privacy={privacy} page={page}>
          <Page page={page} />
        </Layout>
      </div>
    </div>
  )
}

/** The whole of it. */
export const Document = ({ shared, page }: Properties) => (
  <html
    lang={page.meta.lang}
    data-route={page.name}
    data-locale={page.meta.locale.iso}
    data-locales={page.meta.locales.map(({ iso }) => iso).join(' ')}
    data-default-locale={page.meta.defaultLocale.iso}
  >
    <Head settings={shared.settings} brand={frameOf(shared, page).brand} page={page} />
    <body>
      <Body shared={shared} page={page} />
    </body>
  </html>
)
