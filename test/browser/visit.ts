import type { Server } from 'node:http'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { listen } from '../../adapters/node/listen.ts'
import { previewOf } from '../../adapters/node/preview.ts'
import { website } from '../data/website.ts'
import { launch } from './browser.ts'

/** A visitor with a browser of their own for each test, and the generated website behind its host files. */
export const visiting = (options: BrowserContextOptions = {}, folder = async () => (await website()).dist) => {
  const visit = {} as {
    browser: Browser
    server: Server
    url: string
    context: BrowserContext
    page: Page
    /** Whatever the browser complained of. */
    complaints: Array<string>
  }
  before(async function () {
    this.timeout(60_000)
    visit.browser = await launch(this)
    const listening = await listen(previewOf(await folder()), 0)
    visit.server = listening.server
    visit.url = listening.url
  })
  after(async () => {
    await visit.browser?.close()
    visit.server?.close()
  })
  beforeEach(async () => {
    visit.context = await visit.browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block', ...options })
    visit.page = await visit.context.newPage()
    const complaints: Array<string> = []
    visit.complaints = complaints
    visit.page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !/blocked by Playwright/.test(message.text()))
        complaints.push(message.text())
    })
    visit.page.on('pageerror', (error) => complaints.push(error.message))
  })
  afterEach(() => visit.context?.close())
  return visit
}

/** Gone when a document is loaded. */
export const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { marked: true }))
export const isMarked = (page: Page) => page.evaluate(() => 'marked' in globalThis)

/** The address changes at once, the page when it is there. */
export const arrive = async (page: Page, path: string): Promise<void> => {
  await page.waitForFunction(
    (at) => document.querySelector('link[rel=canonical]')?.getAttribute('href')?.endsWith(at),
    path.replace(/[#?].*/, ''),
  )
}

export const follow = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).first().click()
