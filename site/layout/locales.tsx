import { useContext } from 'react'
import type { PageView } from '../../domain/page-view.ts'
import { TextsContext } from '../texts/context.ts'
import { languageName } from '../texts/texts.ts'

type Properties = { readonly label: string; readonly page: PageView }

/** The same page in the other languages that have it. */
export const Locales = ({ label, page }: Properties) => {
  const texts = useContext(TextsContext)
  if (page.translations.length < 2) return null
  return (
    <ul className="locales" aria-label={label}>
      {page.translations.map(({ locale, path }) => (
        <li key={locale.iso} lang={locale.iso}>
          {locale.iso === page.locale.iso ? (
            <span aria-current="true">{languageName(texts, locale.code)}</span>
          ) : (
            <a href={path} hrefLang={locale.iso} rel="alternate">
              {languageName(texts, locale.code)}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
