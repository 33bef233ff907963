import { type Locale, localeOf } from '../../domain/locale.ts'
import { metaOf } from '../../domain/meta.ts'
import type { PageView } from '../../domain/page-view.ts'
import type { Path, Route, Step } from '../../domain/route.ts'
import { sharePicture } from '../../domain/share-picture.ts'
import { long, many } from '../fields/sample.ts'
import { languages } from '../texts/texts.ts'

export const locales: ReadonlyArray<Locale> = Object.keys(languages).map((code, index) => localeOf(code, index === 0))

const pathOf = ({ code }: Locale, folder: string): Path => `/catalogue/${code}/${folder}`

/** Where it can be seen. */
export const cataloguePaths: ReadonlyArray<Path> = locales.map((locale) => pathOf(locale, ''))

/** A page that no editor wrote, in one language. */
export const viewOf = (locale: Locale, folder: string, more: Partial<PageView>): PageView => {
  const text = { title: 'Catalogue', description: 'Every part of the website in every variation' }
  const path = pathOf(locale, folder)
  const shown = { id: 'catalogue', root: false, updated: '', sections: [] }
  const translations = locales.map((each) => ({ locale: each, path: pathOf(each, folder) }))
  const route: Route = {
    name: `catalogue___${locale.iso}___default`,
    path,
    kind: 'page',
    locale,
    page: { ...shown, text, slug: 'catalogue', pages: [] },
    trail: [],
    translations,
  }
  const website = { id: 'catalogue', text: { title: 'Kade' }, page: { default: '', failure: '' }, template: '', verbose: false }
  const meta = metaOf(undefined, locales, website)(route, sharePicture(cover, undefined))
  return { ...route, ...shown, ...text, cover, children: [], nearby: { related: [] }, meta, ...more }
}

const cover = 'services-catalogue'

/** A page that lies deep. */
export const deepTrail: ReadonlyArray<Step> = many(9, (number) => ({
  title: number % 3 === 0 ? long.dutchTitle : `Level ${number}`,
  path: `/catalogue/level-${number}/`,
}))
