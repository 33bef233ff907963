import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { deliveryServer, type Exported, token } from '../data/delivery-server.ts'
import { type ExportJson, entryIn, links, smallExport } from '../data/export.ts'
import { filesIn, temporaryFolder } from '../data/folder.ts'
import { kade } from '../data/run.ts'

describe('the commands', function () {
  this.timeout(60_000)
  const folder = temporaryFolder()
  const dist = join(folder, 'dist')

  const write = (name: string, contents: unknown): string => {
    const file = join(folder, name)
    writeFileSync(file, typeof contents === 'string' ? contents : JSON.stringify(contents))
    return file
  }

  const broken = (change: (site: ExportJson) => void): ExportJson => {
    const site = smallExport()
    change(site)
    return site
  }

  before(async () => {
    const { code, stderr } = await kade(['generate', '--content', write('good.json', smallExport()), '--out', dist])
    if (code !== 0) throw new Error(stderr)
  })

  /** A run that fails, and leaves what was there before as it was. */
  const expectFailure = async (argv: ReadonlyArray<string>, environment = {}): Promise<string> => {
    const before = filesIn(dist)
    const { code, stdout, stderr } = await kade(['generate', '--out', dist, ...argv], environment)
    expect(code, stdout).to.equal(1)
    expect([...filesIn(dist)].map(([path, contents]) => path + contents)).to.deep.equal(
      [...before].map(([path, contents]) => path + contents),
    )
    expect(stderr).to.contain('Nothing was written; what was there is as it was.')
    expect(stderr).not.to.match(/^\s+at /m)
    return stderr
  }

  describe('generate', () => {
    it('tells what is wrong, and not what follows from it: a layout that cannot be shown, for a slug that is none', async () => {
      const content = broken((site) => {
        entryIn(site, 'about').fields.slug = { 'nl-BE': 'Over Ons', 'en-US': 'about-us' }
      })
      const said = await expectFailure(['--content', write('slug.json', content)])
      expect(said).to.contain('The slug "Over Ons" is not one clean path segment.').and.not.to.contain('could not be written')
    })

    it('tells every problem with its place and its remedy', async () => {
      const content = broken((site) => {
        entryIn(site, 'home').fields.pages = { 'nl-BE': links('about', 'nowhere') }
        entryIn(site, 'story').fields.slug = { 'nl-BE': '../verhaal', 'en-US': 'story' }
      })
      const said = await expectFailure(['--content', write('broken.json', content)])
      expect(said).to.equal(
        [
          '✗ 3 problems. Nothing was written; what was there is as it was.',
          '',
          '  entry "home", field "pages", nl-BE',
          '    It links to the entry "nowhere", which does not exist or is a draft.',
          '    → Publish "nowhere", or remove the link.',
          '',
          '  entry "home", field "pages", en-US',
          '    It links to the entry "nowhere", which does not exist or is a draft.',
          '    → Publish "nowhere", or remove the link.',
          '',
          '  entry "story", field "slug", nl-BE',
          '    The slug "../verhaal" is not one clean path segment.',
          '    → Use lower-case letters, digits and single hyphens, at most 128 of them, for example "what-we-do".',
          '',
        ].join('\n'),
      )
    })

    it('names a file that is no JSON', async () => {
      const file = write('not.json', '{ "entries": [')
      expect(await expectFailure(['--content', file]))
        .to.contain(file)
        .and.to.contain('It cannot be read:')
    })

    it('names a file that is no export', async () => {
      const file = write('other.json', { entries: [{ sys: {} }] })
      expect(await expectFailure(['--content', file])).to.contain(
        'It is no export file:\n      - entries.0.sys.id: expected string, found nothing',
      )
    })

    it('names content that is not there', async () => {
      const missing = join(folder, 'missing.json')
      expect(await expectFailure(['--content', missing]))
        .to.contain(missing)
        .and.to.contain('There is no such file or folder.')
    })

    it('reports all unreadable files of a folder, and ids that two of them have', async () => {
      const content = join(folder, 'content')
      mkdirSync(content)
      writeFileSync(join(content, 'a.json'), JSON.stringify(smallExport()))
      writeFileSync(join(content, 'b.json'), JSON.stringify({ entries: smallExport().entries.slice(0, 1) }))
      expect(await expectFailure(['--content', content])).to.contain('Its Entry "website" is also in')
      writeFileSync(join(content, 'b.json'), 'x')
      writeFileSync(join(content, 'c.json'), 'y')
      const said = await expectFailure(['--content', content])
      expect(said).to.contain('b.json').and.to.contain('c.json').and.to.contain('2 problems')
    })

    it('says that the credentials are wrong, without repeating them', async () => {
      const { server, host } = await deliveryServer(smallExport() as unknown as Exported)
      const said = await expectFailure([], {
        CONTENTFUL_SPACE_ID: 'kade',
        CONTENTFUL_ACCESS_TOKEN: 'wrong-token-123',
        CONTENTFUL_HOST: host,
      })
      server.close()
      expect(said).to.contain('AccessTokenInvalid (401)').and.to.contain('Check the access token (CONTENTFUL_ACCESS_TOKEN)')
      expect(said).not.to.contain('wrong-token-123')
    })

    it('says that there is no such space', async () => {
      const { server, host } = await deliveryServer(smallExport() as unknown as Exported)
      const said = await expectFailure([], {
        CONTENTFUL_SPACE_ID: 'other',
        CONTENTFUL_ACCESS_TOKEN: token,
        CONTENTFUL_HOST: host,
      })
      server.close()
      expect(said)
        .to.contain('NotFound (404)')
        .and.to.contain('Check the space (CONTENTFUL_SPACE_ID) and the environment (CONTENTFUL_ENVIRONMENT)')
    })

    it('says that the host cannot be reached, after trying again', async () => {
      const { server, host } = await deliveryServer(smallExport() as unknown as Exported)
      await new Promise((resolve) => server.close(resolve))
      const said = await expectFailure([], { CONTENTFUL_SPACE_ID: 'kade', CONTENTFUL_ACCESS_TOKEN: token, CONTENTFUL_HOST: host })
      expect(said)
        .to.contain('No answer after 6 attempts: ECONNREFUSED')
        .and.to.contain('Check the host (CONTENTFUL_HOST) and the network')
    })

    it('refuses to replace a folder that it did not write', async () => {
      const mine = join(folder, 'mine')
      mkdirSync(mine)
      writeFileSync(join(mine, 'notes.txt'), 'keep')
      const { code, stderr } = await kade(['generate', '--content', join(folder, 'good.json'), '--out', mine])
      expect(code).to.equal(1)
      expect(stderr).to.contain('The folder holds files that were not generated here')
      expect(readFileSync(join(mine, 'notes.txt'), 'utf8')).to.equal('keep')
    })

    it('tells with --verbose where each setting came from, but not the token', async () => {
      const { stdout } = await kade(['generate', '--verbose', '--content', join(folder, 'good.json'), '--out', dist], {
        SITE_ORIGIN: 'https://www.example.com',
        CONTENTFUL_ACCESS_TOKEN: 'secret-token',
      })
      expect(stdout).to.match(/out +\S+dist from --out/)
      expect(stdout).to.match(/origin +https:\/\/www\.example\.com from SITE_ORIGIN/)
      expect(stdout).to.match(/accessToken +\(set, not shown\) from CONTENTFUL_ACCESS_TOKEN/)
      expect(stdout).not.to.contain('secret-token')
    })
  })

  describe('help', () => {
    for (const [command, script] of Object.entries({
      generate: 'run generate',
      preview: 'run preview',
      dev: 'run dev',
      test: 'test',
      check: 'run audit',
      lint: 'run check',
      format: 'run format',
      content: 'run content',
      icons: 'run icons',
    }))
      it(`is given by ${command}`, async () => {
        const { code, stdout } = await kade([command, '--help'])
        expect(code).to.equal(0)
        expect(stdout).to.match(new RegExp(`^Usage: npm ${script}`))
      })

    it('lists every option with its flag, its variable and its default', async () => {
      const { stdout } = await kade(['generate', '--help'])
      for (const words of [
        '--out <folder>',
        'KADE_OUT',
        'default dist',
        '--origin <url>',
        'SITE_ORIGIN',
        'CONTENTFUL_SPACE_ID',
        'CONTENTFUL_ACCESS_TOKEN',
      ])
        expect(stdout).to.contain(words)
    })

    it('lists the commands, also when there is no such command', async () => {
      expect((await kade([])).stdout).to.contain('generate')
      const { code, stderr } = await kade(['genrate'])
      expect(code).to.equal(1)
      expect(stderr).to.contain('There is no command "genrate".').and.to.contain('generate')
    })
  })

  it('preview says what to do when there is nothing to show', async () => {
    const { code, stderr } = await kade(['preview', '--out', join(folder, 'nothing')])
    expect(code).to.equal(1)
    expect(stderr).to.contain('npm run generate')
  })
})
