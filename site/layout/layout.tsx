import type { ReactNode } from 'react'
import type { PageView } from '../../domain/page-view.ts'
import { Announcement } from '../modules/announcement/view.tsx'
import { Section, sectionId } from '../modules/section.tsx'
import { TextsContext } from '../texts/context.ts'
import { textsOf } from '../texts/texts.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import type { LayoutFields, Privacy } from './fields.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { currentAmong } from './navigation.tsx'
import { Once } from './once.tsx'
import { PrivacyButton, PrivacyDialogs } from './privacy.tsx'

type Properties = {
  readonly brand: string
  readonly layout: object
  readonly privacy?: object | undefined
  readonly page: PageView
  readonly children: ReactNode
}

/** Everything inside the body. */
export const Layout = ({ brand, layout, privacy: settings, page, children }: Properties) => {
  // The renderer knows both only as what `decodeLayout` and `decodePrivacy` gave.
  const { header, footer, announcement, modal, sections } = layout as LayoutFields
  const privacy = settings as Privacy | undefined
  const texts = textsOf(page.locale.code)
  const { breadcrumbs } = header.navigation
  return (
    <TextsContext value={texts}>
      <a className="skip" href="#main">
        {texts.skip}
      </a>
      {announcement && !shownBy(page).includes(announcement.id) && (
        <Once as="announcement">
          <Announcement {...announcement} first={false} />
        </Once>
      )}
      <Header brand={brand} header={header} page={page} />
      {breadcrumbs && <Breadcrumbs label={breadcrumbs.label} page={page} />}
      <main id="main" tabIndex={-1}>
        {children}
        {closingSections(sections?.sections ?? [], page).map((section) => (
          <Once key={section.id} as={`section ${section.id}`}>
            <Section section={section} verbose={page.meta.verbose} />
          </Once>
        ))}
      </main>
      <Once as={`footer ${currentAmong(footer.navigation?.links ?? [], page)}`}>
        <Footer brand={brand} footer={footer} page={page}>
          <PrivacyButton privacy={privacy} modal={modal} />
        </Footer>
      </Once>
      <p
        className="connectivity"
        role="status"
        data-offline={texts.connectivity.offline}
        data-online={texts.connectivity.online}
      />
      <Once as="dialogs">
        <PrivacyDialogs privacy={privacy} modal={modal} />
      </Once>
    </TextsContext>
  )
}

/** An id may stand on a page only once: what the page shows itself, the layout leaves out. */
const shownBy = ({ sections }: PageView): ReadonlyArray<string> => sections.map(sectionId)

const closingSections = (sections: PageView['sections'], page: PageView): PageView['sections'] =>
  page.kind === 'failure' ? [] : sections.filter((section) => !shownBy(page).includes(sectionId(section)))
