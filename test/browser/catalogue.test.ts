import { mkdirSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join, resolve } from 'node:path'
import { expect } from 'chai'
import type { Browser, Page } from 'playwright'
import sharp from 'sharp'
import { listen } from '../../adapters/node/listen.ts'
import { previewOf } from '../../adapters/node/preview.ts'
import { temporaryFolder } from '../data/folder.ts'
import { kade } from '../data/run.ts'
import { contrastOn } from './accessibility.ts'
import { launch } from './browser.ts'
import { faultsIn, overflowOf } from './geometry.ts'
import { hasFallbacks, settled, shiftsOn } from './settled.ts'

/** For people to look at; nothing is compared with what was there. */
const shots = resolve('node_modules/.cache/kade/catalogue')

const widths = [390, 820, 1440] as const

/** What stands around the page, by the selectors of its parts. */
const around = ['.announcement', '.header', '.breadcrumbs', '.footer']

describe('the catalogue in a browser', function () {
  this.timeout(600_000)
  const dist = join(temporaryFolder(), 'dist')
  let browser: Browser
  let server: Server
  let url: string

  before(async function () {
    browser = await launch(this)
    const { code, stderr } = await kade(['generate', '--out', dist], { KADE_CATALOGUE: 'yes' })
    expect(code, stderr).to.equal(0)
    const listening = await listen(previewOf(dist), 0)
    server = listening.server
    url = listening.url
  })
  after(async () => {
    await browser?.close()
    server?.close()
  })

  const open = async (path: string, width: number): Promise<Page> => {
    const page = await browser.newPage({ viewport: { width, height: 900 }, bypassCSP: true })
    await page.goto(url + path)
    await settled(page)
    return page
  }

  /** Everything that shows something, by name and selector. */
  const specimensOn = async (page: Page): Promise<ReadonlyArray<readonly [name: string, selector: string]>> => {
    const ids = await page.locator('.source:has(+ .specimen:not(:empty))').evaluateAll((labels) => labels.map(({ id }) => id))
    const present = []
    for (const selector of around) if ((await page.locator(`#site > div > ${selector}`).count()) > 0) present.push(selector)
    return [
      ...ids.map((id) => [id, `#${id} + .specimen`] as const),
      ...present.map((selector) => [selector.slice(1), `#site > div > ${selector}`] as const),
    ]
  }

  /** Photographs of a short page are made much faster. */
  const isolate = (page: Page, specimen: string): Promise<void> =>
    page.locator('.specimen').evaluateAll((all, id) => {
      for (const each of all as ReadonlyArray<HTMLElement>) each.hidden = each.previousElementSibling?.id !== id
    }, specimen)

  const photograph = async (page: Page, name: string, selector: string, width: number): Promise<void> => {
    const take = () => page.locator(selector).screenshot({ scale: 'css' })
    const shot = await take()
    const folder = join(shots, String(width))
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `${name}.png`), shot)
    const { channels } = await sharp(shot).stats()
    expect(
      channels.some(({ stdev }) => stdev > 1),
      `${name} shows something`,
    ).to.equal(true)
    expect(shot.equals(await take()), `${name} stays as it is`).to.equal(true)
  }

  it('can be looked at, part by part, on screens of three sizes', async () => {
    await Promise.all(
      widths.map(async (width) => {
        const page = await open('/catalogue/nl/', width)
        const specimens = await specimensOn(page)
        expect(specimens.length).to.be.above(90)
        for (const [name, selector] of specimens) {
          await isolate(page, name)
          await photograph(page, name, selector, width)
        }
        await page.close()
      }),
    )
    if (process.env.KADE_SHOTS) console.log(`      ${shots}`)
  })

  for (const width of widths)
    it(`keeps every text whole and to itself at ${width} pixels`, async () => {
      const faults: Array<string> = []
      for (const path of ['/catalogue/nl/', '/catalogue/en/', '/catalogue/nl/plain/']) {
        const page = await open(path, width)
        expect(await overflowOf(page), path).to.equal(0)
        for (const [name, selector] of await specimensOn(page))
          for (const fault of await faultsIn(page, selector)) faults.push(`${path} ${name}: ${fault}`)
        await page.close()
      }
      expect(faults.join('\n')).to.equal('')
    })

  it('shows its dialogs whole, on a small screen too', async () => {
    for (const width of widths) {
      const page = await open('/catalogue/nl/', width)
      await isolate(page, '')
      for (const id of ['layout--privacy', 'layout--modal']) {
        await page.locator(`.footer [popovertarget="${id}"], dialog:popover-open [popovertarget="${id}"]`).first().click()
        await photograph(page, id, `#${id}`, width)
        expect(await faultsIn(page, `#${id} .bar`), `${id} at ${width}`).to.deep.equal([])
      }
      await page.close()
    }
  })

  it('has text that stands out from its ground', async () => {
    for (const width of widths) {
      const page = await open('/catalogue/nl/', width)
      expect(await contrastOn(page), `${width}`).to.deep.equal([])
      await page.close()
    }
  })

  it('does not visibly move when its fonts are late', async function () {
    for (const width of widths) {
      const page = await browser.newPage({ viewport: { width, height: 900 } })
      await page.route('**/*.woff2', async (route) => {
        await new Promise((done) => setTimeout(done, 1000))
        await route.continue()
      })
      await page.goto(`${url}/catalogue/nl/`, { waitUntil: 'domcontentloaded' })
      if (!(await hasFallbacks(page))) this.skip()
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      const shifts = await shiftsOn(page)
      // A hundredth of what is held to be good.
      expect(
        shifts.reduce((sum, { value }) => sum + value, 0),
        `${width}: ${JSON.stringify(shifts)}`,
      ).to.be.below(0.001)
      await page.close()
    }
  })
})
