import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect } from 'chai'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { linkTo } from '../../domain/platform/sys.ts'
import type { Explanation } from '../../domain/problem.ts'
import { explain } from '../../ports/errors.ts'
import type { ExportedEntry } from '../../ports/platform/export-file.ts'
import { readOwnFiles } from '../../site/assets/files.ts'
import { Picture } from '../../site/modules/elements/picture.tsx'
import { type EntryJson, type ExportJson, entry, entryIn, links, smallExport } from '../data/export.ts'
import { filesIn, temporaryFolder } from '../data/folder.ts'
import { elements } from '../data/html.ts'
import { kade } from '../data/run.ts'

type Versions = ReadonlyArray<{ readonly url: string; readonly width: number }>
const versionsIn = (srcset = ''): Versions =>
  srcset.split(', ').map((each) => {
    const [url = '', width = ''] = each.split(' ')
    return { url, width: Number.parseInt(width, 10) }
  })

const kept = { url: 'https://images.ctfassets.net/space/id/token/quay.jpg', width: 1500, height: 1000, type: 'image/jpeg' }
const shown = (picture: Partial<typeof kept> & { ratio?: string } = {}, use: 'band' | 'slide' | 'text' | 'portrait' = 'text') => {
  const html = renderToStaticMarkup(<Picture picture={{ ...kept, alt: 'A quay', ...picture }} use={use} />)
  return { html, sources: elements(html, 'source'), image: elements(html, 'img')[0] ?? {} }
}

const assetsOf = (file: File) => siteWith(file).assets as ReadonlyArray<object> as ReadonlyArray<ExportedEntry>

describe('a picture on the platform', () => {
  it('is offered in the formats and widths that its images API makes, each asked for by parameters', () => {
    const { sources, image } = shown()
    expect(sources.map(({ type }) => type)).to.deep.equal(['image/avif', 'image/webp'])
    expect(versionsIn(sources[0]?.srcSet)).to.deep.equal(
      [320, 640, 960, 1280, 1500].map((width) => ({ url: `${kept.url}?w=${width}&fm=avif&q=60`, width })),
    )
    expect(versionsIn(image.srcSet).map(({ url }) => new URL(url).search)).to.include('?w=640&fm=jpg&q=80')
    expect(image).to.include({ src: kept.url, width: '1500', height: '1000', alt: 'A quay', decoding: 'async', loading: 'lazy' })
  })

  it('is never wider than the file, nor than screens are', () => {
    const widths = (width: number) => versionsIn(shown({ width, height: 400 }).image.srcSet).map((each) => each.width)
    expect(widths(500)).to.deep.equal([320, 500])
    expect(widths(320)).to.deep.equal([320])
    expect(widths(6000)).to.deep.equal([320, 640, 960, 1280, 1920, 2560])
  })

  it('is not asked for in sizes that the images API refuses', () => {
    const widths = versionsIn(shown({ width: 3000, height: 9000 }).image.srcSet).map(({ width }) => width)
    expect(widths).to.deep.equal([320, 640, 960, 1280])
    expect(shown({ width: 100, height: 5000 }).html).not.to.contain('srcSet')
  })

  it('says how wide it is where it stands, with what is cut off at its sides', () => {
    expect(shown({}, 'band').image.sizes).to.equal('100vw')
    expect(shown({}, 'text').image.sizes).to.contain('42rem').and.to.match(/vw$/)
    expect(shown({ ratio: '3:2' }, 'portrait').image.sizes).to.equal('4.5rem')
    expect(shown({ ratio: '1:1' }, 'portrait').image.sizes, 'a square of 4.5rem out of 3:2').to.equal('calc(1.5 * 4.5rem)')
  })

  it('in the European region has versions, too; elsewhere, moving or drawn it is shown as it is', () => {
    expect(shown({ url: '//images.eu.ctfassets.net/s/i/t/quay.jpg' }).sources[0]?.srcSet).to.match(/^https:\/\/images\.eu\.ctf/)
    for (const as of [
      { url: 'https://images.example.com/s/i/t/quay.jpg' },
      { url: 'https://example.com/images.ctfassets.net/quay.jpg' },
      { type: 'image/svg+xml' },
      { type: 'image/gif' },
      { type: 'constructor' },
    ])
      expect(shown(as).html, JSON.stringify(as))
        .to.match(/^<img /)
        .and.not.to.contain('srcSet')
  })

  it('may move, and so stays WebP', () => {
    const { sources, image } = shown({ type: 'image/webp' })
    expect(sources).to.deep.equal([])
    expect(versionsIn(image.srcSet).every(({ url }) => url.includes('fm=webp'))).to.equal(true)
  })

  it('that is in view at once is fetched first', () => {
    const html = renderToStaticMarkup(<Picture picture={{ ...kept, alt: '' }} use="band" early />)
    expect(elements(html, 'img')[0]).to.include({ fetchPriority: 'high', alt: '' }).and.not.to.have.property('loading')
  })
})

const made = { createdAt: '2024-01-01T00:00:00.000Z', publishedAt: '2024-01-01T00:00:00.000Z', version: 2, publishedVersion: 1 }
const urlOf = (name: string, id = 'quay') => `//images.ctfassets.net/space/${id}/token/${name}`

type File = { readonly url: string; readonly contentType: string; readonly details: object }

/** The small website whose page "about" has a hero with this file; the description is the alternative text. */
const siteWith = (file: File, id = 'quay'): ExportJson => {
  const site = smallExport()
  site.assets.push({
    sys: { id, type: 'Asset', ...made },
    fields: {
      title: { 'nl-BE': 'Kade', 'en-US': 'Quay' },
      description: { 'nl-BE': 'De kade', 'en-US': 'The quay' },
      file: { 'nl-BE': file, 'en-US': file },
    },
  })
  const picture = entry('quay.picture', 'sharedAsset', {})
  picture.fields.asset = { 'nl-BE': linkTo('Asset', id) }
  site.entries.push(
    picture,
    entry('quay.media', 'sharedMedia', { asset: linkTo('Entry', 'quay.picture') }),
    entry('about.hero', 'moduleHero', { title: 'Hero', media: linkTo('Entry', 'quay.media') }),
  )
  entryIn(site, 'about').fields.sections = { 'nl-BE': links('about.hero') }
  return site
}

const noise = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } } })

const put = (folder: string, files: { readonly [path: string]: Buffer | string }): void => {
  for (const [path, contents] of Object.entries(files)) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, contents)
  }
}

describe('the files of embedded content', function () {
  this.timeout(60_000)
  const folder = temporaryFolder()
  const cache = 'node_modules/.cache/kade/made'

  /** The export and its files in a folder of their own, generated by the real command. */
  const generate = async (name: string, site: ExportJson, files: { readonly [url: string]: Buffer | string }) => {
    const content = join(folder, name)
    put(content, { ...files, 'export.json': JSON.stringify(site) })
    const dist = join(content, 'dist')
    const run = await kade(['generate', '--content', content, '--out', dist])
    return { ...run, dist, html: () => filesIn(dist).get('en/about-us/index.html')?.toString() ?? '' }
  }

  describe('a photograph', () => {
    let photograph: Buffer
    let site: ExportJson
    let first: Awaited<ReturnType<typeof generate>>

    before(async () => {
      photograph = await noise(700, 300).png().toBuffer()
      const details = { size: photograph.length, image: { width: 700, height: 300 } }
      site = siteWith({ url: urlOf('Quay at night.png'.replaceAll(' ', '%20')), contentType: 'image/png', details })
      first = await generate('photograph', site, { [urlOf('Quay at night.png')]: photograph })
    })

    it('is served by the website itself, named by what is in it', () => {
      expect(first.code, first.stderr).to.equal(0)
      const { src = '', alt } = elements(first.html(), 'img').find(({ class: name }) => name === 'picture') ?? {}
      expect(src).to.match(/^\/assets\/quay-at-night-[0-9a-f]{10}\.png$/)
      expect(alt).to.equal('The quay')
      expect(filesIn(first.dist).get(src.slice(1))?.equals(photograph)).to.equal(true)
      expect(first.html()).not.to.contain('ctfassets.net')
    })

    it('is there in every format and width that browsers may choose', async () => {
      const choices = [...elements(first.html(), 'source'), ...elements(first.html(), 'img')]
        .filter(({ srcSet, srcset }) => (srcset ?? srcSet)?.includes('quay'))
        .flatMap(({ type = 'image/png', srcSet, srcset }) => versionsIn(srcset ?? srcSet).map((each) => ({ ...each, type })))
      expect(choices.map(({ type, width }) => `${type} ${width}`)).to.deep.equal(
        ['avif', 'webp', 'png'].flatMap((format) => [320, 640, 700].map((width) => `image/${format} ${width}`)),
      )
      for (const { url, width, type } of choices) {
        const { format, compression, ...size } = await sharp(join(first.dist, url)).metadata()
        expect([`image/${compression === 'av1' ? 'avif' : format}`, size.width], url).to.deep.equal([type, width])
        expect(size.height, 'in proportion').to.be.closeTo((width * 300) / 700, 1)
      }
    })

    it('is made smaller once: the second run takes what the first one made', async () => {
      const before = new Map(readdirSync(cache).map((name) => [name, statSync(join(cache, name)).mtimeMs]))
      const again = await generate('photograph', site, {})
      expect(again.code, again.stderr).to.equal(0)
      const after = readdirSync(cache).filter((name) => before.get(name) !== statSync(join(cache, name)).mtimeMs)
      expect(after).to.deep.equal([])
      expect([...filesIn(again.dist).keys()]).to.include('en/about-us/index.html')
    })

    it('that nobody may see yet stays where it is', async () => {
      const draft = smallExport()
      const [asset] = site.assets
      draft.assets.push({ ...(asset as EntryJson), sys: { id: 'quay', type: 'Asset', version: 1 } })
      const { code, dist } = await generate('draft', draft, { [urlOf('Quay at night.png')]: photograph })
      expect(code).to.equal(0)
      expect([...filesIn(dist).keys()].filter((path) => path.includes('quay'))).to.deep.equal([])
    })
  })

  it('that are drawn are served as they are', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 100"/>'
    const details = { size: svg.length, image: { width: 80, height: 100 } }
    const drawing = siteWith({ url: urlOf('quay.svg'), contentType: 'image/svg+xml', details })
    const { html, dist, stderr } = await generate('drawing', drawing, { [urlOf('quay.svg')]: svg })
    const image = elements(html(), 'img').find(({ class: name }) => name === 'picture')
    expect(image?.src, stderr).to.match(/^\/assets\/quay-\w+\.svg$/)
    expect(image).to.include({ width: '80', height: '100' }).and.not.to.have.any.keys('srcset', 'srcSet')
    expect([...filesIn(dist).keys()].filter((path) => path.startsWith('assets/quay'))).to.have.length(1)
  })

  it('that move go on moving when they are made smaller', async () => {
    const frames = await Promise.all([noise(400, 200), noise(400, 200)].map((frame) => frame.png().toBuffer()))
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer()
    const details = { size: moving.length, image: { width: 400, height: 200 } }
    const site = siteWith({ url: urlOf('quay.webp'), contentType: 'image/webp', details })
    const { dist, stderr } = await generate('moving', site, { [urlOf('quay.webp')]: moving })
    const versions = [...filesIn(dist).keys()].filter((path) => /assets\/quay-.*\.webp$/.test(path))
    expect(versions, stderr).to.have.length(3)
    for (const version of versions) expect((await sharp(join(dist, version)).metadata()).pages, version).to.equal(2)
  })

  it('stay on the platform when the export came without files', async () => {
    const details = { size: 5000, image: { width: 400, height: 300 } }
    const { html, stderr } = await generate(
      'without',
      siteWith({ url: urlOf('quay.png'), contentType: 'image/png', details }),
      {},
    )
    expect(html(), stderr).to.contain('src="https://images.ctfassets.net/space/quay/token/quay.png"')
  })

  describe('are reported', () => {
    const png = 'image/png'
    const url = urlOf('quay.png')

    /** What is wrong with this file where the export came with some. */
    const problemsWith = (name: string, file: File, bytes?: Buffer | string) => {
      const content = join(folder, name)
      put(content, { [urlOf('other.svg', 'other')]: '<svg/>', ...(bytes ? { [file.url]: bytes } : {}) })
      return readOwnFiles(content, assetsOf(file)).problems.map(explain)
    }
    const only = (problems: ReadonlyArray<Explanation>) => {
      expect(problems).to.have.length(1)
      return problems[0]?.what
    }

    it('when one is missing, and nothing is written', async () => {
      const files = { [urlOf('other.svg', 'other')]: '<svg/>' }
      const { code, stderr, dist } = await generate('missing', siteWith({ url, contentType: png, details: {} }), files)
      expect([code, existsSync(dist)]).to.deep.equal([1, false])
      expect(stderr).to.contain('asset "quay", nl-BE').and.to.contain('asset "quay", en-US')
      expect(stderr).to.match(/Its file is not beside the content: .*images\.ctfassets\.net\/space\/quay\/token\/quay\.png\./)
      expect(stderr).to.contain('contentful-export --download-assets')
      const platform = await kade(['platform', '--import', dirname(dist), 'exec', '--', process.execPath, '-e', ''])
      expect(platform.code, 'the platform warns').to.equal(0)
      expect(platform.stderr).to.contain('! asset "quay", nl-BE: Its file is not beside the content')
    })

    it('when one is broken off in the middle, and nothing is written', async () => {
      const bytes = (await noise(400, 300).jpeg().toBuffer()).subarray(0, 400)
      const file = { url: urlOf('quay.jpg'), contentType: 'image/jpeg', details: { image: { width: 400, height: 300 } } }
      const { code, stderr, dist } = await generate('broken', siteWith(file), { [urlOf('quay.jpg')]: bytes })
      expect([code, existsSync(dist)]).to.deep.equal([1, false])
      expect(stderr)
        .to.match(/^✗ One problem\./m)
        .and.to.match(/quay\.jpg\n\s+Nothing can be made of it: /)
    })

    it('when one is not what the record says', async () => {
      const bytes = await noise(30, 20).png().toBuffer()
      const details = { size: 1, image: { width: 60, height: 20 } }
      const problems = problemsWith('other', { url, contentType: png, details }, bytes)
      expect(problems.map(({ where }) => where)).to.deep.equal(['asset "quay", nl-BE', 'asset "quay", en-US'])
      expect(problems[0]?.what).to.contain(`${bytes.length} bytes, not 1`).and.to.contain('30 × 20 pixels, not 60 × 20 pixels')
    })

    it('when one is no picture', () => {
      const problems = problemsWith('text', { url, contentType: png, details: {} }, 'Not a picture at all, just words.')
      expect(only(problems)).to.equal('It is no picture of the type image/png that says how large it is.')
    })

    it('when one is larger than a website should carry', () => {
      const problems = problemsWith('large', { url, contentType: png, details: {} }, Buffer.alloc(20_000_001))
      expect(only(problems)).to.equal('It has 20000001 bytes; allowed are 20000000.')
    })

    it('when one has more pixels than memory should hold', async () => {
      const bytes = await noise(8, 8).png().toBuffer()
      bytes.writeUInt32BE(20_000, 16)
      bytes.writeUInt32BE(20_000, 20)
      const problems = problemsWith('pixels', { url, contentType: png, details: {} }, bytes)
      expect(only(problems)).to.contain('It has 400000000 pixels')
    })

    for (const path of ['a/b/c/..%2f..%2f..%2f..%2f..%2fsecret.png', '../../secret.png', 'space/quay/%00/quay.png', 'a/b/c/%ff'])
      it(`when the address leads elsewhere: ${path}`, async () => {
        writeFileSync(join(folder, 'secret.png'), await noise(4, 4).png().toBuffer())
        const problems = problemsWith('elsewhere', { url: `//images.ctfassets.net/${path}`, contentType: png, details: {} })
        expect(problems[0]?.what).to.contain('Its file is not beside the content')
      })

    it('when a link leads out of the folder', async () => {
      const secret = join(folder, 'secret.png')
      writeFileSync(secret, await noise(4, 4).png().toBuffer())
      const file = join(folder, 'linked', url)
      mkdirSync(dirname(file), { recursive: true })
      symlinkSync(secret, file)
      expect(only(problemsWith('linked', { url, contentType: png, details: {} }))).to.equal('It leads out of the folder.')
    })
  })

  it('are on the local platform as well, which makes them smaller; what it exports has them where they were', async () => {
    const bytes = await noise(400, 300).png().toBuffer()
    const content = join(folder, 'platform')
    const details = { size: bytes.length, image: { width: 400, height: 300 } }
    const site = siteWith({ url: urlOf('quay.png'), contentType: 'image/png', details })
    put(content, { [urlOf('quay.png')]: bytes, 'export.json': JSON.stringify(site) })
    const asks = `const { items } = await (await fetch(process.env.KADE_PLATFORM_URL + '/spaces/local/environments/master/assets')).json()
      const image = await fetch('http:' + items[0].fields.file['nl-BE'].url + '?w=80&fm=webp')
      console.log(image.status, image.headers.get('content-type'), Buffer.from(await image.arrayBuffer()).toString('base64'))`
    const exported = join(folder, 'exported.json')
    const command = ['exec', '--', process.execPath, '--input-type=module', '-e', asks]
    const { stdout, stderr } = await kade(['platform', '--import', content, `--export-on-exit=${exported}`, ...command])
    const [status, type, image = ''] = stdout.split(/\s+/)
    expect([status, type], stderr).to.deep.equal(['200', 'image/webp'])
    expect(await sharp(Buffer.from(image, 'base64')).metadata()).to.include({ width: 80, height: 60 })
    const { assets } = JSON.parse(readFileSync(exported, 'utf8')) as ExportJson
    expect(assets[0]?.fields.file?.['nl-BE']).to.include({ url: urlOf('quay.png') })
  })

  it('are never pages or scripts of the website', () => {
    const content = join(folder, 'active')
    for (const [name, extension] of [
      ['Page.HTML', 'txt'],
      ['run.mjs', 'txt'],
      ['folder.pdf', 'pdf'],
      ['noextension', 'bin'],
    ] as const) {
      const url = urlOf(name)
      put(content, { [url]: '<script>alert(1)</script>' })
      const file = { url, contentType: 'text/html', details: {} }
      const { addresses, problems } = readOwnFiles(content, assetsOf(file))
      expect(problems).to.deep.equal([])
      expect(addresses.get(url)).to.match(new RegExp(`^/assets/[a-z]+-[0-9a-f]{10}\\.${extension}$`))
    }
  })
})
