import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import type { Browser, Page } from 'playwright'
import { listen } from '../../adapters/node/listen.ts'
import { previewOf } from '../../adapters/node/preview.ts'
import { entry, entryIn, links, smallExport } from '../data/export.ts'
import { kade } from '../data/run.ts'
import { violationsOn } from './accessibility.ts'
import { launch } from './browser.ts'

const action = 'https://forms.noordkade.example/ask'

/** The small website with a form on one of its pages: one question of each kind. */
const exportWithForm = () => {
  const site = smallExport()
  const asked = [
    entry('ask.name', 'formText', { name: 'full-name', label: 'Naam', kind: 'text', required: true }),
    entry('ask.email', 'formText', { name: 'email', label: 'E-mail', kind: 'email', hint: 'Enkel voor u.', required: true }),
    entry('ask.site', 'formText', { name: 'site', label: 'Website', kind: 'url' }),
    entry('ask.team', 'formSelect', { name: 'team', label: 'Welk team?', options: ['Portalen', 'Data'], required: true }),
    entry('ask.letter', 'formArea', { name: 'letter', label: 'Brief', maxLength: 300 }),
    entry('ask.cv', 'formFile', { name: 'cv', label: 'Cv', accept: ['.pdf'], maxSize: 1 }),
    entry('ask.keep', 'formToggle', { name: 'keep', label: 'U mag hem bewaren.', required: true }),
    entry('ask.send', 'formButton', { name: 'send', label: 'Verstuur' }),
  ]
  const ids = links(...asked.map(({ sys }) => sys.id))
  site.entries.push(...asked, entry('ask', 'moduleForm', { title: 'Schrijf ons', action, fields: ids }))
  entryIn(site, 'about').fields.sections = { 'nl-BE': links('ask') }
  return site
}

/** As the accessibility guidelines reckon it. */
const luminance = (rgb: string): number => {
  const [red = 0, green = 0, blue = 0] = (rgb.match(/[\d.]+/g) ?? []).map((byte) => {
    const part = Number(byte) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

describe('a form in a browser', function () {
  this.timeout(60_000)
  const folder = mkdtempSync(join(tmpdir(), 'kade-form-'))
  let browser: Browser
  let server: Server
  let url: string
  let page: Page

  before(async function () {
    browser = await launch(this)
    writeFileSync(join(folder, 'content.json'), JSON.stringify(exportWithForm()))
    const dist = join(folder, 'dist')
    const { code, stderr } = await kade(['generate', '--content', join(folder, 'content.json'), '--out', dist])
    if (code !== 0) throw new Error(stderr)
    const listening = await listen(previewOf(dist), 0)
    server = listening.server
    url = listening.url
  })
  after(async () => {
    await browser?.close()
    server?.close()
    rmSync(folder, { recursive: true, force: true })
  })
  beforeEach(async () => {
    page = await (await browser.newContext({ reducedMotion: 'reduce', bypassCSP: true })).newPage()
    await page.goto(`${url}/nl/over-ons/`)
  })
  afterEach(() => page.context().close())

  const summary = () => page.getByRole('alert')
  const send = () => page.getByRole('button', { name: 'Verstuur' }).click()
  const described = (label: string) =>
    page.getByLabel(label).evaluate((control) =>
      (control.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .flatMap((id) => document.getElementById(id)?.textContent ?? [])
        .join(' '),
    )
  const fill = async () => {
    await page.getByLabel('Naam').fill('Lotte')
    await page.getByLabel('E-mail').fill('lotte@bedrijf.be')
    await page.getByLabel('Welk team?').selectOption('Data')
    await page.getByLabel('U mag hem bewaren.').check()
  }

  it('says all that is wrong at once, in the language of the page, and leads to it', async () => {
    await page.getByLabel('Website').fill('bedrijf')
    await send()
    expect(await summary().getByRole('heading').textContent()).to.equal('Er klopt nog iets niet')
    expect(await summary().getByRole('link').allTextContents()).to.deep.equal([
      'Naam: Vul dit in.',
      'E-mail: Vul dit in.',
      'Website: Vul een webadres in, zoals https://www.bedrijf.be.',
      'Welk team? Maak een keuze.',
      'U mag hem bewaren. Vink dit aan.',
    ])
    expect(await summary().evaluate((element) => element === document.activeElement)).to.equal(true)
    await summary()
      .getByRole('link', { name: /E-mail/ })
      .click()
    expect(await page.getByLabel('E-mail').evaluate((control) => control === document.activeElement)).to.equal(true)
  })

  it('says beside each question what is wrong with it, before its hint', async () => {
    await send()
    expect(await page.getByLabel('E-mail').getAttribute('aria-invalid')).to.equal('true')
    expect(await described('E-mail')).to.equal('Vul dit in. Enkel voor u.')
    expect(await page.getByLabel('Brief').getAttribute('aria-invalid')).to.equal(null)
  })

  it('speaks of what was mended no longer', async () => {
    await send()
    await page.getByLabel('E-mail').fill('lotte')
    expect(await described('E-mail')).to.equal('Vul een e-mailadres in, zoals naam@bedrijf.be. Enkel voor u.')
    expect(
      await summary()
        .getByRole('link', { name: /naam@bedrijf/ })
        .count(),
    ).to.equal(1)
    await fill()
    expect(await page.locator('[aria-invalid]').count()).to.equal(0)
    expect(await described('E-mail')).to.equal('Enkel voor u.')
    expect(await page.getByLabel('Naam').getAttribute('aria-describedby')).to.equal(null)
    expect(await summary().count()).to.equal(0)
  })

  it('refuses files of another kind or size', async () => {
    await fill()
    const choose = (name: string, size: number) =>
      page.getByLabel('Cv').setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.alloc(size) })
    expect(await described('Cv')).to.equal('Hoogstens 1 MB.')
    await choose('cv.exe', 10)
    await send()
    expect(await described('Cv')).to.contain('Kies een ander soort bestand: .pdf.')
    await choose('cv.PDF', 1_000_001)
    expect(await described('Cv')).to.contain('Kies een kleiner bestand: hoogstens 1 MB.')
    await choose('cv.PDF', 1_000_000)
    expect(await summary().count()).to.equal(0)
  })

  it('is sent to its address, and once only', async () => {
    const sent: Array<string> = []
    await page.route(action, async (route) => {
      sent.push(`${route.request().method()} ${route.request().postData() ?? ''}`)
      // No answer to show: the page stays.
      await route.fulfill({ status: 204 })
    })
    await fill()
    const button = page.getByRole('button', { name: 'Verstuur' })
    await button.click({ noWaitAfter: true })
    expect(await button.getAttribute('aria-disabled')).to.equal('true')
    await button.dispatchEvent('click')
    await page.waitForTimeout(200)
    expect(sent).to.have.lengthOf(1)
    expect(sent[0]).to.match(/^POST/).and.to.contain('lotte@bedrijf.be')
  })

  it('has no accessibility violation, neither empty nor wrong', async () => {
    expect(await violationsOn(page)).to.deep.equal([])
    await send()
    expect(await violationsOn(page)).to.deep.equal([])
  })

  it('has controls that can be touched, and seen: their border stands out three to one', async () => {
    const controls = await page.locator('.form :is(input, select, textarea)').evaluateAll((all) =>
      all.map((control) => ({
        name: control.id,
        height: (control.matches('[type="checkbox"]') ? control.nextElementSibling : control)?.getBoundingClientRect().height,
        border: getComputedStyle(control).borderTopColor,
        paper: getComputedStyle(document.body).backgroundColor,
      })),
    )
    expect(controls).to.have.lengthOf(7)
    for (const { name, height, border, paper } of controls) {
      expect(height, name).to.be.at.least(44)
      expect((luminance(paper) + 0.05) / (luminance(border) + 0.05), name).to.be.at.least(3)
    }
  })

  it('is checked by the browser alone without script', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const plain = await context.newPage()
    await plain.goto(`${url}/nl/over-ons/`)
    await plain.getByRole('button', { name: 'Verstuur' }).click()
    expect(new URL(plain.url()).pathname).to.equal('/nl/over-ons/')
    expect(await plain.getByRole('alert').count()).to.equal(0)
    await context.close()
  })
})
