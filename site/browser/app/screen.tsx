import type { ReactElement } from 'react'
import { Layout } from '../../layout/layout.tsx'
import { Page } from '../../page/page.tsx'
import type { Shown } from '../navigation/shown.ts'
import { Boundary } from './boundary.tsx'
import { ErrorPage } from './error-page.tsx'

/** The delivered document is its own data: React leaves alone what it was told nothing about, so nothing has to be sent twice. */
export const Screen = ({ shown }: { readonly shown: Shown }): ReactElement => {
  switch (shown.kind) {
    case 'delivered':
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; what is there stays.
      return <div key="delivered" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    case 'document':
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a document of this website.
      return <div key={shown.path} dangerouslySetInnerHTML={{ __html: shown.html }} />
    case 'page':
    case 'error': {
      const { brand, layout, privacy } = shown.shell
      return (
        <div key={shown.kind}>
          <Boundary key={shown.view.path} locale={shown.view.locale}>
            <Layout brand={brand} layout={layout} privacy={privacy} page={shown.view}>
              {shown.kind === 'page' ? <Page key={shown.view.path} page={shown.view} /> : <ErrorPage {...shown} />}
            </Layout>
          </Boundary>
        </div>
      )
    }
  }
}
