import { pageFile } from '../../domain/paths.ts'
import type { OutputFile } from '../../ports/output.ts'
import { renderPage } from '../../renderer/document.tsx'
import type { Settings } from '../../renderer/settings.ts'
import { theme } from '../theme.ts'
import { Catalogue } from './catalogue.tsx'
import { layouts } from './layouts.ts'
import { drawingsIn } from './pictures.ts'
import { deepTrail, locales, viewOf } from './views.ts'

/** Every part of the website in every variation, in each language, and an empty page in the smallest layout. Never in a sitemap, and never indexed. */
export const catalogueFiles = (files: Omit<Settings, 'origin'>): ReadonlyArray<OutputFile> => {
  const shell = { settings: { ...files, origin: undefined }, brand: 'Noordkade' }
  const { full, plain } = layouts()
  const pages = locales.flatMap((locale) => {
    const whole = viewOf(locale, '', { trail: deepTrail })
    const empty = viewOf(locale, 'plain/', {})
    return [
      {
        path: whole.path,
        html: renderPage({ ...shell, ...full, theme: { ...theme, Page: Catalogue } }, whole),
      },
      { path: empty.path, html: renderPage({ ...shell, ...plain, theme }, empty) },
    ]
  })
  return [
    ...pages.map(({ path, html }) => ({ path: pageFile(path), contents: html })),
    ...drawingsIn(pages.map(({ html }) => html)),
  ]
}
