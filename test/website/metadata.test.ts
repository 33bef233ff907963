import { expect } from 'chai'
import { elements, textOf } from '../data/html.ts'
import { failurePaths, translatedPaths } from '../data/routes.ts'
import { allPaths, origin, writtenWebsite } from '../data/website.ts'

describe('the metadata of the website', function () {
  this.timeout(60_000)
  const { files, html } = writtenWebsite()

  for (const [language, index, iso, ogLocale] of [
    ['Dutch', 1, 'nl-BE', 'nl_BE'],
    ['English', 0, 'en-US', 'en_US'],
  ] as const)
    it(`is complete on every ${language} page`, () => {
      for (const pair of translatedPaths) {
        const [path, page] = [pair[index], html(pair[index])]
        const metas = elements(page, 'meta')
        const links = elements(page, 'link')
        const named = (name: string) => metas.find((meta) => meta.name === name)?.content
        const property = (name: string) => metas.find((meta) => meta.property === name)?.content
        const alternates = Object.fromEntries(
          links.filter((link) => link.hreflang && !link.type).map((link) => [link.hreflang, link.href]),
        )
        const [en, nl] = pair.map((one) => `${origin}${one}`)

        expect(elements(page, 'html')[0], path).to.include({
          lang: iso,
          'data-locale': iso,
          'data-locales': 'nl-BE en-US',
          'data-default-locale': 'nl-BE',
        })
        expect(textOf(page, 'title'), path).to.match(/^.+ \| Noordkade/)
        expect(named('description'), path).to.have.length.above(20)
        expect(named('theme-color'), path).to.equal('#f5f7fb')
        expect(named('verbose'), path).to.equal('false')
        expect(named('robots'), path).to.equal('index, follow')
        expect(links.find((link) => link.rel === 'canonical')?.href, path).to.equal(`${origin}${path}`)
        expect(alternates, path).to.deep.equal({ nl, 'nl-BE': nl, en, 'en-US': en, 'x-default': nl })
        expect(property('og:locale'), path).to.equal(ogLocale)
        expect(property('og:type'), path).to.equal('website')
        expect(property('og:site_name'), path).to.equal('Noordkade')
        expect(property('og:title'), path).to.have.length.above(3)
        expect(property('og:description'), path).to.equal(named('description'))
        expect(
          links.filter((link) => link.rel === 'apple-touch-icon').map((link) => link.sizes),
          path,
        ).to.deep.equal([64, 120, 144, 152, 384, 512].map((size) => `${size}x${size}`))
        expect(
          links.some((link) => link.rel === 'icon'),
          path,
        ).to.equal(true)
        expect(files.has(links.find((link) => link.rel === 'manifest')?.href?.slice(1) ?? ''), path).to.equal(true)
      }
    })

  it('has titles and descriptions that are unique in each language', () => {
    for (const index of [0, 1] as const) {
      const pages = translatedPaths.map((pair) => html(pair[index]))
      const titles = pages.map((page) => textOf(page, 'title'))
      const descriptions = pages.map((page) => elements(page, 'meta').find((meta) => meta.name === 'description')?.content)
      expect(new Set(titles).size).to.equal(titles.length)
      expect(new Set(descriptions).size).to.equal(descriptions.length)
    }
  })

  it('asks not to be indexed on the not-found pages', () => {
    for (const path of failurePaths) expect(html(path)).to.contain('<meta name="robots" content="noindex">')
  })

  it('describes articles, vacancies and breadcrumbs to search engines', () => {
    const graph = (path: string): ReadonlyArray<{ readonly '@type': string; readonly [key: string]: unknown }> =>
      JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html(path))?.[1] ?? '{}')['@graph']
    const types = (path: string) => graph(path).map((thing) => thing['@type'])
    expect(types('/en/')).to.deep.equal(['Organization', 'WebSite'])
    expect(types('/en/news/hybrid-working/')).to.deep.equal(['Organization', 'WebSite', 'BreadcrumbList', 'Article'])
    expect(types('/en/careers/solution-architect/')).to.deep.equal(['Organization', 'WebSite', 'BreadcrumbList', 'JobPosting'])
    const posting = graph('/en/careers/solution-architect/').find((thing) => thing['@type'] === 'JobPosting')
    expect(posting).to.include.keys(
      'title',
      'description',
      'datePosted',
      'validThrough',
      'employmentType',
      'hiringOrganization',
      'jobLocation',
    )
    for (const path of allPaths) expect(graph(path), path).to.be.an('array')
  })
})
