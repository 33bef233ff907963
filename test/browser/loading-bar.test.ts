import { expect } from 'chai'
import { arrive, follow, visiting } from './visit.ts'

describe('the loading bar', function () {
  this.timeout(60_000)
  const visit = visiting()

  /** When it came and went, in milliseconds since the data was asked for, and how far it was. */
  const watch = () =>
    visit.page.evaluate(() => {
      const bar = document.querySelector<HTMLElement>('.loading-bar') as HTMLElement
      const log: Array<{ at: number; shown: boolean; share: number }> = []
      let started = performance.now()
      const { fetch } = globalThis
      globalThis.fetch = (...asked) => {
        started = performance.now()
        globalThis.fetch = fetch
        return fetch(...asked)
      }
      new MutationObserver(() =>
        log.push({ at: performance.now() - started, shown: !bar.hidden, share: Number.parseFloat(bar.style.scale || '0') }),
      ).observe(bar, { attributes: true, attributeFilter: ['hidden', 'style'] })
      Object.assign(globalThis, { log })
    })
  const log = () =>
    visit.page.evaluate(() => (globalThis as never as { log: Array<{ at: number; shown: boolean; share: number }> }).log)
  const slow = (milliseconds: number) =>
    visit.page.route('**/en/news/_payload.json', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, milliseconds))
      await route.continue()
    })

  it('is 2 pixels high, and comes for what takes longer than 200 ms', async () => {
    const { page, url } = visit
    await page.goto(`${url}/en/`)
    await slow(1000)
    await watch()
    await follow(page, 'News')
    const bar = page.locator('.loading-bar')
    await bar.waitFor({ state: 'visible' })
    expect((await bar.boundingBox())?.height ?? (await bar.evaluate((element) => element.clientHeight))).to.equal(2)
    await arrive(page, '/en/news/')
    await bar.waitFor({ state: 'hidden' })
    const events = await log()
    const first = events.find(({ shown }) => shown)
    expect(first?.at).to.be.within(190, 500)
    const shares = events.filter(({ shown }) => shown).map(({ share }) => share)
    expect(shares, 'it never goes back').to.deep.equal([...shares].sort((one, other) => one - other))
    expect(shares.at(-1)).to.equal(1)
    const full = events.find(({ share }) => share === 1)
    const ticks = ((full?.at ?? 0) - (first?.at ?? 0)) / 100
    expect(shares.length, 'a step every 100 ms').to.be.within(Math.max(5, ticks - 4), ticks + 4)
    const gone = [...events].reverse().find(({ shown }) => !shown)
    expect((gone?.at ?? 0) - (full?.at ?? 0), 'it stays for half a second').to.be.within(450, 750)
  })

  it('does not come for what is there at once', async () => {
    const { page, url } = visit
    await page.goto(`${url}/en/`)
    const payload = page.waitForResponse('**/en/news/_payload.json')
    await page.getByRole('banner').getByRole('link', { name: 'News', exact: true }).first().hover()
    await payload
    await page.waitForTimeout(800)
    await watch()
    await follow(page, 'News')
    await arrive(page, '/en/news/')
    await page.waitForTimeout(400)
    expect((await log()).filter(({ shown }) => shown)).to.deep.equal([])
  })
})
