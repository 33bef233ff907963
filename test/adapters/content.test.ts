import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import nock from 'nock'
import { platformContent } from '../../adapters/content/content.ts'
import { httpDelivery } from '../../adapters/http/delivery.ts'
import { type MemoryEdition, memoryContent } from '../../adapters/memory/content.ts'
import { memoryDelivery } from '../../adapters/memory/embedded.ts'
import { toClient } from '../../adapters/wire/client.ts'
import { delivery } from '../../adapters/wire/delivery.ts'
import { decodeExportFile } from '../../adapters/wire/export-file.ts'
import { toServer } from '../../adapters/wire/server.ts'
import type { Locale } from '../../domain/locale.ts'
import type { Page } from '../../domain/page.ts'
import { E } from '../../domain/prelude.ts'
import type { Website } from '../../domain/website.ts'
import type { Delivery } from '../../ports/platform/delivery.ts'
import { describeContent } from '../contracts/content.ts'
import { smallExport } from '../data/export.ts'
import { failure, success } from '../data/outcome.ts'

const at = { spaceId: 'kade', environmentId: 'master' }

const embedded = (): Delivery => {
  const file = decodeExportFile(smallExport())
  if (E.isLeft(file)) throw new Error(file.left.join())
  return memoryDelivery(file.right)
}

const overHttp = (accessToken = 'secret-token'): Delivery =>
  httpDelivery(
    { baseUrl: 'https://cdn.contentful.com', accessToken, userAgent: 'sdk kade/test' },
    { sleep: async () => undefined },
  )

const recorded = () => nock.define(JSON.parse(readFileSync('test/recordings/small-site.json', 'utf8')) as Array<nock.Definition>)

describeContent('embedded', () => platformContent(embedded(), at))
describeContent('over the wire, without a socket', () => platformContent(toClient(toServer(delivery, embedded()))(delivery), at))

describe('over HTTP, with recorded answers', () => {
  before(() => nock.disableNetConnect())
  beforeEach(recorded)
  afterEach(() => nock.cleanAll())
  after(() => nock.enableNetConnect())

  describeContent('of a space', () => platformContent(overHttp(), at))

  it('asks five times, whatever the number of pages', async () => {
    const content = platformContent(overHttp(), at)
    const [nl, en] = await success(content.locales.all)
    if (!nl || !en) throw new Error('two locales are recorded')
    for (const locale of [nl, en]) for (const id of ['home', 'about', 'story', 'lost']) await content.pages.byId(id, locale)()
    expect(nock.isDone(), nock.pendingMocks().join()).to.equal(true)
  })

  it('asks again for what could not be had the first time', async () => {
    nock.cleanAll()
    const content = platformContent(overHttp(), at)
    recorded()
    const [nl] = await success(content.locales.all)
    nock.cleanAll()
    nock('https://cdn.contentful.com')
      .get(/entries/)
      .times(6)
      .reply(503, {})
    if (!nl) throw new Error('a locale is recorded')
    expect(await failure(content.websites.current(nl))).to.have.nested.property('[0].status', 503)
    nock.cleanAll()
    recorded()
    expect((await success(content.websites.current(nl))).text.title).to.equal('Kade')
  })

  it('sends its token, media type and versions in headers', async () => {
    nock.cleanAll()
    const scope = nock('https://cdn.contentful.com', {
      reqheaders: {
        authorization: 'Bearer secret-token',
        'content-type': 'application/vnd.contentful.delivery.v1+json',
        'x-contentful-user-agent': 'sdk kade/test',
      },
    })
      .get('/spaces/kade/environments/master/locales')
      .reply(200, { total: 0, skip: 0, limit: 100, items: [] })
    await success(overHttp().getLocales(at))
    expect(scope.isDone()).to.equal(true)
  })

  it('says how the platform refused, and never the token', async () => {
    nock.cleanAll()
    nock('https://cdn.contentful.com')
      .get('/spaces/kade/environments/master/locales')
      .reply(401, { sys: { type: 'Error', id: 'AccessTokenInvalid' }, message: 'The access token you sent could not be found.' })
    const error = await failure(overHttp().getLocales(at))
    expect(error).to.deep.include({
      _tag: 'Refused',
      call: 'GET /spaces/kade/environments/master/locales',
      status: 401,
      name: 'AccessTokenInvalid',
      message: 'The access token you sent could not be found.',
    })
    expect(JSON.stringify(error)).not.to.contain('secret')
  })

  it('says what an answer lacks', async () => {
    nock.cleanAll()
    nock('https://cdn.contentful.com')
      .get('/spaces/kade/environments/master/locales')
      .reply(200, { total: 1, skip: 0, limit: 100, items: [{ code: 'nl-BE', name: 'Nederlands', default: 'yes' }] })
    expect(await failure(overHttp().getLocales(at))).to.deep.equal({
      _tag: 'Unreadable',
      call: 'GET /spaces/kade/environments/master/locales',
      problems: ['items.0.default: expected boolean, found "yes"'],
    })
  })
})

const locales = [
  { code: 'nl', iso: 'nl-BE', default: true },
  { code: 'en', iso: 'en-US', default: false },
] as const

const about = (language: string, slug: string, text: string): Page => ({
  id: 'about',
  text: { title: `about (${language})`, description: 'About about.' },
  slug,
  root: false,
  pages: ['story'],
  sections: [{ id: 'about.text', type: 'paragraphs', fields: { text } }],
  updated: '2024-01-01T00:00:00.000Z',
})

const plain = (locale: Locale, text: Website['text'], ...pages: ReadonlyArray<Page>): MemoryEdition => ({
  locale,
  website: { id: 'website', text, page: { default: 'home', failure: 'lost' }, template: 'layout', verbose: false },
  pages,
  template: {
    kind: 'entry',
    id: 'layout',
    type: 'layoutTemplate',
    fields: { about: { label: 'About us', page: { kind: 'page', id: 'about' } } },
  },
})

describeContent('of plain objects', () =>
  memoryContent([
    plain(locales[0], { title: 'Kade' }, about('nl', 'over-ons', 'Wij zijn de kade.'), {
      ...about('nl', 'alleen-nederlands', ''),
      id: 'only-dutch',
    }),
    plain(locales[1], { title: 'Quay', tagline: 'On the move' }, about('en', 'about-us', 'We are the quay.')),
  ]),
)
