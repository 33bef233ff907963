import type { Server } from 'node:http'
import { expect } from 'chai'
import type { Browser, Page } from 'playwright'
import { listen } from '../../adapters/node/listen.ts'
import { previewOf } from '../../adapters/node/preview.ts'
import { website } from '../data/website.ts'
import { violationsOn } from './accessibility.ts'
import { launch } from './browser.ts'

describe('the layout in a browser', function () {
  this.timeout(60_000)
  let browser: Browser
  let server: Server
  let url: string

  before(async function () {
    browser = await launch(this)
    const listening = await listen(previewOf((await website()).dist), 0)
    server = listening.server
    url = listening.url
  })
  after(async () => {
    await browser?.close()
    server?.close()
  })

  /** A visitor with a browser of their own. */
  const visitor = async (options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> =>
    (await browser.newContext({ reducedMotion: 'reduce', ...options })).newPage()

  const focused = (page: Page): Promise<string | undefined> => page.evaluate(() => document.activeElement?.textContent?.trim())

  describe('the menu', () => {
    const small = { viewport: { width: 390, height: 800 } }
    const opened = async (): Promise<Page> => {
      const page = await visitor(small)
      await page.goto(`${url}/nl/cases/`)
      await page.locator('summary').press('Enter')
      return page
    }
    const isOpen = (page: Page): Promise<boolean> =>
      page.locator('details.menu').evaluate((menu: HTMLDetailsElement) => menu.open)

    it('closes at Escape and gives the focus back', async () => {
      const page = await opened()
      await page.keyboard.press('Tab')
      expect(await focused(page)).to.equal('Wat we doen')
      await page.keyboard.press('Escape')
      expect(await isOpen(page)).to.equal(false)
      expect(await focused(page)).to.equal('Menu')
      await page.context().close()
    })

    it('closes when the keyboard leaves it', async () => {
      const page = await opened()
      await page.getByRole('link', { name: 'Contact' }).first().focus()
      expect(await isOpen(page)).to.equal(true)
      await page.keyboard.press('Tab')
      expect(await isOpen(page)).to.equal(false)
      await page.context().close()
    })

    it('closes at a click outside, and stays at one inside', async () => {
      const page = await opened()
      await page.locator('.panel').click({ position: { x: 5, y: 500 } })
      expect(await isOpen(page)).to.equal(true)
      await page.locator('.announcement p').click()
      expect(await isOpen(page)).to.equal(false)
      await page.context().close()
    })

    it('can be touched: everything in it is 44 pixels high', async () => {
      const page = await opened()
      for (const target of await page.locator('.menu summary, .panel a').all())
        expect((await target.boundingBox())?.height, (await target.textContent()) ?? '').to.be.at.least(44)
      expect(await page.locator('.panel [aria-current="page"]').textContent()).to.equal('Cases')
      await page.context().close()
    })
  })

  for (const width of [820, 1024, 1100])
    for (const path of ['/nl/', '/en/'])
      it(`has a header of one line at ${width} pixels on ${path}`, async () => {
        const page = await visitor({ viewport: { width, height: 600 } })
        await page.goto(url + path)
        expect((await page.locator('.header').boundingBox())?.height).to.be.below(90)
        await page.context().close()
      })

  it('has breadcrumbs of one line, whatever the title', async () => {
    const page = await visitor({ viewport: { width: 320, height: 600 } })
    await page.goto(`${url}/nl/nieuws/hybride-werken/`)
    expect((await page.locator('.breadcrumbs ol').boundingBox())?.height).to.be.below(60)
    const parent = page.locator('.breadcrumbs a', { hasText: 'Nieuws' })
    expect(await parent.evaluate((link) => link.scrollWidth <= link.clientWidth), 'the way up is whole').to.equal(true)
    await page.context().close()
  })

  describe('the privacy settings', () => {
    const opened = async (page: Page): Promise<Page> => {
      await page.goto(`${url}/en/`)
      await page.getByRole('button', { name: 'Privacy settings' }).click()
      return page
    }
    const status = (page: Page): Promise<string | null> => page.locator('.consent [role="status"]').textContent()
    const pressed = (page: Page): Promise<ReadonlyArray<string>> =>
      page.locator('.consent [aria-pressed="true"]').allTextContents()

    it('open and close by the keyboard, and give the focus back', async () => {
      const page = await visitor()
      await page.goto(`${url}/en/`)
      await page.getByRole('button', { name: 'Privacy settings' }).press('Enter')
      const dialog = page.getByRole('dialog', { name: 'May we measure your visit?' })
      expect(await dialog.isVisible()).to.equal(true)
      expect(await focused(page)).to.equal('Close')
      await page.keyboard.press('Escape')
      expect(await dialog.isVisible()).to.equal(false)
      expect(await focused(page)).to.equal('Privacy settings')
      await page.context().close()
    })

    it('lead to what there is to know, and back', async () => {
      const page = await opened(await visitor())
      await page.getByRole('button', { name: 'How we handle your privacy' }).click()
      const modal = page.getByRole('dialog', { name: 'How we handle your privacy' })
      await modal.getByRole('button', { name: 'Close' }).click()
      await modal.waitFor({ state: 'hidden' })
      await page.waitForFunction(() => document.activeElement?.textContent === 'How we handle your privacy')
      await page.context().close()
    })

    it('offer both answers alike', async () => {
      const page = await opened(await visitor())
      const looks = await page.locator('.consent button').evaluateAll((buttons) =>
        buttons.map((button) => {
          const { width, height } = button.getBoundingClientRect()
          const { color, backgroundColor, fontSize, fontWeight, borderTopWidth } = getComputedStyle(button)
          return { width, height, color, backgroundColor, fontSize, fontWeight, borderTopWidth }
        }),
      )
      expect(looks).to.have.lengthOf(2)
      expect(looks[0]).to.deep.equal(looks[1])
      await page.context().close()
    })

    for (const width of [390, 1280])
      it(`and what they lead to have no accessibility violation at ${width} pixels`, async () => {
        const page = await opened(await visitor({ viewport: { width, height: 800 }, bypassCSP: true }))
        expect(await violationsOn(page)).to.deep.equal([])
        await page.getByRole('button', { name: 'How we handle your privacy' }).click()
        expect(await violationsOn(page)).to.deep.equal([])
        await page.context().close()
      })

    it('remember the choice, say it, and tell the page', async () => {
      const page = await visitor()
      await page.addInitScript(() => {
        const told: Array<unknown> = []
        Object.assign(globalThis, { told })
        document.addEventListener('consent', (event) => told.push((event as CustomEvent).detail?.choice))
      })
      await opened(page)
      expect(await status(page)).to.contain('not chosen yet')
      await page.getByRole('button', { name: 'Accept' }).click()
      expect(await status(page)).to.contain('You accepted')
      expect(await pressed(page)).to.deep.equal(['Accept'])
      await page.getByRole('button', { name: 'Decline' }).click()
      expect(await page.evaluate(() => (globalThis as unknown as { told: unknown }).told)).to.deep.equal([
        undefined,
        'accepted',
        'declined',
      ])
      const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('consent') ?? ''))
      expect(stored).to.include({ choice: 'declined', version: 1 })
      expect(Date.parse(stored.at)).to.be.closeTo(Date.now(), 60_000)

      await page.goto(`${url}/nl/cases/`)
      await page.getByRole('button', { name: 'Privacyvoorkeuren' }).click()
      expect(await status(page)).to.contain('U hebt geweigerd')
      await page.context().close()
    })

    it('count a choice of another version, or none at all, as none', async () => {
      const page = await visitor()
      await page.goto(`${url}/en/`)
      for (const stored of ['{"choice":"accepted","at":"2020-01-01","version":0}', '{"choice":"maybe"}', 'null', '{'])
        expect(
          await page.evaluate((value) => localStorage.setItem('consent', value), stored).then(() => opened(page).then(status)),
          stored,
        ).to.contain('not chosen yet')
      await page.context().close()
    })

    it('hear of a choice that is made in another tab', async () => {
      const page = await opened(await visitor())
      const other = await opened(await page.context().newPage())
      await other.getByRole('button', { name: 'Accept' }).click()
      await page.getByText('You accepted').waitFor()
      await page.context().close()
    })

    it('work where nothing can be stored', async () => {
      const page = await visitor()
      await page.addInitScript(() =>
        Object.defineProperty(globalThis, 'localStorage', {
          get: () => {
            throw new DOMException('denied', 'SecurityError')
          },
        }),
      )
      await opened(page)
      await page.getByRole('button', { name: 'Decline' }).click()
      expect(await status(page)).to.contain('You declined')
      await page.context().close()
    })

    for (const signal of ['globalPrivacyControl', 'doNotTrack'])
      it(`take ${signal} for an answer`, async () => {
        const page = await visitor()
        await page.addInitScript((name) => {
          localStorage.setItem('consent', JSON.stringify({ choice: 'accepted', at: new Date().toISOString(), version: 1 }))
          Object.defineProperty(navigator, name, { value: name === 'doNotTrack' ? '1' : true })
          document.addEventListener('consent', (event) => Object.assign(globalThis, { told: (event as CustomEvent).detail }))
        }, signal)
        await opened(page)
        expect(await status(page)).to.contain('asks not to be tracked')
        expect(await page.getByRole('button', { name: 'Accept' }).isVisible()).to.equal(false)
        expect(await page.evaluate(() => (globalThis as unknown as { told: unknown }).told)).to.include({ choice: 'declined' })
        await page.context().close()
      })

    it('can be read without script, but have nothing to choose', async () => {
      const page = await opened(await visitor({ javaScriptEnabled: false }))
      expect(await page.getByText('Without script we measure nothing').isVisible()).to.equal(true)
      expect(await page.getByRole('button', { name: 'Accept' }).isVisible()).to.equal(false)
      await page.getByRole('button', { name: 'Close' }).first().click()
      expect(await page.getByRole('dialog').isVisible()).to.equal(false)
      await page.context().close()
    })
  })
})
