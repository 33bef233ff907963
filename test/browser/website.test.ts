import type { Server } from 'node:http'
import { join } from 'node:path'
import { expect } from 'chai'
import type { Browser, Page } from 'playwright'
import { listen } from '../../adapters/node/listen.ts'
import { previewOf } from '../../adapters/node/preview.ts'
import { failurePaths, translatedPaths } from '../data/routes.ts'
import { website } from '../data/website.ts'
import { launch } from './browser.ts'

describe('the website in a browser', function () {
  this.timeout(600_000)
  let dist: string
  let browser: Browser
  let server: Server
  let url: string

  before(async function () {
    browser = await launch(this)
    dist = (await website()).dist
    const listening = await listen(previewOf(dist), 0)
    server = listening.server
    url = listening.url
  })
  after(async () => {
    await browser?.close()
    server?.close()
  })

  /** Everything that a browser would complain of. */
  const complaints = (page: Page): Array<string> => {
    const all: Array<string> = []
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && all.push(message.text()))
    page.on('pageerror', (error) => all.push(error.message))
    // A favicon still on its way when the next page is opened is aborted: that is no failure.
    page.on(
      'requestfailed',
      (request) => request.failure()?.errorText !== 'net::ERR_ABORTED' && all.push(`failed: ${request.url()}`),
    )
    page.on('response', (response) => response.status() >= 400 && all.push(`${response.status()}: ${response.url()}`))
    return all
  }

  it('opens every page without a complaint, under its own security policy', async () => {
    const page = await browser.newPage()
    const all = complaints(page)
    for (const path of translatedPaths.flat()) {
      const response = await page.goto(url + path)
      expect(response?.status(), path).to.equal(200)
      expect(all, path).to.deep.equal([])
    }
    await page.close()
  })

  it('fits a screen of 320 pixels', async () => {
    const page = await browser.newPage({ viewport: { width: 320, height: 640 } })
    for (const path of [...translatedPaths.flat(), ...failurePaths]) {
      await page.goto(url + path)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width, path).to.be.at.most(320)
    }
    await page.close()
  })

  it('switches the language to the same page', async () => {
    const page = await browser.newPage()
    await page.goto(`${url}/nl/nieuws/hybride-werken/`)
    await page.getByRole('link', { name: 'English' }).first().click()
    await page.locator('html[lang=en-US]').waitFor()
    expect(new URL(page.url()).pathname).to.equal('/en/news/hybrid-working/')
    await page.close()
  })

  it('leads from home to an article by its links alone, without any script', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } })
    const page = await context.newPage()
    await page.goto(`${url}/en/`)
    await page.getByText('Menu', { exact: true }).click()
    await page.getByRole('link', { name: 'News', exact: true }).first().click()
    await page
      .getByRole('link', { name: /Hybrid working/ })
      .first()
      .click()
    expect(new URL(page.url()).pathname).to.equal('/en/news/hybrid-working/')
    await context.close()
  })

  it('lets the keyboard skip to the content', async () => {
    const page = await browser.newPage()
    await page.goto(`${url}/nl/`)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).to.equal('#main')
    await page.keyboard.press('Enter')
    expect(new URL(page.url()).hash).to.equal('#main')
    await page.close()
  })

  it('says in the language of the address that there is nothing', async () => {
    const page = await browser.newPage()
    for (const [path, title] of [
      ['/en/nowhere/', 'Not Found'],
      ['/nl/nergens/', 'Niet Gevonden'],
      ['/nergens', 'Niet Gevonden'],
    ] as const) {
      const response = await page.goto(url + path)
      expect(response?.status(), path).to.equal(404)
      expect(await page.locator('h1').textContent(), path).to.equal(title)
    }
    await page.close()
  })

  it('redirects from the root, by the host and by itself', async () => {
    const page = await browser.newPage()
    await page.goto(url)
    expect(new URL(page.url()).pathname).to.equal('/nl/')
    await page.route('**/*', (route) =>
      new URL(route.request().url()).pathname === '/' ? route.fulfill({ path: join(dist, 'index.html') }) : route.continue(),
    )
    await page.goto(url)
    await page.waitForURL('**/nl/')
    await page.close()
  })
})
