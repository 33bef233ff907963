import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { httpDelivery } from '../../adapters/http/delivery.ts'
import { systemClock } from '../../adapters/node/clock.ts'
import type { Sys } from '../../domain/platform/sys.ts'
import { E } from '../../domain/prelude.ts'
import type { Clock } from '../../ports/clock.ts'
import { explain } from '../../ports/errors.ts'
import { type Awaited, awaiting } from '../../site/generation/space/awaited.ts'
import { apply, noRecords } from '../../site/generation/space/records.ts'
import { fetchedInto, type Reading } from '../../site/generation/space.ts'
import { always, answeringServers, reset, stall, truncate } from '../data/answering.ts'
import { entryIn, richText, smallExport } from '../data/export.ts'
import { temporaryFolder } from '../data/folder.ts'
import { kade } from '../data/run.ts'
import { bothWays, spaceWith, type TestSpace, textsIn, token } from '../data/space.ts'

const at = { spaceId: 'local', environmentId: 'master' }
/** Twenty times as fast as ours. */
const quick: Clock = { ...systemClock, sleep: (milliseconds, signal) => systemClock.sleep(milliseconds / 20, signal) }

describe('a website from a space', function () {
  this.timeout(60_000)
  const folder = temporaryFolder()
  const kept = join(folder, '.kade', 'dist')
  let space: TestSpace

  before(async () => {
    space = await spaceWith()
  })
  after(() => space.platform.close())
  beforeEach(() => space.platform.faults.clear())

  const expectSame = async (): Promise<string> => {
    const { run, other, fromSpace, fromExport } = await bothWays(space, folder)
    expect([run.code, other.code], run.stderr + other.stderr).to.deep.equal([0, 0])
    expect(fromSpace).to.deep.equal(fromExport)
    return run.stderr
  }

  it('is the one that the export of the space gives, to the byte', async () => {
    await expectSame()
    expect(space.asked()).to.deep.equal(['locales', 'content_types', 'sync', 'sync with a token'])
  })

  it('asks for no record that did not change, and stores no secret', async () => {
    await expectSame()
    expect(space.asked()).to.deep.equal(['locales', 'content_types', 'sync with a token'])
    for (const file of ['space.json', 'space-sync.json']) expect(readFileSync(join(kept, file), 'utf8')).not.to.contain(token)
  })

  it('follows what is published, changed and taken away', async () => {
    await space.save('about.text', 'text', { 'nl-BE': richText('Nieuw.'), 'en-US': richText('New text.') })
    // An export has drafts in place of what is published.
    expect((await kade(['generate', '--out', join(folder, 'dist')], space.variables)).code).to.equal(0)
    expect(textsIn(join(folder, 'dist'))['en/about-us/index.html']).not.to.contain('New text.')
    await space.publish('about.text')
    await space.create('extra', 'page', {
      title: { 'nl-BE': 'Extra' },
      description: { 'nl-BE': 'Meer.' },
      slug: { 'nl-BE': 'extra' },
      root: { 'nl-BE': false },
    })
    await space.publish('extra')
    await space.save('about', 'pages', { 'nl-BE': [{ sys: { type: 'Link', linkType: 'Entry', id: 'extra' } }] })
    await space.publish('about')
    await space.unpublish('story')
    space.asked()
    await expectSame()
    expect(space.asked()).to.deep.equal(['locales', 'content_types', 'sync with a token', 'sync with a token'])
    const texts = textsIn(join(folder, 'dist'))
    expect(texts['en/about-us/index.html']).to.contain('New text.')
    expect(texts).to.have.property('nl/over-ons/extra/index.html')
    expect(texts).not.to.have.property('nl/over-ons/verhaal/index.html')
  })

  it('reads all of it when the platform does not take the token any more', async () => {
    space.platform.faults.add({ kind: 'expired-sync-token', times: 1 })
    space.asked()
    expect(await expectSame()).to.contain('does not take the sync token')
    expect(space.asked()).to.deep.equal(['locales', 'content_types', 'sync with a token', 'sync', 'sync with a token'])
  })

  for (const [what, damage] of [
    ['the content was damaged', (file: string) => writeFileSync(file, readFileSync(file, 'utf8').replace('nl-BE', 'nl-NL'))],
    ['the content was cut off', (file: string) => writeFileSync(file, readFileSync(file).subarray(0, 500))],
    ['the content is gone', (file: string) => rmSync(file)],
    ['the token was damaged', (file: string) => writeFileSync(file.replace('.json', '-sync.json'), '{"of":')],
    ['a run was killed between the two', (file: string) => writeFileSync(file, readFileSync(file, 'utf8').replace('{"', '{ "'))],
  ] as const)
    it(`reads all of it when ${what}`, async () => {
      damage(join(kept, 'space.json'))
      expect(await expectSame()).to.contain('cannot be used')
    })

  it('reads all of it when the space is another one', async () => {
    const other = await spaceWith()
    expect((await bothWays(other, folder)).run.stderr).to.contain('cannot be used')
    await other.platform.close()
    await expectSame()
  })

  it('survives refusals, errors and broken answers', async () => {
    for (const fault of [
      { kind: 'server-error', status: 503, times: 2 },
      { kind: 'rate-limit', delay: 1000, times: 1 },
      { kind: 'reset', times: 1 },
    ] as const)
      space.platform.faults.add({ ...fault, api: 'delivery' })
    await expectSame()
  })

  it('asks for smaller answers when they are too large', async () => {
    rmSync(kept, { recursive: true })
    space.platform.faults.add({ kind: 'oversize', path: '*/sync', times: 2 })
    await expectSame()
  })

  it('leaves the website as it is, and says one thing, when the space cannot be read in time', async () => {
    const before = textsIn(join(folder, 'dist'))
    space.platform.faults.add({ kind: 'slow', delay: 3000, api: 'delivery' })
    const { code, stderr } = await kade(['generate', '--out', join(folder, 'dist'), '--fetch-deadline', '0.5'], space.variables)
    expect(code).to.equal(1)
    expect(stderr)
      .to.contain('✗ One problem.')
      .and.to.contain('It could not be read within 0.5 s.')
      .and.to.contain('--fetch-deadline')
    expect(textsIn(join(folder, 'dist'))).to.deep.equal(before)
  })
})

describe('a space that misbehaves', () => {
  const folder = temporaryFolder()
  const server = answeringServers()

  const usual = { timeout: 10_000, retries: 2, answer: 10_000 }
  const read = async (host: string, more: Partial<Reading> = {}, limits: Partial<typeof usual> = {}) => {
    const baseUrl = `http://${host}`
    const api = httpDelivery({ baseUrl, accessToken: token, userAgent: 'kade/test' }, quick, undefined, { ...usual, ...limits })
    const clock = systemClock
    return fetchedInto(join(folder, 'kept'), { api, at, baseUrl, clock, note: () => undefined, deadline: 100_000, ...more })()
  }
  const problems = async (...call: Parameters<typeof read>) => {
    const result = await read(...call)
    if (E.isRight(result)) throw new Error('It was read.')
    expect(existsSync(join(folder, 'kept', 'space.json'))).to.equal(false)
    return result.left.map(explain)
  }

  for (const [name, answer, said, limits = {}] of [
    ['stalls', stall, /No answer after 3 attempts: it took too long/, { timeout: 200 }],
    ['hangs up', reset, /No answer after 3 attempts/],
    ['stops half-way', truncate, /No answer after 3 attempts/, { timeout: 200 }],
    ['fails', always(500, {}), /\(500\)/],
    ['refuses for coming too soon', always(429, {}, { 'x-contentful-ratelimit-reset': '0' }), /\(429\)/],
    ['answers without end', always(200, { items: ['x'.repeat(20_000)] }), /More than 10000 bytes/],
    ['is something else', always(200, '<html>'), /breaks the contract/],
  ] as const)
    it(`that ${name} is told of once`, async () => {
      const told = await problems(await server(answer), {}, limits)
      expect(told).to.have.length(1)
      expect(told[0]?.what).to.match(said)
    })

  it('is given up when its time is over, whatever it is doing', async () => {
    const told = await problems(await server(stall), { deadline: 6000 }, { timeout: 1e9, retries: 5 })
    expect(told.map(({ what }) => what)).to.deep.equal(['It could not be read within 6 s.'])
  })

  const lists = (sync: (url: URL) => unknown) =>
    server((request, response) => {
      const url = new URL(request.url ?? '', 'http://test')
      const [, list = ''] = /master\/(\w+)/.exec(url.pathname) ?? []
      const body =
        list === 'sync'
          ? sync(url)
          : list === 'locales'
            ? { items: [{ code: 'nl-BE', name: 'Nederlands', default: true, fallbackCode: null }] }
            : { total: 0, items: [] }
      always(body === 404 ? 404 : 200, body)(request, response)
    })

  it('whose pages lead back to themselves is no whole one', async () => {
    const told = await problems(await lists(() => ({ items: [], nextPageUrl: '/sync?sync_token=again' })))
    expect(told[0]?.what).to.contain('the last page does not say how to go on')
  })

  it('loses nothing that is published while its pages are read', async () => {
    const page = (id: string) => ({ sys: { id, type: 'Entry', revision: 1 }, fields: { title: { 'nl-BE': id } } })
    const answers: { readonly [token: string]: unknown } = {
      '': { items: [page('first')], nextPageUrl: '/sync?sync_token=two' },
      two: { items: [page('second')], nextSyncUrl: '/sync?sync_token=later' },
      later: { items: [page('meanwhile'), { sys: { id: 'first', type: 'DeletedEntry' } }], nextSyncUrl: '/sync?sync_token=end' },
      end: { items: [], nextSyncUrl: '/sync?sync_token=end' },
    }
    const result = await read(await lists((url) => answers[url.searchParams.get('sync_token') ?? '']))
    expect(E.isRight(result)).to.equal(true)
    const { entries } = JSON.parse(readFileSync(join(folder, 'kept', 'space.json'), 'utf8'))
    expect(entries.map(({ sys }: { sys: { id: string } }) => sys.id)).to.deep.equal(['meanwhile', 'second'])
    rmSync(join(folder, 'kept'), { recursive: true })
  })

  it('without synchronization is read as a whole, and again when it changed meanwhile', async () => {
    let changes = 2
    let asked = 0
    const host = await server((request, response) => {
      const { pathname } = new URL(request.url ?? '', 'http://test')
      if (/sync|content_types/.test(pathname)) return always(404, {})(request, response)
      if (/locales/.test(pathname))
        return always(200, { items: [{ code: 'nl-BE', name: 'Nederlands', default: true, fallbackCode: null }] })(
          request,
          response,
        )
      asked += 1
      const updatedAt = `2024-01-0${asked % 2 === 0 && changes > 0 ? changes-- : 1}T00:00:00.000Z`
      return always(200, { total: 1, items: [{ sys: { id: 'a', type: 'Entry', updatedAt }, fields: { title: 'A' } }] })(
        request,
        response,
      )
    })
    const result = await read(host)
    expect(E.isRight(result)).to.equal(true)
    expect(asked).to.be.greaterThan(6)
    expect(readFileSync(join(folder, 'kept', 'space.json'), 'utf8')).to.contain('"nl-BE":"A"')
  })
})

describe('what somebody said is published', () => {
  const hero = { type: 'Entry', id: 'hero', revision: 3, isGone: false } as const

  /** Reads that see one revision after the other, on a clock that runs while one waits. */
  const reads = async (awaited: Awaited, ...revisions: ReadonlyArray<number | undefined>) => {
    let time = 0
    let count = 0
    const notes: Array<string> = []
    const sleep = async (milliseconds: number) => {
      time += milliseconds
    }
    await awaiting({ clock: { now: () => time, sleep }, note: (message) => notes.push(message), awaited: [awaited] })(
      async () => {
        const revision = revisions[Math.min(count++, revisions.length - 1)]
        const records = noRecords()
        if (revision !== undefined) apply(records, { sys: { id: 'hero', type: 'Entry', revision } as Sys, fields: {} })
        return E.right({ records: () => records })
      },
    )
    return { count, notes, time }
  }

  it('is waited for, and what came later is as good', async () => {
    expect(await reads(hero, undefined, 2, 3)).to.include({ count: 3 })
    expect(await reads(hero, 5)).to.include({ count: 1 })
    expect(await reads({ ...hero, isGone: true }, 3, undefined)).to.include({ count: 2 })
    expect(await reads({ ...hero, isGone: true }, 4)).to.include({ count: 1 })
  })

  it('is not waited for longer than half a minute, and that is said', async () => {
    const { notes, time } = await reads(hero, 2)
    expect(time).to.be.within(25_000, 30_000)
    expect(notes).to.deep.equal(['Not visible after 30 s, so the website comes without it: revision 3 of the entry "hero".'])
  })
})

describe('languages of a space', function () {
  this.timeout(60_000)
  const folder = temporaryFolder()

  it('fall back as they do in the export', async () => {
    const content = smallExport()
    content.locales = content.locales.map((locale) => ({ ...locale, fallbackCode: locale.code === 'en-US' ? 'nl-BE' : null }))
    entryIn(content, 'about.text').fields.text = { 'nl-BE': richText('Alleen Nederlands.') }
    const space = await spaceWith(content)
    const { run, fromSpace, fromExport } = await bothWays(space, folder)
    await space.platform.close()
    expect(run.code, run.stderr).to.equal(0)
    expect(fromSpace).to.deep.equal(fromExport)
    expect(fromSpace['en/about-us/index.html']).to.contain('Alleen Nederlands.')
  })
})
