import { expect } from 'chai'
import { type Locale, localeOf } from '../../domain/locale.ts'
import type { Page } from '../../domain/page.ts'
import { routesOf, type Tree } from '../../domain/routes.ts'

const nl = localeOf('nl-BE', true)
const en = localeOf('en-US', false)

const page = (id: string, slug: string, pages: ReadonlyArray<string> = []): Page => ({
  id,
  text: { title: id.toUpperCase(), description: `About ${id}.` },
  slug,
  root: false,
  pages,
  sections: [],
  updated: '2024-01-01T00:00:00.000Z',
})

const tree = (locale: Locale, ...pages: ReadonlyArray<Page>): Tree => ({
  locale,
  website: {
    id: 'website',
    text: { title: 'Kade' },
    page: { default: 'home', failure: 'lost' },
    template: 'layout',
    verbose: false,
  },
  pages: new Map(pages.map((one) => [one.id, one])),
})

const dutch = tree(
  nl,
  page('home', 'thuis', ['news']),
  page('news', 'nieuws', ['a', 'b']),
  page('a', 'een'),
  page('b', 'twee'),
  page('lost', 'weg'),
)
const english = tree(en, page('home', 'home', ['news']), page('news', 'news', ['a', 'b']), page('a', 'one'), page('lost', 'lost'))

describe('routes', () => {
  const { routes, problems } = routesOf([dutch, english])
  const routeAt = (path: string) => routes.find((route) => route.path === path)

  it('are the slugs from the home page down, below the language, ending in a slash', () => {
    expect(problems).to.deep.equal([])
    expect(routes.map(({ path }) => path)).to.have.members([
      '/nl/',
      '/nl/nieuws/',
      '/nl/nieuws/een/',
      '/nl/nieuws/twee/',
      '/404.html',
      '/en/',
      '/en/news/',
      '/en/news/one/',
      '/en/404.html',
    ])
  })

  it('are named by page id and locale, uniquely', () => {
    expect(routeAt('/nl/nieuws/een/')?.name).to.equal('a___nl-BE___default')
    expect(new Set(routes.map(({ name }) => name)).size).to.equal(routes.length)
  })

  it('know their other languages by the page, not by the slug', () => {
    expect(routeAt('/nl/nieuws/een/')?.translations.map(({ path }) => path)).to.deep.equal(['/nl/nieuws/een/', '/en/news/one/'])
    expect(routeAt('/404.html')?.translations.map(({ path }) => path)).to.deep.equal(['/404.html', '/en/404.html'])
  })

  it('leave out the pages that a language does not have', () => {
    expect(routeAt('/nl/nieuws/twee/')?.translations.map(({ path }) => path)).to.deep.equal(['/nl/nieuws/twee/'])
  })

  it('know the pages above them, home first', () => {
    expect(routeAt('/en/news/one/')?.trail).to.deep.equal([
      { title: 'HOME', path: '/en/' },
      { title: 'NEWS', path: '/en/news/' },
    ])
  })

  it('end where a tree runs in a circle, and say so', () => {
    const circle = routesOf([tree(nl, page('home', 'home', ['a']), page('a', 'a', ['b']), page('b', 'b', ['a', 'home']))])
    expect(circle.problems).to.deep.equal([
      { _tag: 'PageCycle', where: { entry: 'b', field: 'pages', locale: 'nl-BE' }, pages: ['a', 'b', 'a'] },
      { _tag: 'PageCycle', where: { entry: 'b', field: 'pages', locale: 'nl-BE' }, pages: ['home', 'a', 'b', 'home'] },
    ])
    expect(circle.routes.map(({ path }) => path)).to.deep.equal(['/nl/', '/nl/a/', '/nl/a/b/'])
  })

  it('grow linearly: a hundred thousand pages are walked in a moment', () => {
    const ids = Array.from({ length: 100_000 }, (_, index) => `p${index}`)
    const large = routesOf([tree(nl, page('home', 'home', ids), ...ids.map((id) => page(id, id)))])
    expect(large.routes).to.have.length(100_001)
  })
})
