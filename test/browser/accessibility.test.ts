import type { Server } from 'node:http'
import { expect } from 'chai'
import type { Browser, Page } from 'playwright'
import { listen } from '../../adapters/node/listen.ts'
import { previewOf } from '../../adapters/node/preview.ts'
import { failurePaths, translatedPaths } from '../data/routes.ts'
import { website } from '../data/website.ts'
import { violationsOn } from './accessibility.ts'
import { launch } from './browser.ts'
import { walkThrough } from './focus.ts'

/** One page of each kind, in one language or the other. */
const kinds = [
  '/nl/',
  '/en/news/',
  '/nl/nieuws/hybride-werken/',
  '/nl/cases/',
  '/en/cases/coop/',
  '/nl/jobs/',
  '/nl/jobs/solution-architect/',
  '/en/partners/intershop/',
  '/nl/beleid/',
  '/en/what-we-do/',
  '/nl/nergens/',
]

describe('the website for everyone', function () {
  this.timeout(600_000)
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

  const openPage = async (width: number): Promise<Page> => {
    const context = await browser.newContext({ viewport: { width, height: 800 }, bypassCSP: true, reducedMotion: 'reduce' })
    return context.newPage()
  }

  /** The page is loaded once for both. */
  const violationsAt = async (paths: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => {
    const page = await openPage(1280)
    const found: Array<string> = []
    for (const path of paths) {
      await page.goto(url + path)
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 800 })
        for (const violation of await violationsOn(page)) found.push(`${path} at ${width}: ${violation}`)
      }
    }
    await page.context().close()
    return found
  }

  it('has no accessibility violation on any page, on a large screen and a small one', async () => {
    const paths = [...translatedPaths.flat(), ...failurePaths]
    const halves = [paths.slice(0, paths.length / 2), paths.slice(paths.length / 2)]
    const found = await Promise.all(halves.map(violationsAt))
    expect(found.flat().join('\n')).to.equal('')
  })

  for (const width of [1280, 390])
    it(`leads the keyboard to every control in its order, and shows where it is, at ${width} pixels`, async () => {
      const page = await openPage(width)
      for (const path of kinds) {
        await page.goto(url + path)
        const { controls, reached, unmarked } = await walkThrough(page)
        expect(controls, path).to.have.length.above(5)
        expect(reached, path).to.deep.equal(controls)
        expect(unmarked, path).to.deep.equal([])
      }
      await page.context().close()
    })
})
