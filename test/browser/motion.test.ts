import { expect } from 'chai'
import { arrive, follow, visiting } from './visit.ts'

type Log = ReadonlyArray<{ readonly heading: string; readonly duration: unknown; readonly from: string }>

/** Every animation of the main part, with the heading that it moved. */
const watching = `
  globalThis.log = []
  const animate = Element.prototype.animate
  Element.prototype.animate = function (frames, options) {
    if (this.localName === 'main')
      globalThis.log.push({ heading: this.querySelector('h1').textContent, duration: options.duration, from: frames[0].translate })
    return animate.call(this, frames, options)
  }
`
const log = (): Log => (globalThis as unknown as { log: Log }).log

describe('the transition between pages', function () {
  this.timeout(60_000)

  describe('as a rule', () => {
    const visit = visiting({ reducedMotion: 'no-preference' })

    it('lets the old page sink before the new one rises, and leaves nothing behind', async () => {
      const { page, url } = visit
      await page.addInitScript({ content: watching })
      await page.goto(`${url}/en/`)
      await follow(page, 'News')
      await arrive(page, '/en/news/')
      // However slow the machine is: the second one begins when the page is there, and it ends.
      await page.waitForFunction(() => (globalThis as unknown as { log: Log }).log.length > 1)
      await page.waitForFunction(() => document.getAnimations().length === 0)
      expect(await page.evaluate(log)).to.deep.equal([
        { heading: 'B2B commerce that keeps moving', duration: 120, from: '0 0' },
        { heading: 'News', duration: 180, from: '0 8px' },
      ])
      expect(await page.locator('main').evaluate((main) => getComputedStyle(main).opacity)).to.equal('1')
    })
  })

  describe('for those who asked for less motion', () => {
    const visit = visiting({ reducedMotion: 'reduce' })

    it('is none', async () => {
      const { page, url } = visit
      await page.addInitScript({ content: watching })
      await page.goto(`${url}/en/`)
      await follow(page, 'News')
      await arrive(page, '/en/news/')
      expect(await page.evaluate(log)).to.deep.equal([])
    })
  })
})

describe('prefetching', function () {
  this.timeout(60_000)

  describe('with a finger', () => {
    const visit = visiting({ hasTouch: true, viewport: { width: 390, height: 800 } })

    it('begins when the finger comes down', async () => {
      const { page, url } = visit
      await page.goto(`${url}/en/news/`)
      const link = page.locator('.children h3 a').first()
      const payload = page.waitForRequest('**/_payload.json')
      await link.dispatchEvent('touchstart')
      expect(new URL((await payload).url()).pathname).to.equal(`${await link.getAttribute('href')}_payload.json`)
    })
  })

  describe('with the keyboard', () => {
    const visit = visiting()

    it('begins with the focus', async () => {
      const { page, url } = visit
      await page.goto(`${url}/en/`)
      const payload = page.waitForRequest('**/en/cases/_payload.json')
      await page.getByRole('banner').getByRole('link', { name: 'Cases', exact: true }).first().focus()
      await payload
    })
  })

  describe('for those who save data', () => {
    const visit = visiting()

    it('does not happen; pages are shown all the same', async () => {
      const { page, url } = visit
      const asked: Array<string> = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await page.addInitScript({
        content: "Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })",
      })
      await page.goto(`${url}/en/`)
      await page.getByRole('banner').getByRole('link', { name: 'News', exact: true }).first().hover()
      await page.waitForTimeout(300)
      expect(asked.filter((path) => /_payload|app-/.test(path))).to.deep.equal([])
      await follow(page, 'News')
      await arrive(page, '/en/news/')
    })
  })
})
