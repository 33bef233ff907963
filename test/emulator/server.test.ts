import { expect } from 'chai'
import { delivery, management, master, seed, withPlatform } from './client.ts'

describe('the platform on this machine', () => {
  const { platform, ask } = withPlatform()

  it('is there for this machine only', () => {
    expect(platform().host).to.match(/^127\.0\.0\.1:\d+$/)
  })

  it('tells its APIs apart by what the clients say, by the token, by the host, or by the address', async () => {
    await seed(ask, 'a')
    const drafts = { fields: { title: { 'en-US': 'changed' } } }
    await ask('PUT', `${master}/entries/a`, drafts, { 'x-contentful-version': '2' })
    const titleBy = async (headers: { readonly [name: string]: string }, query = '') => {
      const { body } = await ask('GET', `${master}/entries${query}`, undefined, headers)
      return body.items[0].fields.title
    }
    expect(await titleBy({ 'content-type': management })).to.deep.equal({ 'en-US': 'changed' })
    expect(await titleBy(delivery)).to.equal('a')
    expect(await titleBy({ 'content-type': 'text/plain', 'x-contentful-user-agent': 'sdk contentful.js/11.0.0;' })).to.equal('a')
    expect(await titleBy({ ...delivery, authorization: 'Bearer my-preview-token' })).to.equal('changed')
    expect(await titleBy({ 'content-type': 'text/plain' }, '?access_token=any')).to.equal('a')
    const { body: key } = await ask('POST', '/spaces/local/api_keys', { name: 'Site' })
    const { body: twin } = await ask('GET', `/spaces/local/preview_api_keys/${key.preview_api_key.sys.id}`)
    expect(await titleBy({ 'content-type': 'text/plain', authorization: `Bearer ${key.accessToken}` })).to.equal('a')
    expect(await titleBy({ 'content-type': 'text/plain', authorization: `Bearer ${twin.accessToken}` })).to.equal('changed')
  })

  it('answers with the names, the headers and the ids of the platform', async () => {
    const missing = await ask('GET', `${master}/entries/nowhere`)
    expect(missing.status).to.equal(404)
    expect(missing.body).to.deep.include({
      sys: { type: 'Error', id: 'NotFound' },
      message: 'The resource could not be found.',
      details: { type: 'Entry', id: 'nowhere', environment: 'master', space: 'local' },
    })
    expect(missing.body.requestId).to.equal(missing.headers.get('x-contentful-request-id'))
    expect(missing.headers.get('content-type')).to.equal(management)
    expect((await ask('GET', '/spaces/elsewhere')).body.sys.id).to.equal('NotFound')
    expect((await ask('GET', '/no/such/path/at/all')).body.sys.id).to.equal('UnknownRoute')
    expect((await ask('POST', `${master}/content_types`, { name: 3 })).body.sys.id).to.equal('ValidationFailed')
  })

  it('says 201 for what is new, 204 for what is gone, and 304 to who has it already', async () => {
    await seed(ask)
    const type = { 'x-contentful-content-type': 'post' }
    expect((await ask('PUT', `${master}/entries/a`, { fields: {} }, type)).status).to.equal(201)
    expect((await ask('PUT', `${master}/entries/a`, { fields: {} }, { 'x-contentful-version': '1' })).status).to.equal(200)
    expect((await ask('PUT', `${master}/entries/a`, { fields: {} }, type)).status).to.equal(409)
    expect((await ask('DELETE', `${master}/entries/a`)).status).to.equal(204)
    const first = await ask('GET', `${master}/content_types`, undefined, delivery)
    const again = await ask('GET', `${master}/content_types`, undefined, {
      ...delivery,
      'if-none-match': first.headers.get('etag') ?? '',
    })
    expect([first.status, again.status, again.body]).to.deep.equal([200, 304, ''])
  })

  it('understands addresses without an environment, and with a slash at the end', async () => {
    await seed(ask, 'a')
    expect((await ask('GET', '/spaces/local/entries?access_token=any')).body.total).to.equal(1)
    expect((await ask('GET', '/spaces/local/?access_token=any')).body.name).to.equal('local')
  })

  it('survives what is no request: broken JSON, too much of it, an address that is too long', async () => {
    const broken = await fetch(`${platform().url}${master}/entries`, {
      method: 'POST',
      body: '{"fields":',
      headers: { 'content-type': management },
    })
    expect([broken.status, ((await broken.json()) as { readonly message: string }).message]).to.deep.equal([
      400,
      'Invalid request payload JSON format',
    ])
    const large = await ask('POST', `${master}/content_types`, { name: 'x'.repeat(1_100_000) })
    expect(large.status).to.equal(413)
    expect((await ask('GET', `${master}/entries?query=${'x'.repeat(8000)}`)).status).to.equal(414)
    expect((await ask('GET', `${master}/entries/%E0%A4%A`)).status).to.equal(404)
    expect((await ask('GET', '/spaces/local')).status).to.equal(200)
  })

  it('refuses an answer that the platform would not send', async () => {
    const text = { id: 'text', name: 'Text', type: 'Text' }
    await ask('PUT', `${master}/content_types/long`, { name: 'Long', fields: [text] })
    await ask('PUT', `${master}/content_types/long/published`, undefined, { 'x-contentful-version': '1' })
    for (let index = 0; index < 160; index++) {
      const made = await ask(
        'POST',
        `${master}/entries`,
        { fields: { text: { 'en-US': 'x'.repeat(50_000) } } },
        { 'x-contentful-content-type': 'long' },
      )
      await ask('PUT', `${master}/entries/${made.body.sys.id}/published`, undefined, { 'x-contentful-version': '1' })
    }
    const all = await ask('GET', `${master}/entries?limit=1000`, undefined, delivery)
    expect([all.status, all.body.message]).to.deep.equal([400, 'Response size too big. Maximum allowed response size: 7340032b.'])
    expect((await ask('GET', `${master}/entries?limit=10`, undefined, delivery)).status).to.equal(200)
  }).timeout(20_000)

  it('is not for pages from elsewhere, unless it checks tokens', async () => {
    const from = async (origin: string) => (await ask('GET', '/spaces/local', undefined, { origin })).status
    expect([
      await from('https://example.com'),
      await from('http://localhost:3000'),
      await from('http://127.0.0.1:8080'),
    ]).to.deep.equal([403, 200, 200])
  })

  it('tells browsers what they may send', async () => {
    const { status, headers } = await ask('OPTIONS', `${master}/entries`, undefined, {
      'access-control-request-headers': 'authorization',
      'access-control-request-method': 'GET',
    })
    expect([status, headers.get('access-control-allow-origin'), headers.get('access-control-allow-headers')]).to.deep.equal([
      204,
      '*',
      'authorization',
    ])
  })
})

describe('tokens that are checked', () => {
  const { ask } = withPlatform({ tokens: { management: ['CFPAT-one'], delivery: ['two'] } })
  const as = (token: string, more = {}) => ({ authorization: `Bearer ${token}`, ...more })

  it('let in those that are known, each to its own API', async () => {
    expect((await ask('GET', '/spaces/local', undefined, as('CFPAT-one'))).status).to.equal(200)
    expect((await ask('GET', `${master}/entries`, undefined, as('two', delivery))).status).to.equal(200)
    for (const [path, headers] of [
      ['/spaces/local', {}],
      ['/spaces/local', as('wrong')],
      ['/organizations', as('two')],
      [`${master}/entries`, as('wrong', delivery)],
    ] as const) {
      const { status, body } = await ask('GET', path, undefined, headers)
      expect([status, body.sys.id]).to.deep.equal([401, 'AccessTokenInvalid'])
      expect(JSON.stringify(body)).not.to.contain('wrong')
    }
  })

  it('let in the keys that were made meanwhile, until they are gone', async () => {
    const { body: key } = await ask('POST', '/spaces/local/api_keys', { name: 'Site' }, as('CFPAT-one'))
    const read = () => ask('GET', `${master}/entries`, undefined, as(key.accessToken, delivery))
    expect((await read()).status).to.equal(200)
    await ask('DELETE', `/spaces/local/api_keys/${key.sys.id}`, undefined, as('CFPAT-one'))
    expect((await read()).status).to.equal(401)
    const { body: mine } = await ask(
      'POST',
      '/users/me/access_tokens',
      { name: 'CI', scopes: ['content_management_manage'] },
      as('CFPAT-one'),
    )
    expect((await ask('GET', '/spaces/local', undefined, as(mine.token))).status).to.equal(200)
    await ask('PUT', `/users/me/access_tokens/${mine.sys.id}/revoked`, undefined, as('CFPAT-one'))
    expect((await ask('GET', '/spaces/local', undefined, as(mine.token))).status).to.equal(401)
  })
})
