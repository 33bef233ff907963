import { useContext } from 'react'
import type { PageView } from '../../domain/page-view.ts'
import { feedPath } from '../../domain/paths.ts'
import { addressed } from '../modules/elements/action.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import { TextsContext } from '../texts/context.ts'
import type { Footer as Fields } from './fields.ts'
import { Logo } from './logo.tsx'
import { Navigation } from './navigation.tsx'

type Properties = { readonly brand: string; readonly footer: Fields; readonly page: PageView }

/** Below the waterline. */
export const Footer = ({ brand, footer: { text, navigation, socials, legal }, page }: Properties) => {
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
          <ul className="channels" aria-label={socials.title}>
            {socials.links.map((link) => (
              <li key={`${link.href} ${link.label}`}>
                <a {...addressed(link)}>{link.label}</a>
              </li>
            ))}
          </ul>
        )}
        <p className="legal">
          {legal && <span>{legal}</span>}
          <a href={feedPath(page.locale)} type="application/atom+xml">
            {feed}
          </a>
        </p>
      </div>
    </footer>
  )
}
