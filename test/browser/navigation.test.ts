import { expect } from 'chai'
import type { Page } from 'playwright'
import { arrive, follow, isMarked, mark, visiting } from './visit.ts'

describe('navigation in a browser', function () {
  this.timeout(60_000)
  const visit = visiting()

  /** Every element with its attributes and texts; the focus that a navigation sets leaves a trace. */
  const structure = () =>
    visit.page.evaluate(() =>
      [...document.querySelectorAll('#site *')].map((element) =>
        [
          element.localName,
          ...[...element.attributes].map(({ name, value }) => `${name}=${value}`).sort(),
          ...[...element.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : [])).join(''),
        ]
          .join(' ')
          .replace(' tabindex=-1', ''),
      ),
    )
  const heading = () => visit.page.locator('h1').textContent()

  it('shows another page without loading its document, with all that its head says', async () => {
    const { page, url, context, complaints } = visit
    await page.goto(`${url}/en/`)
    await mark(page)
    await follow(page, 'News')
    await arrive(page, '/en/news/')
    expect(await heading()).to.equal('News')
    expect(await isMarked(page)).to.equal(true)
    const delivered = await (await context.newPage()).goto(`${url}/en/news/`).then(async (response) => response?.frame().page())
    const head = (of: Page) =>
      of.evaluate(() => ({
        title: document.title,
        lang: document.documentElement.lang,
        data: { ...document.documentElement.dataset, connectivity: '' },
        tags: [
          ...document.head.querySelectorAll(
            'meta[name], meta[property], link[rel=canonical], link[hreflang], link[rel=manifest]',
          ),
        ]
          .map((tag) =>
            [...tag.attributes]
              .map(({ name, value }) => `${name}=${value}`)
              .sort()
              .join(' '),
          )
          .filter((tag) => !/viewport|atom/.test(tag))
          .sort(),
      }))
    expect(await head(page)).to.deep.equal(await head(delivered as Page))
    expect(complaints).to.deep.equal([])
  })

  it('renders the same as the document that was delivered', async () => {
    const { page, url } = visit
    await page.goto(`${url}/nl/`)
    await follow(page, 'Cases')
    await arrive(page, '/nl/cases/')
    const shown = await structure()
    await page.goto(`${url}/nl/cases/`)
    expect(shown).to.deep.equal(await structure())
  })

  it('moves the focus to the new heading and says the title in its language', async () => {
    const { page, url } = visit
    await page.goto(`${url}/en/news/`)
    await mark(page)
    await page.getByRole('link', { name: 'Nederlands' }).first().click()
    await arrive(page, '/nl/nieuws/')
    expect(await isMarked(page)).to.equal(true)
    expect(await page.evaluate(() => document.activeElement?.tagName)).to.equal('H1')
    const announcer = page.locator('.announcer')
    expect(await announcer.textContent()).to.equal(await page.title())
    expect(await announcer.getAttribute('lang')).to.equal('nl-BE')
    expect(await page.locator('html').getAttribute('lang')).to.equal('nl-BE')
  })

  it('scrolls to the top, to an anchor with its margin, and back to where one was', async () => {
    const { page, url } = visit
    await page.goto(`${url}/en/`)
    await mark(page)
    await page.mouse.wheel(0, 900)
    await page.waitForFunction(() => scrollY > 500)
    const before = await page.evaluate(() => scrollY)
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('main a[href^="/en/cases/"]')?.click())
    await page.waitForFunction(() => document.querySelector('link[rel=canonical]')?.getAttribute('href')?.includes('/en/cases/'))
    expect(await page.evaluate(() => scrollY)).to.equal(0)
    await page.goBack()
    await arrive(page, '/en/')
    expect(await page.evaluate(() => scrollY)).to.be.closeTo(before, 2)
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href*="/en/policies/#terms"]')?.click())
    await arrive(page, '/en/policies/#terms')
    const top = await page.locator('#terms').evaluate((element) => element.getBoundingClientRect().top)
    const margin = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop))
    expect(top).to.be.closeTo(margin, 2)
    expect(await page.evaluate(() => document.activeElement?.id)).to.equal('terms')
    expect(await isMarked(page)).to.equal(true)
  })

  it('leaves the browser what is not for it', async () => {
    const { page, url, context } = visit
    await page.goto(`${url}/en/`)
    await mark(page)
    const opened = context.waitForEvent('page')
    await page
      .getByRole('banner')
      .getByRole('link', { name: 'Cases', exact: true })
      .first()
      .click({ modifiers: ['ControlOrMeta'] })
    expect(new URL((await opened).url()).pathname).to.match(/cases|blank/)
    expect(new URL(page.url()).pathname).to.equal('/en/')
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href$="feed.xml"]')?.click())
    await page.waitForURL('**/feed.xml')
  })

  it('asks for a page when somebody points at it, once', async () => {
    const { page, url } = visit
    const asked: Array<string> = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(`${url}/en/`)
    expect(asked.filter((path) => /_payload|_layout|app-/.test(path))).to.deep.equal([])
    const payload = page.waitForResponse('**/en/partners/_payload.json')
    await page.getByRole('banner').getByRole('link', { name: 'Partners', exact: true }).first().hover()
    await payload
    await follow(page, 'Partners')
    await arrive(page, '/en/partners/')
    expect(asked.filter((path) => path === '/en/partners/_payload.json')).to.have.lengthOf(1)
  })

  it('shows the page that was asked for last', async () => {
    const { page, url } = visit
    await page.goto(`${url}/en/`)
    await page.route('**/en/news/_payload.json', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800))
      await route.continue().catch(() => {})
    })
    await follow(page, 'News')
    await follow(page, 'Cases')
    await arrive(page, '/en/cases/')
    await page.waitForTimeout(1000)
    expect(new URL(page.url()).pathname).to.equal('/en/cases/')
    expect(await heading()).to.equal('Cases')
  })

  it('takes a page from its document when its payload cannot be had', async () => {
    const { page, url } = visit
    await page.goto(`${url}/en/`)
    await mark(page)
    await page.route('**/en/news/_payload.json', (route) => route.fulfill({ status: 503 }))
    await follow(page, 'News')
    await arrive(page, '/en/news/')
    expect(await heading()).to.equal('News')
    expect(await isMarked(page)).to.equal(true)
    expect(await page.title()).to.contain('News | Noordkade')
  })

  it('opens the document when neither can be had', async () => {
    const { page, url } = visit
    await page.goto(`${url}/en/`)
    await mark(page)
    await page.route('**/en/news/_payload.json', (route) => route.abort())
    let asked = 0
    await page.route('**/en/news/', (route) => {
      asked += 1
      return asked === 1 ? route.abort() : route.continue()
    })
    await follow(page, 'News')
    await page.waitForFunction(() => !('marked' in globalThis) && document.title.startsWith('News'))
    expect(new URL(page.url()).pathname).to.equal('/en/news/')
  })

  it('says in the language of the path that a page is not there', async () => {
    const { page, url, complaints } = visit
    await page.goto(`${url}/nl/`)
    await mark(page)
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '/en/nowhere/'
      document.body.append(link)
      link.click()
    })
    await arrive(page, '/en/404.html')
    expect(await heading()).to.equal('Not Found')
    expect(await page.locator('html').getAttribute('lang')).to.equal('en-US')
    expect(await isMarked(page)).to.equal(true)
    expect(complaints.join()).to.contain('The route /en/nowhere/ is not pre-rendered.')
  })
})
