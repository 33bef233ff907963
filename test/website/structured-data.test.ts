import { expect } from 'chai'
import { allPaths, origin, writtenWebsite } from '../data/website.ts'

type Thing = { readonly '@type': string; readonly [property: string]: unknown }

/** What Google requires or recommends of each type, as far as the content can tell it. */
const wanted: { readonly [type: string]: ReadonlyArray<string> } = {
  Organization: ['@id', 'name', 'url', 'logo'],
  WebSite: ['@id', 'name', 'url', 'inLanguage', 'publisher'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Article: [
    'headline',
    'image',
    'description',
    'url',
    'mainEntityOfPage',
    'inLanguage',
    'datePublished',
    'dateModified',
    'articleSection',
    'keywords',
    'wordCount',
    'timeRequired',
    'author',
    'publisher',
  ],
  Person: ['name', 'jobTitle'],
  JobPosting: [
    'title',
    'description',
    'identifier',
    'url',
    'datePosted',
    'validThrough',
    'employmentType',
    'hiringOrganization',
    'jobLocation',
  ],
  PropertyValue: ['name', 'value'],
  Place: ['address'],
  PostalAddress: ['addressLocality', 'addressCountry'],
}

const dates = ['datePublished', 'dateModified', 'datePosted', 'validThrough']
const addresses = ['url', 'logo', 'image', 'item', 'mainEntityOfPage']

describe('the structured data of the website', function () {
  this.timeout(60_000)
  const { files, html } = writtenWebsite()

  const graph = (path: string): ReadonlyArray<Thing> =>
    JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html(path))?.[1] ?? '{}')['@graph']

  /** Every thing on a page, those inside others too. */
  const thingsIn = (value: unknown): ReadonlyArray<Thing> => {
    if (Array.isArray(value)) return value.flatMap(thingsIn)
    if (typeof value !== 'object' || value === null) return []
    return [...('@type' in value ? [value as Thing] : []), ...Object.values(value).flatMap(thingsIn)]
  }
  const oneOf = (path: string, type: string) => graph(path).find((thing) => thing['@type'] === type)

  it('has every property that a type should have, and none that is empty', () => {
    for (const path of allPaths)
      for (const thing of thingsIn(graph(path))) {
        const type = thing['@type']
        expect(thing, `${type} on ${path}`).to.include.keys(...(wanted[type] ?? [`a type that is known, not ${type}`]))
        for (const [property, value] of Object.entries(thing))
          expect(
            ['', null, 0].includes(value as string) || (Array.isArray(value) && value.length === 0),
            `${type}.${property} on ${path}`,
          ).to.equal(false)
      }
  })

  it('gives dates and addresses as others can read them, of pages and files that are there', () => {
    for (const path of allPaths)
      for (const thing of thingsIn(graph(path))) {
        for (const date of dates)
          if (date in thing) expect(String(thing[date]), `${date} on ${path}`).to.match(/^20\d\d-\d\d-\d\d(T[\d:.]+Z)?$/)
        for (const property of addresses) {
          if (!(property in thing)) continue
          const address = String(thing[property])
          expect(address, `${property} on ${path}`).to.match(new RegExp(`^${origin}/`))
          const file = address.slice(origin.length + 1)
          expect(files.has(file.endsWith('/') || file === '' ? `${file}index.html` : file), `${address} on ${path}`).to.equal(
            true,
          )
        }
      }
  })

  it('refers to nothing that the page does not describe', () => {
    for (const path of allPaths) {
      const described = graph(path).map((thing) => thing['@id'])
      for (const [, id] of JSON.stringify(graph(path)).matchAll(/"@id":"([^"]+)"/g)) expect(described, path).to.include(id)
    }
  })

  it('counts breadcrumbs from home to the page itself', () => {
    for (const path of allPaths) {
      const crumbs = oneOf(path, 'BreadcrumbList')?.itemListElement as ReadonlyArray<Thing> | undefined
      if (!crumbs) continue
      expect(crumbs.map(({ position }) => position)).to.deep.equal(crumbs.map((_, index) => index + 1))
      expect(crumbs.at(-1)?.item, path).to.equal(origin + path)
    }
  })

  it('gives the whole of a vacancy, and not its lead alone', () => {
    const description = String(oneOf('/en/careers/solution-architect/', 'JobPosting')?.description)
    expect(description).to.match(/^<p>As a solution architect/)
    expect(description).to.contain('<h2>What we offer</h2><ul><li>A permanent contract')
    expect(description).to.match(/<\/p>$/)
  })

  it('shows the face of an author who has one', () => {
    const [author] = thingsIn(oneOf('/en/news/hybrid-working/', 'Article')?.author)
    expect(author?.image).to.match(/\/assets\/elke-goossens/)
  })
})
