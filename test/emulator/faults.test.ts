import { expect } from 'chai'
import { createClient } from '../../adapters/promise/management.ts'
import { delivery, master, seed, withPlatform } from './client.ts'

describe('faults on request', () => {
  const { platform, ask } = withPlatform({ seed: 7 })
  const arm = (...faults: ReadonlyArray<object>) => ask('POST', '/_kade/faults', faults)
  const statuses = async (count: number, path = '/spaces/local') => {
    const all: Array<number> = []
    for (let index = 0; index < count; index++) all.push((await ask('GET', path)).status)
    return all
  }

  it('hit the next so many requests, and no more', async () => {
    await arm({ kind: 'server-error', status: 503, times: 2 })
    expect(await statuses(4)).to.deep.equal([503, 503, 200, 200])
  })

  it('hit a share of them, the same ones each time for the same seed', async () => {
    const round = async () => {
      await ask('DELETE', '/_kade/faults')
      await arm({ kind: 'rate-limit', share: 0.5 })
      return statuses(20)
    }
    const first = await round()
    expect(await round()).to.deep.equal(first)
    expect(first.filter((status) => status === 429).length).to.be.within(5, 15)
  })

  it('hit only what they are meant for', async () => {
    await arm({ kind: 'server-error', method: 'GET', path: '*/entries', api: 'delivery' })
    expect((await ask('GET', `${master}/entries`)).status).to.equal(200)
    expect((await ask('GET', `${master}/assets`, undefined, delivery)).status).to.equal(200)
    expect((await ask('GET', `${master}/entries`, undefined, delivery)).status).to.equal(500)
  })

  it('are asked for by a request itself, too', async () => {
    const { status, headers, body } = await ask('GET', '/spaces/local', undefined, { 'x-kade-fault': 'rate-limit; delay=3000' })
    expect([status, headers.get('x-contentful-ratelimit-reset'), body.sys.id]).to.deep.equal([429, '3', 'RateLimitExceeded'])
    expect(await statuses(1)).to.deep.equal([200])
  })

  it('reset connections, cut answers short, and are slow', async () => {
    await seed(ask, 'a')
    const broken = async (kind: string) =>
      ask('GET', `${master}/entries`, undefined, { 'x-kade-fault': kind }).then(
        () => 'answered',
        () => 'broken',
      )
    expect([await broken('reset'), await broken('truncate'), await broken('none')]).to.deep.equal([
      'broken',
      'broken',
      'answered',
    ])
    const start = performance.now()
    await ask('GET', '/spaces/local', undefined, { 'x-kade-fault': 'slow; delay=120' })
    expect(performance.now() - start).to.be.greaterThan(110)
  })

  it('say that versions conflict, that a token is too old, and that an answer is too large', async () => {
    await seed(ask, 'a')
    await arm(
      { kind: 'version-conflict', times: 1 },
      { kind: 'expired-sync-token', times: 1 },
      { kind: 'oversize', times: 1, path: '*/assets' },
    )
    expect((await ask('GET', `${master}/entries/a`)).status).to.equal(200)
    const update = () => ask('PUT', `${master}/entries/a`, { fields: {} }, { 'x-contentful-version': '2' })
    expect((await update()).body.sys.id).to.equal('VersionMismatch')
    expect((await update()).status).to.equal(200)
    const { body } = await ask('GET', `${master}/sync?initial=true`, undefined, delivery)
    const again = () => ask('GET', body.nextSyncUrl, undefined, delivery)
    expect([(await again()).status, (await again()).status]).to.deep.equal([400, 200])
    expect((await ask('GET', `${master}/assets`, undefined, delivery)).body.message).to.contain('Response size too big')
  })

  it('delay what the delivery API knows, for as long as they are asked to', async () => {
    await seed(ask, 'a')
    await arm({ kind: 'publish-delay', delay: 60_000 })
    await seed(ask, 'b')
    const total = async () => (await ask('GET', `${master}/entries`, undefined, delivery)).body.total
    expect([await total(), (await ask('GET', `${master}/entries`)).body.total]).to.deep.equal([1, 2])
    platform().advance(60_000)
    expect(await total()).to.equal(2)
  })

  it('are survived by our client, which tries again', async () => {
    await arm({ kind: 'server-error', times: 1 }, { kind: 'reset', times: 1 })
    const client = createClient(
      { accessToken: 'any', host: platform().host, insecure: true, logHandler: () => {} },
      { type: 'plain' },
    )
    expect((await client.space.get({ spaceId: 'local' })).name).to.equal('local')
  }).timeout(20_000)

  it('that there are not are refused, and all are listed', async () => {
    const { status, body } = await arm({ kind: 'earthquake' })
    expect([status, body.message]).to.deep.equal([
      400,
      'There is no fault "earthquake". Known are: rate-limit, server-error, reset, slow, truncate, version-conflict, expired-sync-token, oversize, publish-delay.',
    ])
    await arm({ kind: 'slow', delay: 1, times: 3 })
    expect((await ask('GET', '/_kade/faults')).body.items).to.deep.equal([{ kind: 'slow', delay: 1, times: 3, left: 3 }])
  })
})
