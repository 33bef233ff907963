import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import type { Page } from 'playwright'
import { kade } from '../data/run.ts'
import { arrive, follow, visiting } from './visit.ts'

/** The website with a tag manager. */
const measured = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'kade-measured-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const { code, stderr } = await kade(['generate', '--out', join(folder, 'dist'), '--tag-manager', 'GTM-TEST01'])
  if (code !== 0) throw new Error(stderr)
  return join(folder, 'dist')
}

describe('page views', function () {
  this.timeout(60_000)
  const visit = visiting({}, measured)
  let asked: Array<string>

  beforeEach(async () => {
    asked = []
    await visit.context.route('https://www.googletagmanager.com/**', (route) => {
      asked.push(route.request().url())
      return route.fulfill({ body: '', contentType: 'text/javascript' })
    })
  })

  type Event = { readonly event: string; readonly routeName?: string; readonly url?: string; readonly title?: string }
  const events = (page: Page): Promise<ReadonlyArray<Event>> =>
    page.evaluate(() => (globalThis as { dataLayer?: Array<never> }).dataLayer ?? [])
  const views = async (page: Page) => (await events(page)).filter(({ event }) => event === 'page-view')
  const choose = async (page: Page, choice: string) => {
    await page.getByRole('button', { name: 'Privacy settings' }).click()
    await page.getByRole('button', { name: choice, exact: true }).click()
    await page.keyboard.press('Escape')
  }

  /** When the heading of another page is there, and when its view is sent. */
  const timing = `
    globalThis.times = {}
    new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent === 'News') times.shown ??= performance.now()
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
    const push = dataLayer.push
    dataLayer.push = (event) => {
      if (event.event === 'page-view') times.sent ??= performance.now()
      return push.call(dataLayer, event)
    }`

  it('are neither asked for nor sent before anybody agreed', async () => {
    const { page, url } = visit
    await page.goto(`${url}/en/`)
    await follow(page, 'News')
    await arrive(page, '/en/news/')
    await page.waitForTimeout(400)
    expect(await events(page)).to.deep.equal([])
    expect(asked).to.deep.equal([])
    await choose(page, 'Decline')
    await page.waitForTimeout(400)
    expect(asked).to.deep.equal([])
  })

  it('are sent once for each page, 250 ms after it is there, the first included, and not for anchors', async () => {
    const { page, url } = visit
    await page.goto(`${url}/en/`)
    await choose(page, 'Accept')
    await page.waitForFunction(() => (globalThis as { dataLayer?: Array<never> }).dataLayer?.length === 2)
    expect(asked).to.deep.equal(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST01'])
    const [first] = await views(page)
    expect(first).to.deep.include({ routeName: 'home___en-US___default', pageType: 'PageView', url: `${url}/en/` })

    await page.goto(`${url}/en/policies/`)
    await page.waitForTimeout(400)
    expect(await views(page)).to.have.lengthOf(1)
    await page.evaluate(() => {
      location.hash = '#terms'
    })
    await page.waitForTimeout(400)
    expect(await views(page), 'an anchor is no page').to.have.lengthOf(1)
    await page.evaluate(timing)
    await follow(page, 'News')
    await arrive(page, '/en/news/')
    await page.waitForFunction(() => (globalThis as never as { times: { sent?: number } }).times.sent)
    expect(await page.evaluate('times.sent - times.shown'), 'milliseconds after it is there').to.be.within(200, 600)
    const [, second, ...more] = await views(page)
    expect(second).to.deep.include({ routeName: 'news___en-US___default', url: `${url}/en/news/`, title: await page.title() })
    expect(more).to.deep.equal([])
    await page.goBack()
    await arrive(page, '/en/policies/')
    await page.waitForTimeout(400)
    expect(await views(page)).to.have.lengthOf(3)
  })

  it('stop when the choice is taken back', async () => {
    const { page, url } = visit
    await page.goto(`${url}/en/`)
    await choose(page, 'Accept')
    await page.waitForTimeout(400)
    const before = (await views(page)).length
    await choose(page, 'Decline')
    await follow(page, 'News')
    await arrive(page, '/en/news/')
    await page.waitForTimeout(400)
    expect(await views(page)).to.have.lengthOf(before)
    await choose(page, 'Accept')
    await page.waitForTimeout(400)
    expect(asked, 'a second choice loads nothing a second time').to.have.lengthOf(1)
  })

  for (const [signal, script] of [
    ['Do Not Track', "Object.defineProperty(navigator, 'doNotTrack', { value: '1' })"],
    ['Global Privacy Control', "Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })"],
  ] as const)
    it(`are never sent under ${signal}, whatever was once agreed to`, async () => {
      const { page, url } = visit
      await page.addInitScript({ content: script })
      await page.addInitScript({
        content: `localStorage.setItem('consent', JSON.stringify({ choice: 'accepted', at: '2026-01-01T00:00:00Z', version: 1 }))`,
      })
      await page.goto(`${url}/en/`)
      await follow(page, 'News')
      await arrive(page, '/en/news/')
      await page.waitForTimeout(400)
      expect(await events(page)).to.deep.equal([])
      expect(asked).to.deep.equal([])
    })

  it('make nothing that the policy of the page forbids', async () => {
    const { page, url, complaints } = visit
    await page.goto(`${url}/en/`)
    await choose(page, 'Accept')
    await page.waitForTimeout(400)
    expect(complaints).to.deep.equal([])
  })
})
