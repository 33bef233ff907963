import { expect } from 'chai'
import type { Page } from 'playwright'
import { arrive, follow, isMarked, mark, visiting } from './visit.ts'

describe('routes in a browser', function () {
  this.timeout(60_000)
  const visit = visiting()

  /** The news overview, with something else in its payload. */
  const change = (page: Page, changes: object) =>
    page.route('**/en/news/_payload.json', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), ...changes } })
    })
  const shows = async (heading: string) => {
    await visit.page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor({ timeout: 5000 })
    expect(await visit.page.locator('h1').count()).to.equal(1)
  }

  it('show the not-found page when a page fails its own check', async () => {
    const { page, url } = visit
    await change(page, { path: '/en/olds/' })
    await page.goto(`${url}/en/`)
    await mark(page)
    await follow(page, 'News')
    await shows('Not Found')
    expect(await isMarked(page)).to.equal(true)
    expect(await page.locator('meta[name=robots]').getAttribute('content')).to.equal('noindex')
  })

  it('show the status and the message of what else goes wrong', async () => {
    const { page, url } = visit
    await change(page, { middleware: ['customs'] })
    await page.goto(`${url}/en/`)
    await mark(page)
    await follow(page, 'News')
    await shows('500')
    expect(await page.locator('main').textContent()).to.contain('Unknown middleware customs')
    expect(await isMarked(page)).to.equal(true)
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await arrive(page, '/en/')
    expect(await isMarked(page)).to.equal(true)
  })

  it('redirect inside of the website', async () => {
    const { page, url } = visit
    await page.goto(`${url}/en/`)
    await mark(page)
    await page.route('**/en/news/_payload.json', async (route) => {
      const response = await route.fetch()
      const view = await response.json()
      await route.fulfill({
        response,
        json: { ...view, middleware: ['moved'], meta: { ...view.meta, canonical: '/en/cases/' } },
      })
    })
    await follow(page, 'News')
    await arrive(page, '/en/cases/')
    expect(new URL(page.url()).pathname).to.equal('/en/cases/')
    expect(await isMarked(page)).to.equal(true)
    await page.goBack()
    await arrive(page, '/en/')
  })

  it('redirect to other websites with the browser, and leave no trace to come back to', async () => {
    const { page, url, context } = visit
    await context.route('https://elsewhere.example/**', (route) =>
      route.fulfill({ body: 'Elsewhere', contentType: 'text/plain' }),
    )
    await page.goto(`${url}/en/`)
    await page.route('**/en/news/_payload.json', async (route) => {
      const response = await route.fetch()
      const view = await response.json()
      const meta = { ...view.meta, canonical: 'https://elsewhere.example/moved' }
      await route.fulfill({ response, json: { ...view, middleware: ['moved'], meta } })
    })
    await follow(page, 'News')
    await page.waitForURL('https://elsewhere.example/moved')
    await page.goBack()
    expect(new URL(page.url()).pathname).to.equal('/en/')
  })

  it('never run what a payload asks for as a script', async () => {
    const { page, url } = visit
    await page.goto(`${url}/en/`)
    await page.route('**/en/news/_payload.json', async (route) => {
      const response = await route.fetch()
      const view = await response.json()
      const meta = { ...view.meta, canonical: 'javascript:document.title="run"' }
      await route.fulfill({ response, json: { ...view, middleware: ['moved'], meta } })
    })
    await follow(page, 'News')
    await shows('500')
    expect(await page.title()).not.to.equal('run')
  })

  it('say in the words of the specification that even the error page failed', async () => {
    const { page, url } = visit
    await change(page, { middleware: ['customs'] })
    await page.route('**/en/404/_payload.json', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), translations: null } })
    })
    await page.goto(`${url}/en/`)
    await follow(page, 'News')
    await shows('An error occurred while showing the error page')
    expect(await page.locator('main p').first().textContent()).to.have.length.above(5)
    await page.getByRole('link', { name: 'Go back to home' }).click()
    await page.getByRole('heading', { level: 1, name: 'B2B commerce that keeps moving' }).waitFor()
  })
})
