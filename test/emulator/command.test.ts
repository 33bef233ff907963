import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { createPlatform } from '../../adapters/emulator/platform.ts'
import { smallExport } from '../data/export.ts'
import { temporaryFolder } from '../data/folder.ts'
import { kade } from '../data/run.ts'

describe('the platform command', function () {
  this.timeout(60_000)
  const folder = temporaryFolder()
  const file = join(folder, 'content.json')
  before(() => writeFileSync(file, JSON.stringify(smallExport())))

  /** A program in the shell of the platform; it is told where that is. */
  const beside = (program: string, ...options: ReadonlyArray<string>) =>
    kade(['platform', ...options, 'exec', '--', process.execPath, '--input-type=module', '-e', program])

  it('runs a program beside the platform, and ends as it does', async () => {
    const { code, stdout } = await beside('console.log(process.env.CONTENTFUL_SPACE_ID); process.exit(3)', '--space', 'mine')
    expect([code, stdout.trim().split('\n').at(-1)]).to.deep.equal([3, 'mine'])
  })

  it('leads a program to itself that knows only the platform elsewhere, over any of its ways', async () => {
    const program = `
      import https from 'node:https'
      const total = async (answer) => (await answer).total
      const delivery = fetch('https://cdn.contentful.com/spaces/local/entries?content_type=page').then((answer) => answer.json())
      const management = new Promise((resolve) => {
        const headers = { authorization: 'Bearer any' }
        https.get('https://api.contentful.com/spaces/local/environments/master/entries?limit=1', { headers }, (answer) => {
          let text = ''
          answer.on('data', (part) => { text += part })
          answer.on('end', () => resolve(JSON.parse(text)))
        })
      })
      const { items: [{ fields }] } = await management
      console.log(await total(delivery), typeof Object.values(fields)[0])`
    const { code, stdout, stderr } = await beside(program, '--import', file)
    expect([code, stdout.trim().split('\n').at(-1)], stderr).to.deep.equal([0, '5 object'])
  })

  it('writes what the space holds at the end, and can begin with it again', async () => {
    const written = join(folder, 'written.json')
    const change = `await fetch(process.env.KADE_PLATFORM_URL + '/spaces/local/environments/master/tags/new', {
      method: 'PUT', body: JSON.stringify({ name: 'New' }), headers: { 'content-type': 'application/vnd.contentful.management.v1+json' } })`
    expect((await beside(change, '--import', file, `--export-on-exit=${written}`)).code).to.equal(0)
    const { tags, entries } = JSON.parse(readFileSync(written, 'utf8'))
    expect([tags.map(({ sys }: { sys: { id: string } }) => sys.id), entries.length]).to.deep.equal([
      ['new'],
      smallExport().entries.length,
    ])
    expect((await beside('', '--import', written)).code).to.equal(0)
  })

  it('tells which links of a file lead nowhere', async () => {
    const broken = smallExport()
    const home = broken.entries.find(({ sys }) => sys.id === 'home')
    if (home) home.fields.pages = { 'nl-BE': [{ sys: { type: 'Link', linkType: 'Entry', id: 'gone' } }] }
    const path = join(folder, 'broken.json')
    writeFileSync(path, JSON.stringify(broken))
    const { code, stderr } = await beside('', '--import', path)
    expect([code, stderr]).to.deep.equal([0, '! Entry home, field pages, locale nl-BE: the entry gone is not there.\n'])
  })

  for (const [options, reason] of [
    [['--port', 'many'], '"many" is no port.'],
    [['--import', '/nowhere.json'], 'There is no such file or folder.'],
    [['--export-on-exit'], 'It does not say which file to write.'],
    [['--import', 'site/content', '--export-on-exit'], 'site/content is a folder, and a file in it would double what is there.'],
    [['--seed', 'x'], '"x" is no whole number.'],
  ] as const)
    it(`does not start with ${options.join(' ')}, and says why`, async () => {
      const { code, stderr } = await kade(['platform', ...options])
      expect([code, stderr.includes(reason)], stderr).to.deep.equal([1, true])
      expect(existsSync('site/content/export.json')).to.equal(false)
    })

  it('says that a port is taken', async () => {
    const other = await createPlatform()
    const { code, stderr } = await kade(['platform', '--port', String(other.port)])
    await other.close()
    expect([code, stderr.includes(`Port ${other.port} is taken.`)]).to.deep.equal([1, true])
  })
})
