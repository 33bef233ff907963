import { expect } from 'chai'
import { localeOf } from '../../domain/locale.ts'
import { metaOf } from '../../domain/meta.ts'
import type { Route } from '../../domain/route.ts'
import { sharePicture } from '../../domain/share-picture.ts'
import type { Website } from '../../domain/website.ts'

const nl = localeOf('nl-BE', true)
const en = localeOf('en-US', false)
const website = (title: string, tagline?: string): Website => ({
  id: 'website',
  text: { title, ...(tagline === undefined ? {} : { tagline }) },
  page: { default: 'home', failure: 'lost' },
  template: 'layout',
  verbose: false,
})

const route = (change: Partial<Route> = {}, subtitle?: string): Route => ({
  name: 'cases___en-US___default',
  path: '/en/cases/',
  kind: 'page',
  locale: en,
  page: {
    id: 'cases',
    text: { title: 'Cases', description: 'What we made.', ...(subtitle === undefined ? {} : { subtitle }) },
    slug: 'cases',
    root: false,
    pages: [],
  },
  trail: [],
  translations: [
    { locale: nl, path: '/nl/cases/' },
    { locale: en, path: '/en/cases/' },
  ],
  ...change,
})

const withCover = (meta: ReturnType<typeof metaOf>) => (route: Route) => meta(route, sharePicture('cases-cases-1', undefined))
const english = withCover(metaOf('https://www.example.com', [nl, en], website('Kade', 'It moves')))
const dutch = withCover(metaOf('https://www.example.com', [nl, en], website('Kade')))
const dutchRoute = route({ locale: nl, path: '/nl/cases/' })

describe('metadata', () => {
  it('has a title of page, brand and tagline', () => {
    expect(english(route()).title).to.equal('Cases | Kade - It moves')
  })

  it('prefers the seo subtitle to the tagline', () => {
    expect(english(route({}, 'Portals')).title).to.equal('Cases | Kade - Portals')
  })

  it('has a title of page and site where there is no tagline', () => {
    expect(dutch(dutchRoute).title).to.equal('Cases | Kade')
  })

  it('names the language, in html and in open graph', () => {
    expect(dutch(dutchRoute).lang).to.equal('nl-BE')
    expect(dutch(dutchRoute).openGraph).to.deep.include({ property: 'og:locale', content: 'nl_BE' })
  })

  it('offers the page’s picture to other sites, with its size', () => {
    const image = english(route()).openGraph.filter(({ property }) => property.startsWith('og:image'))
    expect(image.map(({ property, content }) => `${property} ${content}`)).to.deep.equal([
      'og:image https://www.example.com/assets/covers/cases-cases-1-share.png',
      'og:image:type image/png',
      'og:image:width 1200',
      'og:image:height 630',
      'og:image:alt Cases',
    ])
  })

  it('lists both languages of a page, its own first, and the Dutch one for everybody else', () => {
    expect(english(route()).alternates).to.deep.equal([
      { hreflang: 'en', href: 'https://www.example.com/en/cases/' },
      { hreflang: 'en-US', href: 'https://www.example.com/en/cases/' },
      { hreflang: 'nl', href: 'https://www.example.com/nl/cases/' },
      { hreflang: 'nl-BE', href: 'https://www.example.com/nl/cases/' },
      { hreflang: 'x-default', href: 'https://www.example.com/nl/cases/' },
    ])
  })

  it('lists only itself for a page without a translation', () => {
    const alone = english(route({ translations: [{ locale: en, path: '/en/cases/' }] }))
    expect(alone.alternates.map(({ hreflang }) => hreflang)).to.deep.equal(['en', 'en-US', 'x-default'])
    expect(alone.alternates.at(-1)?.href).to.equal('https://www.example.com/en/cases/')
  })

  it('is relative and not to be indexed without an origin', () => {
    const preview = withCover(metaOf(undefined, [nl, en], website('Kade')))(route())
    expect(preview).to.include({ canonical: '/en/cases/', robots: 'noindex' })
    expect(english(route())).to.include({ canonical: 'https://www.example.com/en/cases/', robots: 'index, follow' })
  })

  it('keeps the not-found page out of search engines', () => {
    expect(english(route({ kind: 'failure' })).robots).to.equal('noindex')
  })

  it('carries the locales, the current and the default one, the theme colour and the verbose flag', () => {
    expect(english(route())).to.deep.include({
      locales: [nl, en],
      locale: en,
      defaultLocale: nl,
      themeColor: '#f5f7fb',
      verbose: false,
    })
  })
})
