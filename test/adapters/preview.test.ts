import type { Server } from 'node:http'
import { request } from 'node:http'
import { join } from 'node:path'
import { expect } from 'chai'
import { listen } from '../../adapters/node/listen.ts'
import { previewOf } from '../../adapters/node/preview.ts'
import { E } from '../../domain/prelude.ts'
import { generate } from '../../renderer/generate.ts'
import { theme } from '../../site/theme.ts'
import { smallExport } from '../data/export.ts'
import { temporaryFolder } from '../data/folder.ts'
import { success } from '../data/outcome.ts'
import { writeSite } from '../data/output.ts'
import { contentOf } from '../data/site.ts'

describe('the preview', () => {
  const dist = join(temporaryFolder(), 'dist')
  let server: Server
  let url: string

  before(async () => {
    const settings = { origin: undefined, stylesheets: ['/assets/a.css'], scripts: [], fonts: [] }
    const site = await generate(theme, settings, contentOf(smallExport()))()
    if (E.isLeft(site)) throw new Error(JSON.stringify(site.left))
    const pages = [...site.right.files].filter(({ path }) => path !== '_manifest.json')
    await success(writeSite(dist, [...pages, { path: 'assets/a.css', contents: 'p{}' }]))
    const listening = await listen(previewOf(dist), 0)
    server = listening.server
    url = listening.url
  })
  after(() => server.close())

  const get = (path: string) => fetch(url + path, { redirect: 'manual' })

  /** As it stands: fetch tidies paths up. */
  const rawStatus = (path: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      request(url, { path }, (response) => resolve(response.resume().statusCode))
        .on('error', reject)
        .end()
    })

  it('redirects the root to the default language', async () => {
    const response = await get('/')
    expect([response.status, response.headers.get('location')]).to.deep.equal([302, '/nl/'])
  })

  it('serves pages with the headers of the host files', async () => {
    const response = await get('/en/about-us/')
    expect(response.status).to.equal(200)
    expect(await response.text()).to.contain('about (en)')
    expect(response.headers.get('content-type')).to.match(/^text\/html;\s?charset=utf-8$/i)
    expect(response.headers.get('x-content-type-options')).to.equal('nosniff')
    expect(response.headers.get('x-robots-tag')).to.equal('noindex')
  })

  it('lets hashed files be cached for ever', async () => {
    expect((await get('/assets/a.css')).headers.get('cache-control')).to.equal('public, max-age=31536000, immutable')
  })

  it('adds the trailing slash, and keeps the query', async () => {
    const response = await get('/en/about-us?a=1')
    expect([response.status, response.headers.get('location')]).to.deep.equal([301, '/en/about-us/?a=1'])
  })

  it('has one address for a page', async () => {
    const response = await get('/en/about-us/index.html')
    expect([response.status, response.headers.get('location')]).to.deep.equal([301, '/en/about-us/'])
  })

  it('answers 404 in the language of the address', async () => {
    for (const [path, words] of [
      ['/en/nowhere/', 'lost (en)'],
      ['/en/about-us/nowhere', 'lost (en)'],
      ['/nl/nergens/', 'lost (nl)'],
      ['/nergens', 'lost (nl)'],
    ] as const) {
      const response = await get(path)
      expect(response.status, path).to.equal(404)
      expect(await response.text(), path).to.contain(words)
    }
  })

  it('serves nothing from outside of the folder, and survives odd addresses', async () => {
    for (const path of [
      '/../package.json',
      '/%2e%2e/%2e%2e/package.json',
      '/..%2f..%2fpackage.json',
      '/%',
      '/%00/',
      '/nl/%c0%ae/',
    ])
      expect(await rawStatus(path), path).to.be.oneOf([400, 404])
    expect((await get('/nl/')).status).to.equal(200)
  })

  it('answers 304 to who has the page already', async () => {
    const etag = (await get('/nl/')).headers.get('etag') ?? ''
    expect((await fetch(`${url}/nl/`, { headers: { 'if-none-match': etag } })).status).to.equal(304)
  })
})
