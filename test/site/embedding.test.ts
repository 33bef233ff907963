import { expect } from 'chai'
import { linkTo } from '../../domain/platform/sys.ts'
import { both, entry, entryIn, link, links, page, richText, smallExport } from '../data/export.ts'
import { contentOf, siteOf } from '../data/site.ts'

const node = (nodeType: string, data: object, ...content: ReadonlyArray<object>) => ({ nodeType, data, content })
const words = (value: string) => ({ nodeType: 'text', value, marks: [], data: {} })

/** The small website whose page "about" says this. */
const saying = async (...content: ReadonlyArray<object>) => {
  const site = smallExport()
  const text = { nodeType: 'document', data: {}, content }
  entryIn(site, 'about.text').fields.text = { 'nl-BE': text, 'en-US': text }
  return site
}

const published = { createdAt: '2024-01-01T00:00:00.000Z', version: 2, publishedVersion: 1 }

describe('content that embeds other content', () => {
  it('shows a picture with its sizes and its description', async () => {
    const site = await saying(node('embedded-asset-block', { target: linkTo('Asset', 'quay') }))
    const file = {
      url: '//images.ctfassets.net/kade/quay.png',
      contentType: 'image/png',
      details: { size: 9, image: { width: 600, height: 400 } },
    }
    site.assets.push({
      sys: { ...published, id: 'quay', type: 'Asset', publishedAt: '2026-05-05T00:00:00.000Z' },
      fields: {
        title: { 'nl-BE': 'Kade', 'en-US': 'Quay' },
        description: { 'nl-BE': 'De kade', 'en-US': 'The quay' },
        file: { 'nl-BE': file, 'en-US': file },
      },
    })
    const { files, problems } = await siteOf(contentOf(site))
    expect(problems).to.deep.equal([])
    expect(files.get('en/about-us/index.html')).to.match(
      /<img [^>]*src="https:\/\/images\.ctfassets\.net\/kade\/quay\.png"[^>]*width="600"[^>]*height="400"[^>]*alt="The quay"/,
    )
    expect(files.get('sitemap.xml'), 'the page is as new as its picture').to.match(/over-ons\/<\/loc><lastmod>2026-05-05T/)
  })

  it('links to pages by their address in the language of the text', async () => {
    const site = await saying(node('paragraph', {}, node('entry-hyperlink', { target: linkTo('Entry', 'story') }, words('more'))))
    const { files } = await siteOf(contentOf(site))
    expect(files.get('nl/over-ons/index.html')).to.contain('<a href="/nl/over-ons/verhaal/">more</a>')
    expect(files.get('en/about-us/index.html')).to.contain('<a href="/en/about-us/story/">more</a>')
  })

  it('leaves a page that is not translated out of lists, and out of that language', async () => {
    const site = smallExport()
    site.entries.push(
      entry('about.cards', 'moduleCards', { title: both('Kaarten', 'Cards'), pages: links('story', 'only-dutch') }),
      page('more', ['meer', 'more'], { sections: links('about.cards') }),
    )
    entryIn(site, 'home').fields.pages = { 'nl-BE': links('about', 'more', 'only-dutch') }
    const { files, problems } = await siteOf(contentOf(site))
    expect(problems).to.deep.equal([])
    expect(files.get('nl/meer/index.html')).to.contain('href="/nl/alleen-nederlands/"')
    expect(files.get('en/more/index.html')).to.contain('href="/en/about-us/story/"').and.not.to.contain('alleen-nederlands')
    expect([...files.keys()].filter((path) => path.includes('alleen'))).to.deep.equal([
      'nl/alleen-nederlands/index.html',
      'nl/alleen-nederlands/_payload.json',
    ])
    expect(files.get('nl/alleen-nederlands/index.html')).to.contain('hreflang="x-default"').and.not.to.contain('hreflang="en"')
  })

  it('opens groups of sections, and gives a module its anchor', async () => {
    const site = smallExport()
    site.entries.push(
      entry('about.placed', 'module', { anchor: both('wie', 'who'), module: link('about.text') }),
      entry('about.group', 'layoutSections', { sections: links('about.placed') }),
    )
    entryIn(site, 'about').fields.sections = { 'nl-BE': links('about.group') }
    const { files, problems } = await siteOf(contentOf(site))
    expect(problems).to.deep.equal([])
    expect(files.get('nl/over-ons/index.html')).to.contain('id="wie"')
    expect(files.get('en/about-us/index.html')).to.contain('id="who"')
  })

  it('names the entry of every section where the layout is verbose', async () => {
    const site = smallExport()
    site.entries.push(entry('verbose', 'layoutVerbose', { enabled: true }))
    entryIn(site, 'layout').fields.verbose = { 'nl-BE': link('verbose') }
    const { files } = await siteOf(contentOf(site))
    expect(files.get('nl/over-ons/index.html'))
      .to.contain('<meta name="verbose" content="true">')
      .and.to.contain('about.text</code>')
    const quiet = await siteOf(contentOf(smallExport()))
    expect(quiet.files.get('nl/over-ons/index.html'))
      .to.contain('<meta name="verbose" content="false">')
      .and.not.to.contain('about.text</code>')
  })

  it('escapes what editors write', async () => {
    const site = smallExport()
    const hostile = '</title><script>alert(1)</script>"\'&'
    entryIn(site, 'story').fields.title = { 'nl-BE': hostile, 'en-US': hostile }
    entryIn(site, 'about.text').fields.text = { 'nl-BE': richText(hostile), 'en-US': richText(hostile) }
    site.entries.push(entry('story.facts', 'factsArticle', { published: '2024-01-01' }))
    entryIn(site, 'story').fields.facts = { 'nl-BE': link('story.facts') }
    const { files } = await siteOf(contentOf(site))
    for (const [path, contents] of files) if (/\.(html|xml)$/.test(path)) expect(contents, path).not.to.contain('<script>alert')
  })
})
