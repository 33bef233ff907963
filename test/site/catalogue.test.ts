import { join } from 'node:path'
import { expect } from 'chai'
import { moduleTypes } from '../../domain/page.ts'
import { examples } from '../../site/catalogue/examples.ts'
import { filesIn, temporaryFolder } from '../data/folder.ts'
import { elements } from '../data/html.ts'
import { kade } from '../data/run.ts'

describe('the catalogue', function () {
  this.timeout(60_000)
  const files = new Map<string, Buffer>()
  const read = (file: string): string => files.get(file)?.toString() ?? ''
  const pages = ['nl/', 'en/', 'nl/plain/', 'en/plain/'].map((page) => `catalogue/${page}index.html`)

  before(async () => {
    const out = join(temporaryFolder(), 'out')
    const environment = { KADE_CATALOGUE: 'yes', SITE_ORIGIN: 'https://www.noordkade.example' }
    const { code, stderr } = await kade(['generate', '--out', out], environment)
    expect(code, stderr).to.equal(0)
    for (const [path, contents] of filesIn(out)) files.set(path, contents)
  })

  it('shows every example of every module, each read without a problem', () => {
    for (const page of pages.slice(0, 2)) {
      const html = read(page)
      for (const type of moduleTypes)
        for (const name of Object.keys(examples[type]))
          expect(html, page).to.contain(`<section class="${type}" id="${type}-${name}-shown"`)
      expect(html).not.to.contain('<pre>')
    }
  })

  it('speaks the language of its address', () => {
    expect(read('catalogue/nl/index.html')).to.contain('lang="nl"').and.to.contain('Naar de inhoud')
    expect(read('catalogue/en/index.html')).to.contain('lang="en"').and.to.contain('Skip to content')
  })

  it('gives an id once, and has every picture it shows', () => {
    for (const page of pages) {
      const ids = [...read(page).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
      expect(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        page,
      ).to.deep.equal([])
      for (const { src } of elements(read(page), 'img'))
        expect(files.has(src?.slice(1) ?? ''), `${src} on ${page}`).to.equal(true)
    }
  })

  it('is hidden from search engines, whatever the website is', () => {
    for (const page of pages) expect(read(page), page).to.contain('<meta name="robots" content="noindex">')
    for (const list of ['sitemap.xml', '_manifest.json']) expect(read(list), list).not.to.contain('catalogue/')
  })
})
