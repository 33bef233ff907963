import type { Server } from 'node:http'
import { expect } from 'chai'
import type { Browser, Page } from 'playwright'
import { listen } from '../../adapters/node/listen.ts'
import { previewOf } from '../../adapters/node/preview.ts'
import { website } from '../data/website.ts'
import { launch } from './browser.ts'

describe('an overview in a browser', function () {
  this.timeout(60_000)
  let browser: Browser
  let server: Server
  let url: string
  let page: Page

  before(async function () {
    browser = await launch(this)
    const listening = await listen(previewOf((await website()).dist), 0)
    server = listening.server
    url = listening.url
    page = await browser.newPage({ reducedMotion: 'reduce' })
  })
  after(async () => {
    await browser?.close()
    server?.close()
  })

  const shown = (page: Page): Promise<number> => page.locator('.children li:visible').count()

  it('shows what carries the chosen label, says how many, and remembers it in the address', async () => {
    await page.goto(`${url}/en/news/`)
    const all = await shown(page)
    await page.getByRole('radio', { name: 'Internships' }).check()
    const some = await shown(page)
    expect(some).to.be.within(1, all - 1)
    expect(await page.locator('.filter').getByRole('status').textContent()).to.equal(`${some} of ${all} shown`)
    expect(new URL(page.url()).search).to.equal('?filter=internships')
    expect(await page.locator('.children .part:visible:not(:has(li:visible))').count(), 'headings over nothing').to.equal(0)
  })

  it('opens as it was sent', async () => {
    await page.goto(`${url}/nl/nieuws/?filter=stages`)
    await page.locator('.filter .shown:not(:empty)').waitFor()
    expect(await page.getByRole('radio', { name: 'Stages' }).isChecked()).to.equal(true)
    const some = await shown(page)
    await page.getByRole('radio', { name: 'Alles' }).check()
    expect(await shown(page)).to.be.above(some)
    expect(new URL(page.url()).search).to.equal('')
  })

  it('does not know what it was never told', async () => {
    await page.goto(`${url}/nl/nieuws/?filter=${encodeURIComponent('"><script>')}`)
    expect(await page.getByRole('radio', { name: 'Alles' }).isChecked()).to.equal(true)
    expect(await shown(page)).to.be.above(20)
  })

  it('is worked with the keyboard alone', async () => {
    await page.goto(`${url}/en/cases/`)
    await page.getByRole('radio', { name: 'Everything' }).focus()
    await page.keyboard.press('ArrowRight')
    const chosen = page.locator('.filter :checked')
    expect(await chosen.getAttribute('value')).to.not.equal('')
    const outline = await chosen.evaluate((input) => getComputedStyle(input.nextElementSibling as Element).outlineStyle)
    expect(outline).to.equal('solid')
  })

  it('is whole without script, and offers nothing that would not work', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const plain = await context.newPage()
    for (const path of ['/en/news/', '/en/cases/', '/en/careers/', '/en/partners/']) {
      await plain.goto(url + path)
      expect(await plain.locator('.filter:visible').count(), path).to.equal(0)
      expect(await shown(plain), path).to.equal(await plain.locator('.children li').count())
    }
    await context.close()
  })
})
