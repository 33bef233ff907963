import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '../../domain/locale.ts'
import { explain, type Failure } from '../../ports/errors.ts'
import { languages, type Texts } from '../texts/texts.ts'
import type { Showing } from './content.ts'

export const stylesPath = '/__dev/live.css'

type Told = {
  readonly showing: Showing
  readonly here: ReadonlyArray<Failure>
  readonly elsewhere: ReadonlyArray<Failure>
}

/** What stands above a page: that it is a draft, and what is wrong with it. Nothing where there is nothing to say. */
export const panelOf = (locale: Locale | undefined, told: Told): string =>
  told.showing === 'published' && told.here.length + told.elsewhere.length === 0
    ? ''
    : renderToStaticMarkup(<Panel texts={textsFor(locale)} {...told} />)

/** A page of its own, where nothing else can be shown. */
export const panelPage = (locale: Locale | undefined, told: Told): string =>
  `<!DOCTYPE html>${renderToStaticMarkup(
    <html lang={locale?.iso ?? 'en'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{textsFor(locale).drafts.nothing}</title>
        <link rel="stylesheet" href={stylesPath} />
      </head>
      <body>
        <main>
          <h1>{textsFor(locale).drafts.nothing}</h1>
          <Panel texts={textsFor(locale)} {...told} />
        </main>
      </body>
    </html>,
  )}\n`

/** A language that the website has no words for is one of the problems. */
const textsFor = (locale: Locale | undefined): Texts => languages[locale?.code ?? 'en'] ?? (languages.en as Texts)

const Panel = ({ texts: { drafts }, showing, here, elsewhere }: Told & { readonly texts: Texts }): ReactElement => (
  <aside className="live">
    {showing === 'drafts' && <p>{drafts.banner}</p>}
    {here.length > 0 && (
      <>
        <p>{drafts.here}</p>
        <Problems failures={here} />
      </>
    )}
    {elsewhere.length > 0 && (
      <details>
        <summary>{drafts.elsewhere(elsewhere.length)}</summary>
        <Problems failures={elsewhere} />
      </details>
    )}
  </aside>
)

const Problems = ({ failures }: { readonly failures: ReadonlyArray<Failure> }): ReactElement => (
  <ul lang="en">
    {failures.map(explain).map(({ where, what, remedy }) => (
      <li key={`${where} ${what}`}>
        {where !== undefined && <strong>{where}: </strong>}
        {what} → {remedy}
      </li>
    ))}
  </ul>
)
