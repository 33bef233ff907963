import { expect } from 'chai'
import { findingsIn, foundAfter, plant } from './checked.ts'
import { type Files, smallWebsite } from './small-website.ts'

const about = 'nl/over-ons/index.html'
const origin = 'https://www.example.com'
const english = `<link rel="alternate" hreflang="en-US" href="${origin}/en/about-us/">`

const told = async (rule: string, change: (files: Files) => void): Promise<ReadonlyArray<string>> =>
  (await foundAfter(rule, change)).map(({ at, what }) => `${at.join(' ')}: ${what}`)

describe('the check of languages', () => {
  it('finds a page in another language than its route, and one in none', async () => {
    expect(
      await told('language', (files) => plant(files, about, (html) => html.replace('lang="nl-BE"', 'lang="nl"'))),
    ).to.deep.equal(['/nl/over-ons/: The page says that it is in nl, but its route is in nl-BE.'])
    expect(
      await told('language', (files) => plant(files, 'index.html', (html) => html.replace(' lang="nl-BE"', ''))),
    ).to.deep.equal(['/: The page does not say in which language it is.'])
  })

  it('finds a canonical address that is not the page itself, or is missing', async () => {
    const canonical = `<link rel="canonical" href="${origin}/nl/over-ons/">`
    expect(
      await told('canonical', (files) =>
        plant(files, about, (html) => html.replace(canonical, canonical.replace('over-ons/', ''))),
      ),
    ).to.deep.equal([`/nl/over-ons/: Its canonical address is ${origin}/nl/, and not ${origin}/nl/over-ons/.`])
    expect(await told('canonical', (files) => plant(files, about, (html) => html.replace(canonical, '')))).to.deep.equal([
      '/nl/over-ons/: It has no canonical address.',
    ])
  })

  it('finds a language that a page does not name, and that the others are not named in return', async () => {
    const findings = await told('alternates', (files) => {
      plant(files, about, (html) => html.replace(english, ''))
      plant(files, 'sitemap.xml', (xml) => xml.replace(english.replace('<link', '<xhtml:link').replace('>', '/>'), ''))
    })
    expect(findings).to.deep.equal([
      '/en/about-us/: It names https://www.example.com/nl/over-ons/, which does not name the same pages in return.',
      '/nl/over-ons/: It does not name its page in en-US.',
    ])
  })

  it('finds that another page is named for a language', async () => {
    const findings = await told('alternates', (files) => {
      plant(files, about, (html) => html.replace(english, english.replace('about-us/', '')))
      plant(files, 'sitemap.xml', (xml) =>
        xml.replace(
          english.replace('<link', '<xhtml:link').replace('>', '/>'),
          english.replace('<link', '<xhtml:link').replace('about-us/">', '"/>'),
        ),
      )
    })
    expect(findings).to.include(`/nl/over-ons/: It names ${origin}/en/, and not ${origin}/en/about-us/, in en-US.`)
  })

  it('finds that nothing is there for readers of other languages', async () => {
    const findings = await told('alternates', (files) => {
      for (const file of ['404.html', 'en/404.html'])
        plant(files, file, (html) => html.replace(/<link rel="alternate" hreflang="x-default"[^>]*>/, ''))
    })
    expect(findings).to.deep.equal(['/404.html /en/404.html: It names no page for readers of other languages (x-default).'])
  })

  it('finds that what is there for readers of other languages is none of the languages', async () => {
    const findings = await told('alternates', (files) => {
      for (const file of ['404.html', 'en/404.html'])
        plant(files, file, (html) => html.replace(/(hreflang="x-default" href=")[^"]*/, `$1${origin}/nl/`))
    })
    expect(findings).to.include(
      `/404.html /en/404.html: Its page for readers of other languages is ${origin}/nl/, which is none of its languages.`,
    )
  })

  describe('of the sitemap', () => {
    it('finds a page that is not listed', async () => {
      const findings = await told('sitemap', (files) =>
        plant(files, 'sitemap.xml', (xml) => xml.replace(/<url><loc>[^<]*over-ons\/<\/loc>.*?<\/url>/, '')),
      )
      expect(findings).to.deep.equal(['/nl/over-ons/: The sitemap does not list it.'])
    })

    it('finds an address that is no page', async () => {
      const findings = await told('sitemap', (files) =>
        plant(files, 'sitemap.xml', (xml) => xml.replace('</urlset>', `<url><loc>${origin}/404.html</loc></url></urlset>`)),
      )
      expect(findings).to.deep.equal([`/sitemap.xml: It lists ${origin}/404.html, which is no page of this website.`])
    })

    it('finds other languages than those of the page', async () => {
      const findings = await told('sitemap', (files) =>
        plant(files, 'sitemap.xml', (xml) => xml.replace(/(about-us\/<\/loc>)<xhtml:link[^>]*>/, '$1')),
      )
      expect(findings).to.deep.equal(['/en/about-us/: The sitemap and its head name different pages in other languages.'])
    })

    it('finds a page that asks not to be indexed', async () => {
      const findings = await told('sitemap', (files) => plant(files, about, (html) => html.replace('index, follow', 'noindex')))
      expect(findings).to.deep.equal(['/nl/over-ons/: It asks not to be indexed, but the sitemap lists it.'])
    })
  })

  it('finds nothing in a website without an address of its own, which asks not to be indexed', async () => {
    const files = Object.fromEntries(
      Object.entries(smallWebsite()).map(([file, text]) => [
        file,
        text.replaceAll(origin, '').replaceAll('index, follow', 'noindex'),
      ]),
    )
    expect(await findingsIn(files)).to.deep.equal([])
  })
})
