import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import type { Browser } from 'playwright'
import { entryIn, smallExport } from '../data/export.ts'
import { temporaryFolder } from '../data/folder.ts'
import { launch } from './browser.ts'

/** The first words that match in what the command says. */
const said = (child: ChildProcess, pattern: RegExp): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = ''
    const listen = (data: Buffer) => {
      text += data
      const found = pattern.exec(text)
      if (found) resolve(found[1] ?? found[0])
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.on('close', () => reject(new Error(text)))
  })

describe('dev in a browser', function () {
  this.timeout(60_000)
  const file = join(temporaryFolder(), 'content.json')
  const content = smallExport()
  const save = () => writeFileSync(file, JSON.stringify(content))
  const title = (words: string) => {
    entryIn(content, 'home').fields.title = { 'nl-BE': words, 'en-US': words }
    save()
  }
  let browser: Browser
  let dev: ChildProcess
  let url: string

  before(async function () {
    browser = await launch(this)
    save()
    dev = spawn(process.execPath, ['scripts/kade.mjs', 'dev', '--port', '0', '--content', file])
    url = await said(dev, /(http:\/\/127\.0\.0\.1:\d+)/)
  })
  after(async () => {
    await browser?.close()
    dev?.kill()
  })

  it('reloads the page when its content changes, and stays through a mistake', async () => {
    const page = await browser.newPage()
    await page.goto(`${url}/nl/`)
    title('Een ander woord')
    await page.getByRole('heading', { name: 'Een ander woord' }).waitFor()

    entryIn(content, 'story').fields.slug = { 'nl-BE': 'Niet Goed', 'en-US': 'story' }
    const complaint = said(dev, /The slug "Niet Goed" is not one clean path segment/)
    save()
    await complaint
    expect(await page.locator('h1').textContent()).to.equal('Een ander woord')

    entryIn(content, 'story').fields.slug = { 'nl-BE': 'goed', 'en-US': 'story' }
    title('Weer in orde')
    await page.getByRole('heading', { name: 'Weer in orde' }).waitFor()
  })
})
