import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import type { Browser, BrowserContext, Page } from 'playwright'
import { listen } from '../../adapters/node/listen.ts'
import { previewOf } from '../../adapters/node/preview.ts'
import { kade } from '../data/run.ts'
import { website } from '../data/website.ts'
import { launch } from './browser.ts'

describe('the service worker', function () {
  this.timeout(60_000)
  let browser: Browser
  let context: BrowserContext
  let page: Page
  let server: Server
  let url: string
  let folder: string

  before(async function () {
    browser = await launch(this)
    folder = (await website()).dist
    const listening = await listen((request, response) => previewOf(folder)(request, response), 0)
    server = listening.server
    url = listening.url
  })
  after(async () => {
    await browser?.close()
    server?.close()
  })
  beforeEach(async () => {
    folder = (await website()).dist
    context = await browser.newContext({ reducedMotion: 'reduce' })
    page = await context.newPage()
  })
  afterEach(() => context.close())

  /** A first visit installs it; it serves from the second on. */
  const visitTwice = async (path: string) => {
    await page.goto(url + path)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.waitForTimeout(300)
    await page.goto(url + path)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  }

  it('shows pages that were visited without a network, looking as they did', async () => {
    await visitTwice('/en/')
    await page.goto(`${url}/en/news/hybrid-working/`)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.goto(`${url}/en/news/hybrid-working/`)
    expect(await page.locator('h1').textContent()).to.contain('Hybrid working')
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).to.contain('Hanken')
    expect(await page.evaluate(() => document.fonts.check('16px "Hanken Grotesk"'))).to.equal(true)
  })

  it('says in the language of the address that a page was not kept', async () => {
    await visitTwice('/nl/')
    await context.setOffline(true)
    await page.goto(`${url}/nl/cases/coop/`)
    expect(await page.locator('h1').textContent()).to.equal('Geen verbinding')
    await page.goto(`${url}/en/cases/coop/`)
    expect(await page.locator('h1').textContent()).to.equal('No connection')
    expect(await page.locator('html').getAttribute('lang')).to.equal('en-US')
  })

  it('prefers the network for pages, and never asks again for what is named by its content', async () => {
    await visitTwice('/en/')
    await page.waitForLoadState('networkidle')
    const asked: Array<string> = []
    context.on('request', (request) => {
      if (request.serviceWorker()) asked.push(new URL(request.url()).pathname)
    })
    await page.goto(`${url}/en/`)
    await page.waitForLoadState('networkidle')
    expect(asked).to.include('/en/')
    expect(asked.filter((path) => /\/assets\/(?:styles|main|hanken)/.test(path))).to.deep.equal([])
  })

  it('takes nothing over mid-visit', async () => {
    await page.goto(`${url}/en/`)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.waitForTimeout(300)
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).to.equal(null)
  })

  it('is asked for anew each time, by its header', async () => {
    const response = await context.request.get(`${url}/service-worker.js`)
    expect(response.headers()['cache-control']).to.equal('no-cache')
  })

  it('is removed with all it kept by the switch for that', async () => {
    await visitTwice('/en/')
    expect(await page.evaluate(() => caches.keys())).to.not.deep.equal([])
    const temporary = mkdtempSync(join(tmpdir(), 'kade-removed-'))
    process.on('exit', () => rmSync(temporary, { recursive: true, force: true }))
    const run = await kade(['generate', '--out', join(temporary, 'dist'), '--service-worker', 'remove'])
    expect(run.code, run.stderr).to.equal(0)
    folder = join(temporary, 'dist')
    await page.goto(`${url}/en/`)
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    await page.waitForFunction(async () => (await caches.keys()).length === 0)
    await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistrations()).length === 0)
  })
})
