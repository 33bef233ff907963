import { type ReactNode, useContext } from 'react'
import type { PageView } from '../../domain/page-view.ts'
import { feedPath } from '../../domain/paths.ts'
import { addressed } from '../modules/elements/action.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import { TextsContext } from '../texts/context.ts'
import type { Footer as Fields } from './fields.ts'
import { Logo } from './logo.tsx'
import { Navigation } from './navigation.tsx'

type Properties = { readonly brand: string; readonly footer: Fields; readonly page: PageView; readonly children?: ReactNode }

/** Below the waterline. The children stand among the small print. */
export const Footer = ({ brand, footer: { text, navigation, socials, legal }, page, children }: Properties) => {
  const { feed } = useContext(TextsContext)
  return (
    <footer className="footer" data-ground="ink">
      <div className="sheet">
        <p className="brand">
          <Logo />
          {brand}
        </p>
        {text && <RichText document={text} scope="footer" />}
        {navigation && (
          <nav aria-label={navigation.label}>
            <Navigation links={navigation.links} page={page} />
          </nav>
        )}
        {socials && socials.links.length > 0 && (
          <div className="channels">
            <p id={channels}>{socials.title}</p>
            <ul aria-labelledby={channels}>
              {socials.links.map((link) => (
                <li key={`${link.href} ${link.label}`}>
                  <a {...addressed(link)}>{link.label}</a>
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className="legal">
          {legal && <p>{legal}</p>}
          {children}
          <a href={feedPath(page.locale)} type="application/atom+xml">
            {feed}
          </a>
        </div>
      </div>
    </footer>
  )
}

const channels = 'footer--channels'
