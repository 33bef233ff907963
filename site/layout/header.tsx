import { useContext } from 'react'
import type { PageView } from '../../domain/page-view.ts'
import { homePath } from '../../domain/paths.ts'
import { Button } from '../modules/elements/buttons.tsx'
import { TextsContext } from '../texts/context.ts'
import type { Header as Fields } from './fields.ts'
import { Locales } from './locales.tsx'
import { Logo } from './logo.tsx'
import { currentAmong, Navigation } from './navigation.tsx'
import { Once } from './once.tsx'

type Properties = { readonly brand: string; readonly header: Fields; readonly page: PageView }

/** The links are there twice, in a row and in a menu that opens without script; the styles show the one that fits. */
export const Header = ({ brand, header: { navigation, locales, button }, page }: Properties) => {
  const { menu } = useContext(TextsContext)
  const contents = (
    <>
      <Once as={`navigation ${currentAmong(navigation.links, page)}`}>
        <Navigation links={navigation.links} page={page} />
      </Once>
      <div className="aside">
        <Locales label={locales.label} page={page} />
        {button && <Button button={button} />}
      </div>
    </>
  )
  return (
    <header className="header">
      <a
        className="brand"
        href={homePath(page.locale)}
        {...(page.path === homePath(page.locale) ? { 'aria-current': 'page' } : {})}
      >
        <Logo />
        {brand}
      </a>
      <nav aria-label={navigation.label}>
        <div className="row">{contents}</div>
        <details className="menu">
          <summary>{menu}</summary>
          <div className="panel">{contents}</div>
        </details>
      </nav>
    </header>
  )
}
