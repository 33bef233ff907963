import { expect } from 'chai'
import type { LinkOptions } from '../../adapters/http/delivery-reading.ts'
import { createClient, createReader, type DeliveryOptions } from '../../adapters/promise/delivery/client.ts'
import type { ClientError } from '../../adapters/promise/error.ts'
import { E } from '../../domain/prelude.ts'

const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })
const entry = (id: string, fields: object = {}) => ({ sys: { type: 'Entry', id }, fields })
const list = (...items: ReadonlyArray<unknown>) => ({ sys: { type: 'Array' }, total: items.length, skip: 0, limit: 100, items })

/** A platform that gives these answers one after the other (the last one again and again), and what it was asked. */
const platform = (...answers: ReadonlyArray<unknown>) => {
  const asked: Array<URL> = []
  const headers: Array<Headers> = []
  const fake = async (url: string | URL | Request, init?: RequestInit) => {
    asked.push(new URL(String(url)))
    headers.push(new Headers(init?.headers))
    const answer = answers[Math.min(asked.length, answers.length) - 1]
    return answer instanceof Response ? answer : new Response(JSON.stringify(answer), { status: 200 })
  }
  const options = (more: Partial<DeliveryOptions> = {}): DeliveryOptions => ({
    space: 'sp',
    accessToken: 'token-of-a-test',
    fetch: fake as typeof fetch,
    retryOnError: false,
    ...more,
  })
  return { asked, headers, options, client: (more?: Partial<DeliveryOptions>) => createClient(options(more)) }
}

const rejection = (promise: Promise<unknown>): Promise<ClientError & { readonly sys?: unknown; readonly details?: unknown }> =>
  promise.then(
    () => expect.fail('it succeeded'),
    (error) => error,
  )

const circle = list(entry('a', { next: link('b'), gone: link('c') }), entry('b', { back: link('a') }))

describe('the delivery client', () => {
  it('reads the environment master of the space from the delivery host', async () => {
    const { client, asked } = platform(list())
    await client().getEntries()
    expect(asked[0]?.href).to.equal('https://cdn.contentful.com/spaces/sp/environments/master/entries')
  })

  it('takes what a query builder made, and plain objects', async () => {
    const { client, asked } = platform(list())
    await client().getEntries({ content_type: 'page', 'sys.id[in]': ['a', 'b'], select: 'fields.title' })
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).to.deep.equal({
      content_type: 'page',
      'sys.id[in]': 'a,b',
      select: 'fields.title,sys.id,sys.type',
    })
  })

  it('rejects an entry that is not there as NotFound, without a request when its id is empty', async () => {
    const { client, asked } = platform(list())
    for (const id of ['', 'nowhere']) {
      const error = await rejection(client().getEntry(id))
      expect(error.message).to.equal('The resource could not be found.')
      expect(error.sys).to.deep.equal({ type: 'Error', id: 'NotFound' })
      expect(error.details).to.deep.equal({ type: 'Entry', id, environment: 'master', space: 'sp' })
    }
    expect(asked).to.have.length(1)
  })

  it('says where an answer breaks the contract', async () => {
    const { client } = platform(list(entry('a'), { sys: { type: 'Entry' }, fields: {} }))
    expect((await rejection(client().getEntries())).message).to.match(/items\.1\.(.*\.)?sys\.id: expected string, found nothing/)
  })

  it('never shows the token', async () => {
    const { client } = platform(new Response('{"sys":{"id":"AccessTokenInvalid"},"message":"No."}', { status: 401 }))
    expect((await rejection(client().getSpace())).message).not.to.include('token-of-a-test')
  })

  it('gives failures as values to pipelines', async () => {
    const result = await createReader(platform(list()).options()).getEntry('nowhere')()
    expect(E.isLeft(result) && result.left._tag).to.equal('NotFound')
  })

  for (const missing of ['accessToken', 'space'])
    it(`expects the parameter ${missing} before anything else`, () => {
      const { client, asked } = platform()
      expect(() => client({ [missing]: '' })).to.throw(TypeError, new RegExp(`^Expected parameter ${missing}$`))
      expect(asked).to.have.length(0)
    })

  for (const [name, read] of Object.entries({
    getSpace: (client: ReturnType<typeof createClient>, more: object) => client.getSpace(more),
    getContentType: (client: ReturnType<typeof createClient>, more: object) => client.getContentType('x', more),
    getEntry: (client: ReturnType<typeof createClient>, more: object) => client.getEntry('x', {}, more),
    getLocales: (client: ReturnType<typeof createClient>, more: object) => client.getLocales({}, more),
    sync: (client: ReturnType<typeof createClient>, more: object) => client.sync({ initial: true }, {}, more),
  })) {
    it(`sends headers of a single ${name}`, async () => {
      const { client, headers } = platform(list())
      await read(client(), { headers: { 'X-Trace': '7' } }).catch(() => undefined)
      expect(headers[0]?.get('x-trace')).to.equal('7')
    })

    it(`ends a ${name} by its signal`, async () => {
      const error = await rejection(read(platform(list()).client(), { signal: AbortSignal.abort() }))
      expect(error.name).to.equal('AbortError')
    })

    it(`ends a ${name} at its deadline, also while it waits for another attempt`, async () => {
      const { client, asked } = platform(new Response('{}', { status: 500 }))
      const error = await rejection(read(client({ retryOnError: true }), { deadline: 30 }))
      expect(error.failure).to.include({ _tag: 'Overdue', deadline: 30 })
      expect(asked).to.have.length(1)
    })
  }
})

describe('links of the delivery client', () => {
  const nextOf = async (more: Partial<DeliveryOptions>, query: LinkOptions = {}) => {
    const { client, asked } = platform(circle)
    const { items } = await client(more).getEntries(query)
    expect([...(asked[0]?.searchParams.keys() ?? [])]).to.deep.equal([])
    return items[0]?.fields
  }

  it('are resolved, and kept where they cannot be', async () => {
    const { next, gone } = await nextOf({})
    expect(next.fields.back.fields.next).to.equal(next)
    expect(gone.unresolved).to.equal('notIncluded')
  })

  it('stay links if the client is told so, or the query, which wins and is not sent', async () => {
    expect((await nextOf({ resolveLinks: false })).next).to.deep.equal(link('b'))
    expect((await nextOf({}, { resolveLinks: false })).next).to.deep.equal(link('b'))
    expect((await nextOf({ resolveLinks: false }, { resolveLinks: true })).next.sys.type).to.equal('Entry')
  })

  it('are taken out if the client is told so, or the query, which wins and is not sent', async () => {
    expect(await nextOf({ removeUnresolved: true })).to.have.all.keys('next')
    expect(await nextOf({}, { removeUnresolved: true })).to.have.all.keys('next')
    expect(await nextOf({ removeUnresolved: true }, { removeUnresolved: false })).to.have.all.keys('next', 'gone')
  })

  it('are written as JSON in three ways, none of which goes round for ever', async () => {
    const result = await platform(circle).client().getEntries()
    const written = JSON.parse(JSON.stringify(result))
    expect(written.items[1].fields.back.fields.next).to.deep.equal(link('b'))
    expect(result.toPlainObject()).to.deep.equal(written)
    expect(JSON.parse(result.stringifySafe()).items[1].fields.back.fields.next.sys).to.deep.equal({
      ...link('b').sys,
      circular: true,
    })
    expect(result.stringifySafe(null, 2)).to.include('\n  "items"')
    expect(Object.keys(result)).to.deep.equal(['sys', 'total', 'skip', 'limit', 'items'])
  })

  it('of an answer that came another way are resolved without touching it', () => {
    const before = JSON.stringify(circle)
    const client = platform().client()
    expect((client.parseEntries(circle).items as Array<ReturnType<typeof entry>>)[1]?.fields).to.have.nested.property(
      'back.sys.type',
      'Entry',
    )
    expect(JSON.stringify(client.withoutLinkResolution.parseEntries(circle))).to.equal(before)
    expect(JSON.stringify(circle)).to.equal(before)
    expect(circle).not.to.have.property('stringifySafe')
  })
})

describe('all entries, one by one', () => {
  const page = (skip: number, total: number, ...items: ReadonlyArray<unknown>) => ({ total, skip, limit: items.length, items })
  const idsOf = async (items: AsyncIterable<{ readonly sys: { readonly id: string } }>) => {
    const ids: Array<string> = []
    for await (const { sys } of items) ids.push(sys.id)
    return ids
  }
  const pages = [page(0, 3, entry('a'), entry('b')), page(2, 3, entry('c', { back: link('a') }))]

  it('come page after page, in the order of their creation', async () => {
    const { client, asked } = platform(...pages)
    expect(await idsOf(client().iterateEntries({ content_type: 'page', limit: 2 }))).to.deep.equal(['a', 'b', 'c'])
    expect(asked.map(({ searchParams }) => searchParams.get('order'))).to.deep.equal(Array(2).fill('sys.createdAt,sys.id'))
    expect(asked.map(({ searchParams }) => searchParams.get('skip'))).to.deep.equal([null, '2'])
  })

  it('link to what came with an earlier page', async () => {
    const items = []
    for await (const item of platform(...pages)
      .client()
      .iterateEntries())
      items.push(item)
    expect(items[2]?.fields.back).to.equal(items[0])
  })

  it('are not asked for any further when the caller stops', async () => {
    const { client, asked } = platform(...pages)
    for await (const { sys } of client().iterateEntries()) if (sys.id === 'b') break
    expect(asked).to.have.length(1)
  })

  it('keep the order of the query, and that of a distance', async () => {
    const { client, asked } = platform(page(0, 0))
    await idsOf(client().iterateEntries({ order: '-sys.id' }))
    await idsOf(client().iterateEntries({ 'fields.place[near]': '1,2' }))
    expect(asked.map(({ searchParams }) => searchParams.get('order'))).to.deep.equal(['-sys.id', null])
  })

  it('start anew with each walk', async () => {
    const walk = platform(page(0, 1, entry('a')))
      .client()
      .iterateEntries()
    expect(await idsOf(walk)).to.deep.equal(await idsOf(walk))
  })

  it('come in smaller pages when the platform cannot answer with so many', async () => {
    const tooBig = new Response('{"message":"Response size too big. Maximum allowed response size: 7340032b."}', { status: 400 })
    const { client, asked } = platform(tooBig, ...pages)
    expect(await idsOf(client().iterateEntries({ limit: 4 }))).to.deep.equal(['a', 'b', 'c'])
    expect(asked.map(({ searchParams }) => searchParams.get('limit'))).to.deep.equal(['4', '2', '2'])
  })

  it('end with the error of the platform', async () => {
    const { client } = platform(pages[0], new Response('{"sys":{"id":"BadRequest"}}', { status: 400 }))
    expect((await rejection(idsOf(client().iterateEntries()))).name).to.equal('BadRequest')
  })

  it('may be assets', async () => {
    const { client, asked } = platform(page(0, 1, { sys: { type: 'Asset', id: 'x' }, fields: {} }))
    expect(await idsOf(client().iterateAssets({ mimetype_group: 'image' }))).to.deep.equal(['x'])
    expect(asked[0]?.pathname).to.equal('/spaces/sp/environments/master/assets')
  })
})

describe('a synchronization', () => {
  const item = (type: string, id: string, fields?: object) => ({ sys: { type, id }, ...(fields ? { fields } : {}) })
  const first = { items: [item('Entry', 'a', { next: { nl: link('b') } })], nextPageUrl: 'https://x/sync?sync_token=two' }
  const last = { items: [item('Entry', 'b', {}), item('DeletedAsset', 'c')], nextSyncUrl: 'https://x/sync?sync_token=later' }

  it('puts all pages together, with links among them, and says how to go on', async () => {
    const { client, asked } = platform(first, last)
    const result = await client().sync({ initial: true, limit: 1 })
    expect(asked.map(({ search }) => search)).to.deep.equal(['?initial=true&limit=1', '?sync_token=two'])
    const [{ fields } = entry('none'), target] = result.entries as ReadonlyArray<ReturnType<typeof entry>>
    expect(fields).to.have.nested.property('next.nl', target)
    expect(result.deletedAssets).to.have.length(1)
    expect(result.nextSyncToken).to.equal('later')
  })

  it('gives one page and the token of the next if asked', async () => {
    const { client, asked } = platform(first, last)
    expect(await client().sync({ initial: true }, { paginate: false })).to.include({ nextPageToken: 'two' })
    expect(asked).to.have.length(1)
  })

  it('ends when a page leads back to itself', async () => {
    const { client, asked } = platform(first)
    await client().sync({ initial: true })
    expect(asked.length).to.be.below(4)
  })

  /** Pages without an end, each of which takes 20 milliseconds. */
  const endless = () => {
    let asked = 0
    const fake = async () => {
      asked += 1
      await new Promise((resolve) => setTimeout(resolve, 20))
      return new Response(JSON.stringify({ items: [], nextPageUrl: `https://x/sync?sync_token=${asked}` }))
    }
    return { fetch: fake as typeof fetch, asked: () => asked }
  }

  it('has one deadline for all its pages', async () => {
    const { fetch, asked } = endless()
    const error = await rejection(platform().client({ fetch }).sync({ initial: true }, {}, { deadline: 60 }))
    expect(error.failure).to.include({ _tag: 'Overdue', deadline: 60 })
    expect(asked()).to.be.below(6)
  })

  it('ends between its pages when its signal says so', async () => {
    const { fetch, asked } = endless()
    const signal = AbortSignal.timeout(60)
    const error = await rejection(platform().client({ fetch }).sync({ initial: true }, {}, { signal }))
    expect(error.failure._tag).to.equal('Aborted')
    expect(asked()).to.be.below(6)
  })

  it('does not change its query', async () => {
    const query = Object.freeze({ initial: true, content_type: 'page', resolveLinks: false })
    const { client, asked } = platform(first, last)
    await client().sync(query)
    expect(asked[0]?.search).to.equal('?initial=true&content_type=page&type=Entry')
  })

  for (const [query, message] of [
    [{}, 'Please provide one of `initial`, `nextSyncToken` or `nextPageToken` parameters for syncing'],
    [
      { initial: true, content_type: 'page', type: 'Asset' },
      'When using the `content_type` filter your `type` parameter cannot be different from `Entry`.',
    ],
  ] as const)
    it(`refuses ${JSON.stringify(query)} before anything is sent`, async () => {
      const { client, asked } = platform(last)
      expect((await rejection(client().sync(query))).message).to.equal(message)
      expect(asked).to.have.length(0)
    })
})

describe('an asset key', () => {
  const now = 1_700_000_000
  const clock = { now: () => now * 1000 + 900, sleep: () => Promise.resolve() }

  for (const expiresAt of [now, now + 172_800])
    it(`may expire ${expiresAt - now} seconds from now`, async () => {
      const { client, asked } = platform({ policy: 'p', secret: 's' })
      expect(await client({ clock }).createAssetKey(expiresAt)).to.deep.equal({ policy: 'p', secret: 's' })
      expect(asked[0]?.pathname).to.equal('/spaces/sp/environments/master/asset_keys')
    })

  for (const expiresAt of [now - 1, now + 172_801, Number.NaN])
    it(`may not expire ${expiresAt - now} seconds from now`, async () => {
      const { client, asked } = platform()
      expect((await rejection(client({ clock }).createAssetKey(expiresAt))).message).to.match(/^Invalid "expiresAt" provided, /)
      expect(asked).to.have.length(0)
    })
})
