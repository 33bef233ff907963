import { readdirSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { expect } from 'chai'
import { entryIn, links, page, richText, smallExport } from '../data/export.ts'
import { temporaryFolder } from '../data/folder.ts'
import { kade } from '../data/run.ts'
import { running } from '../data/running.ts'
import { spaceWith } from '../data/space.ts'

const text = (words: string) => ({ 'nl-BE': richText(words), 'en-US': richText(words) })

/** The address of a preview that listens, and its pages. */
const previewing = async (argv: ReadonlyArray<string>, environment: { readonly [name: string]: string } = {}) => {
  const preview = running(['preview', '--drafts', '--port', '0', ...argv], environment)
  const [, url = ''] = /Drafts at (\S+)\//.exec(await preview.until(/Drafts at \S+/)) ?? []
  const get = (path: string, headers = {}) => fetch(url + path, { redirect: 'manual', headers })
  const html = async (path: string) => (await get(path)).text()
  /** Until pages were told to load themselves again. */
  const reloaded = async (): Promise<() => Promise<void>> => {
    const ended = new AbortController()
    const { body } = await fetch(`${url}/__dev/events`, { signal: ended.signal })
    return async () => {
      for await (const part of body as unknown as AsyncIterable<Uint8Array>)
        if (Buffer.from(part).toString().includes('event: reload')) break
      ended.abort()
    }
  }
  return { preview, url, get, html, reloaded }
}

describe('the preview of drafts', function () {
  this.timeout(90_000)
  const folder = temporaryFolder()

  it('shows a space as it was last saved, and what is saved while one looks', async () => {
    const space = await spaceWith()
    await space.save('about.text', 'text', text('Not published.'))
    const { CONTENTFUL_SPACE_ID = '', CONTENTFUL_HOST = '' } = space.variables
    const { preview, html, reloaded } = await previewing(['--every', '0.3', '--out', join(folder, 'dist')], {
      CONTENTFUL_SPACE_ID,
      CONTENTFUL_PREVIEW_HOST: CONTENTFUL_HOST,
      CONTENTFUL_PREVIEW_ACCESS_TOKEN: 'a-preview-token',
    })
    expect(await html('/en/about-us/'))
      .to.contain('Not published.')
      .and.to.contain('Preview of drafts')
    const seen = await reloaded()
    await space.save('about.text', 'text', text('Saved meanwhile.'))
    await seen()
    expect(await html('/nl/over-ons/'))
      .to.contain('Saved meanwhile.')
      .and.to.contain('Voorbeeld van concepten')
    expect(await preview.stop()).to.equal(0)
    await space.platform.close()
    expect(readdirSync(join(folder, '.kade', 'dist'))).to.deep.equal([])
  })

  it('shows the drafts of an export at the addresses they will have, and asks not to be indexed', async () => {
    const site = smallExport()
    const draft = page('draft', ['concept', 'draft'])
    delete draft.sys.publishedVersion
    site.entries.push(draft)
    entryIn(site, 'about').fields.pages = { 'nl-BE': links('story', 'draft') }
    const content = join(folder, 'content.json')
    writeFileSync(content, JSON.stringify(site))
    const { preview, url, get, html, reloaded } = await previewing(['--content', content])

    const shown = await get('/en/about-us/draft/')
    expect([shown.status, shown.headers.get('x-robots-tag'), shown.headers.get('cache-control')]).to.deep.equal([
      200,
      'noindex',
      'no-store',
    ])
    expect(await shown.text())
      .to.contain('draft (en)')
      .and.to.contain('<meta name="robots" content="noindex">')
    expect([(await get('/')).status, (await get('/')).headers.get('location')]).to.deep.equal([302, '/nl/'])
    expect((await get('/en/about-us')).headers.get('location')).to.equal('/en/about-us/')
    const lost = await get('/en/nothing/')
    expect([lost.status, (await lost.text()).includes('lost (en)')]).to.deep.equal([404, true])
    for (const [, file = ''] of (await html('/en/')).matchAll(/(?:href|src)="(\/[^"]+\.(?:css|js|svg|ico|woff2))"/g))
      expect((await get(file)).status, file).to.equal(200)
    expect((await get('/en/about-us/_payload.json')).status).to.equal(404)
    const byAnotherName = new Promise((resolve) => {
      request(`${url}/en/`, { headers: { host: 'elsewhere.example' } }, ({ statusCode }) => resolve(statusCode)).end()
    })
    expect(await byAnotherName).to.equal(403)

    const seen = await reloaded()
    entryIn(site, 'about.text').fields.text = text('Changed in the file.')
    writeFileSync(content, JSON.stringify(site))
    await seen()
    expect(await html('/en/about-us/')).to.contain('Changed in the file.')
    expect(await preview.stop()).to.equal(0)
  })

  it('tells on a page what is wrong with it; others are shown', async () => {
    const site = smallExport()
    site.entries.push({
      ...entryIn(site, 'about.text'),
      sys: { ...entryIn(site, 'about.text').sys, id: 'broken' },
      fields: { title: {} },
    })
    entryIn(site, 'story').fields.sections = { 'nl-BE': links('broken', 'about.text') }
    entryIn(site, 'story').fields.description = { 'nl-BE': 'Alleen hier.' }
    const content = join(folder, 'broken.json')
    writeFileSync(content, JSON.stringify(site))
    const { preview, html, reloaded } = await previewing(['--content', content])
    const story = await html('/en/about-us/story/')
    expect(story)
      .to.contain('Something on this page is not right yet')
      .and.to.contain('entry &quot;broken&quot;, en-US')
      .and.to.contain('entry &quot;story&quot;, field &quot;description&quot;, en-US')
      .and.to.contain('Fill it in')
      .and.to.contain('We are the quay.')
    const about = await html('/en/about-us/')
    expect(about).to.contain('We are the quay.').and.to.contain('One thing is not right elsewhere')
    expect(about).not.to.contain('Something on this page')

    const seen = await reloaded()
    writeFileSync(content, '{ "entries": [')
    await seen()
    expect(await html('/en/about-us/'))
      .to.contain('We are the quay.')
      .and.to.contain('It cannot be read')
    const again = await reloaded()
    entryIn(site, 'layout').fields = {}
    writeFileSync(content, JSON.stringify(site))
    await again()
    expect(await html('/nl/'))
      .to.contain('Deze pagina kan niet worden getoond')
      .and.to.contain('The layout cannot be shown')
    expect(await preview.stop()).to.equal(0)
  })

  it('of a space wants its preview token', async () => {
    const { code, stderr } = await kade(['preview', '--drafts'], { CONTENTFUL_SPACE_ID: 'abc', CONTENTFUL_ACCESS_TOKEN: 'x' })
    expect(code).to.equal(1)
    expect(stderr).to.contain('CONTENTFUL_PREVIEW_ACCESS_TOKEN').and.to.contain('There is no preview token for the space "abc".')
  })
})
