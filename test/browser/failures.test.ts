import { expect } from 'chai'
import { arrive, follow, isMarked, mark, visiting } from './visit.ts'

describe('in a browser that something fails in', function () {
  this.timeout(60_000)
  const visit = visiting()

  it('a part of the script that is gone leads to the wanted page, anew', async () => {
    const { page, url } = visit
    await page.goto(`${url}/en/`)
    await mark(page)
    await page.route('**/assets/app-*.js', (route) => route.fulfill({ status: 404 }))
    await follow(page, 'News')
    await page.waitForFunction(() => !('marked' in globalThis) && document.title.startsWith('News'))
    expect(new URL(page.url()).pathname).to.equal('/en/news/')
    expect(await page.evaluate(() => Number(sessionStorage.getItem('reloaded')))).to.be.above(0)
  })

  it('a style sheet that is gone is asked for again, once in a minute', async () => {
    const { page, url } = visit
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1
    })
    await page.route('**/assets/styles-*.css', (route) => route.fulfill({ status: 404 }))
    await page.goto(`${url}/en/`)
    await page.waitForTimeout(1500)
    expect(documents).to.equal(2)
    await page.clock.install()
    await page.reload()
    await page.waitForTimeout(500)
    expect(documents, 'still within the minute').to.equal(3)
    await page.evaluate(() => sessionStorage.setItem('reloaded', String(Date.now() - 60_001)))
    await page.reload()
    await page.waitForTimeout(800)
    expect(documents, 'after a minute it may be tried again').to.equal(5)
  })

  it('nobody is sent round in circles where nothing can be remembered', async () => {
    const { page, url } = visit
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1
    })
    await page.addInitScript({
      content:
        "Object.defineProperty(globalThis, 'sessionStorage', { get() { throw new DOMException('denied', 'SecurityError') } })",
    })
    await page.route('**/assets/styles-*.css', (route) => route.fulfill({ status: 404 }))
    await page.goto(`${url}/en/`)
    await page.waitForTimeout(1000)
    expect(documents).to.equal(1)
  })

  it('the loss of the network is said, and its return', async () => {
    const { page, url, context } = visit
    await page.goto(`${url}/nl/`)
    const notice = page.locator('.connectivity')
    expect(await notice.textContent()).to.equal('')
    await context.setOffline(true)
    await page.waitForFunction(() => document.documentElement.dataset.connectivity === 'offline')
    expect(await notice.textContent()).to.contain('U bent offline')
    await context.setOffline(false)
    await page.waitForFunction(() => document.documentElement.dataset.connectivity === 'online')
    expect(await notice.textContent()).to.contain('weer online')
  })

  it('a page that was prefetched is there without a network', async () => {
    const { page, url, context } = visit
    await page.goto(`${url}/en/`)
    await mark(page)
    const layout = page.waitForResponse('**/en/_layout.json')
    await page.getByRole('banner').getByRole('link', { name: 'News', exact: true }).first().hover()
    await layout
    await page.waitForTimeout(200)
    await context.setOffline(true)
    await follow(page, 'News')
    await arrive(page, '/en/news/')
    expect(await isMarked(page)).to.equal(true)
  })

  it('without the Navigation API documents are opened, as they always were', async () => {
    const { page, url } = visit
    await page.addInitScript(() => Object.defineProperty(globalThis, 'navigation', { value: undefined }))
    await page.goto(`${url}/en/`)
    await mark(page)
    await follow(page, 'News')
    await page.waitForFunction(() => document.title.startsWith('News'))
    expect(await isMarked(page)).to.equal(false)
  })
})
