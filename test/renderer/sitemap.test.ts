import { expect } from 'chai'
import { XMLParser } from 'fast-xml-parser'
import { localeOf } from '../../domain/locale.ts'
import type { Route } from '../../domain/route.ts'
import { sitemaps } from '../../renderer/sitemap.ts'

const locale = localeOf('nl-BE', true)
const routeAt = (path: string): Route => ({
  name: path,
  path,
  kind: 'page',
  locale,
  page: { id: path, text: { title: path, description: path }, slug: 'x', root: false, pages: [] },
  trail: [],
  translations: [{ locale, path }],
})

describe('sitemaps', () => {
  const origin = 'https://www.example.com'
  const made = (count: number) =>
    sitemaps(
      origin,
      Array.from({ length: count }, (_, index) => routeAt(`/nl/${index}/`)),
      () => '2026-01-01T00:00:00Z',
    )

  it('are one file as long as search engines read it whole', () => {
    const [only, ...others] = made(50_000)
    expect(others).to.deep.equal([])
    expect(only?.path).to.equal('sitemap.xml')
    expect(String(only?.contents).match(/<loc>/g)).to.have.length(50_000)
  })

  it('are several beyond that, with an index that names them', () => {
    const [index, ...parts] = made(120_001)
    expect(parts.map(({ path }) => path)).to.deep.equal(['sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml'])
    const { sitemapindex } = new XMLParser().parse(String(index?.contents))
    expect(sitemapindex.sitemap.map(({ loc }: { loc: string }) => loc)).to.deep.equal(
      parts.map(({ path }) => `${origin}/${path}`),
    )
    const counts = parts.map(({ contents }) => String(contents).match(/<loc>/g)?.length ?? 0)
    expect(counts.reduce((sum, count) => sum + count)).to.equal(120_001)
    for (const { contents } of parts) expect(String(contents).length).to.be.below(50_000_000)
  })
})
