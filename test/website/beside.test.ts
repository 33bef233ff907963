import { expect } from 'chai'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { elements } from '../data/html.ts'
import { translatedPaths } from '../data/routes.ts'
import { fileOf, origin, writtenWebsite } from '../data/website.ts'

describe('the files beside the pages', function () {
  this.timeout(60_000)
  const { files, read, html } = writtenWebsite()

  const parse = (file: string) => {
    expect(XMLValidator.validate(read(file)), file).to.equal(true)
    return new XMLParser({
      ignoreAttributes: false,
      attributeNamePrefix: '',
      isArray: (name) => ['url', 'entry', 'xhtml:link', 'link', 'author'].includes(name),
    }).parse(read(file))
  }

  it('are a sitemap whose groups are reciprocal and whose dates are those of the content', () => {
    type Url = { loc: string; lastmod: string; 'xhtml:link': ReadonlyArray<{ hreflang: string; href: string }> }
    const urls: ReadonlyArray<Url> = parse('sitemap.xml').urlset.url
    expect(urls.map(({ loc }) => loc)).to.have.members(translatedPaths.flat().map((path) => `${origin}${path}`))
    const group = (url: Url | undefined) => url?.['xhtml:link'].map(({ hreflang, href }) => `${hreflang} ${href}`).sort()
    for (const url of urls) {
      expect(url['xhtml:link'].map(({ hreflang }) => hreflang)).to.have.members(['nl', 'nl-BE', 'en', 'en-US', 'x-default'])
      for (const { href } of url['xhtml:link'])
        expect(group(urls.find(({ loc }) => loc === href)), href).to.deep.equal(group(url))
      expect(url.lastmod, url.loc).to.match(/^20\d\d-\d\d-\d\dT/)
      expect(Date.parse(url.lastmod), url.loc).to.be.below(Date.now())
    }
    expect(new Set(urls.map(({ lastmod }) => lastmod)).size).to.be.above(20)
  })

  it('are robots.txt, which names the sitemap', () => {
    expect(read('robots.txt')).to.equal(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`)
  })

  it('are one Atom feed a language, newest first, found by every page', () => {
    for (const [index, code, iso] of [
      [0, 'en', 'en-US'],
      [1, 'nl', 'nl-BE'],
    ] as const) {
      const { feed } = parse(`${code}/feed.xml`)
      type Entry = {
        id: string
        title: string
        updated: string
        published: string
        summary: string
        link: ReadonlyArray<{ href: string }>
      }
      const entries: ReadonlyArray<Entry> = feed.entry
      expect(feed).to.include({ 'xml:lang': iso, id: `${origin}/${code}/`, title: 'Noordkade' })
      expect(entries).to.have.length(29)
      const dates = entries.map(({ published }) => published)
      expect(dates).to.deep.equal([...dates].sort().reverse())
      for (const entry of entries) {
        expect(entry.id).to.equal(entry.link[0]?.href)
        expect(files.has(fileOf(entry.id.replace(origin, ''))), entry.id).to.equal(true)
      }
      for (const pair of translatedPaths) {
        const feeds = elements(html(pair[index]), 'link').filter((link) => link.type === 'application/atom+xml')
        expect(feeds[0]?.href).to.equal(`${origin}/${code}/feed.xml`)
        expect(feeds).to.have.length(2)
      }
    }
  })

  it('are icons, real PNGs of the stated sizes', () => {
    for (const size of [64, 120, 144, 152, 384, 512]) {
      const icon = files.get(`icons/apple-touch-icon-${size}.png`)
      expect(icon?.subarray(1, 4).toString()).to.equal('PNG')
      expect([icon?.readUInt32BE(16), icon?.readUInt32BE(20)]).to.deep.equal([size, size])
    }
    expect(files.has('favicon.ico') && files.has('favicon.svg')).to.equal(true)
  })

  it('are a web manifest in each language, whose icons exist', () => {
    for (const [file, lang] of [
      ['manifest.webmanifest', 'nl-BE'],
      ['en/manifest.webmanifest', 'en-US'],
    ] as const) {
      const manifest = JSON.parse(read(file))
      expect(manifest).to.include({ lang, theme_color: '#f5f7fb', short_name: 'Noordkade' })
      for (const { src } of manifest.icons) expect(files.has(src.slice(1)), src).to.equal(true)
    }
  })

  it('are the files of every host', () => {
    expect([...files.keys()]).to.include.members(['_redirects', '_headers', 'vercel.json', 'nginx.conf', '.nojekyll'])
  })
})
