import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'chai'
import { entryIn, smallExport } from '../data/export.ts'
import { running } from '../data/running.ts'

/** The project somewhere else, to be changed. */
const copyOfProject = (): string => {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'kade-dev-'))
  const parts = [
    'domain',
    'ports',
    'adapters',
    'renderer',
    'site',
    'scripts',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
  ]
  for (const part of parts)
    cpSync(part, join(folder, part), { recursive: true, filter: (path) => !/node_modules|site.content/.test(path) })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
  return folder
}

describe('dev', function () {
  this.timeout(120_000)
  let project: string
  let dev: ReturnType<typeof running>
  let url: string
  const content = () => join(project, 'content.json')
  const html = async (path: string) => (await fetch(url + path)).text()
  /** Changes a file, and waits until its pages are told to load themselves again. */
  const changed = async (file: string, change: (before: string) => string, awaited = /: shown in \d+ ms/): Promise<void> => {
    dev.forget()
    writeFileSync(join(project, file), change(readFileSync(join(project, file), 'utf8')))
    await dev.until(awaited)
  }

  before(async () => {
    project = copyOfProject()
    writeFileSync(content(), JSON.stringify(smallExport()))
    dev = running(['dev', '--port', '0', '--content', content()], {}, project)
    ;[, url = ''] = /The website at (\S+)\//.exec(await dev.until(/The website at \S+/, 60_000)) ?? []
  })
  after(async () => {
    expect(await dev.stop()).to.equal(0)
    rmSync(project, { recursive: true, force: true })
  })

  it('shows pages as visitors get them, and all their parts', async () => {
    expect(await html('/nl/'))
      .to.contain('id="site"')
      .and.not.to.contain('class="live"')
    const catalogue = await html('/catalogue/nl/')
    expect(catalogue).to.contain('Catalogue')
    const [, picture = ''] = /src="(\/assets\/covers\/[^"]+)"/.exec(catalogue) ?? []
    expect(await html(picture)).to.contain('<svg')
  })

  it('shows what is wrong with content on the page that has it, and tells it', async () => {
    const site = smallExport()
    entryIn(site, 'about').fields.description = { 'nl-BE': 'Alleen hier.' }
    await changed('content.json', () => JSON.stringify(site), /Fill it in/)
    expect(dev.said()).to.contain('entry "about", field "description", en-US')
    expect(await html('/en/about-us/')).to.contain('Something on this page is not right yet')
    await changed('content.json', () => JSON.stringify(smallExport()))
    expect(await html('/en/about-us/')).not.to.contain('class="live"')
  })

  it('has a page load itself again that was asked for before a change, and listens after it', async () => {
    const [, version = ''] = /reload\.js(\?\d+)/.exec(await html('/nl/')) ?? []
    const site = smallExport()
    entryIn(site, 'home').fields.title = { 'nl-BE': 'Inmiddels', 'en-US': 'Meanwhile' }
    await changed('content.json', () => JSON.stringify(site))
    // A file that is seen while it is written is looked at once more.
    await pause(300)
    const heard = async (address: string): Promise<string> => {
      const { body } = await fetch(url + address)
      const reader = (body as ReadableStream<Uint8Array>).getReader()
      const { value } = await reader.read()
      await reader.cancel()
      return Buffer.from(value ?? []).toString()
    }
    expect(await heard(`/__dev/events${version}`)).to.contain('event: reload')
    const [, now = ''] = /reload\.js(\?\d+)/.exec(await html('/nl/')) ?? []
    expect(await heard(`/__dev/events${now}`)).not.to.contain('event: reload')
  })

  it('shows other code and other styles at once', async () => {
    await changed('renderer/document.tsx', (code) => code.replace('data-route=', 'data-changed="yes" data-route='))
    expect(await html('/nl/')).to.contain('data-changed="yes"')
    await changed('site/modules/cards/cards.css', (styles) => `${styles}\n.cards { --changed: 1; }\n`)
    const [, sheet = ''] = /href="(\/assets\/styles-[^"]+\.css)"/.exec(await html('/nl/')) ?? []
    expect(await html(sheet)).to.contain('--changed')
  })

  it('stays with the code before while the new one cannot be compiled, or does not start', async () => {
    const before = readFileSync(join(project, 'site/layout/layout.tsx'), 'utf8')
    await changed('site/layout/layout.tsx', (code) => `${code}\nconst = 1\n`, /layout\.tsx:\d+:\d+/)
    expect(await html('/nl/')).to.contain('id="site"')
    await changed('site/layout/layout.tsx', () => `${before}\nthrow new Error('It does not start')\n`, /It does not start/)
    expect(await html('/nl/')).to.contain('id="site"')
    await changed('site/layout/layout.tsx', () => before)
  })

  it('shows where code fails, on a page that loads itself again', async () => {
    const failing = `if (page.id === 'about') throw new Error('Not <this> page')`
    await changed('renderer/document.tsx', (code) =>
      code.replace('  const { Layout, Page, Remember } = theme\n', (line) => `${line}  ${failing}\n`),
    )
    const failed = await fetch(`${url}/en/about-us/`)
    expect(failed.status).to.equal(500)
    expect(await failed.text())
      .to.contain('Not &lt;this> page')
      .and.to.contain('/__dev/reload.js')
    expect(await html('/nl/')).to.contain('id="site"')
  })
})
