import { expect } from 'chai'
import { smallExport } from '../data/export.ts'
import { delivery, master, seed, withPlatform } from './client.ts'

describe('admin calls', () => {
  const { platform, ask } = withPlatform()
  const total = async (space = 'local') => (await ask('GET', `/spaces/${space}/environments/master/entries`)).body.total

  it('bring everything back as it was at the start, or as it was remembered', async () => {
    await seed(ask, 'a')
    await ask('PUT', '/_kade/snapshots/one')
    await ask('PUT', `${master}/entries/b`, { fields: {} }, { 'x-contentful-content-type': 'post' })
    expect(await total()).to.equal(2)
    expect((await ask('POST', '/_kade/snapshots/one')).status).to.equal(204)
    expect(await total()).to.equal(1)
    await ask('POST', '/_kade/reset')
    expect(await total()).to.equal(0)
    expect((await ask('POST', '/_kade/snapshots/none')).status).to.equal(404)
  })

  it('open a space for each worker: empty, of a file, or as another one is', async () => {
    await seed(ask, 'a')
    expect((await ask('PUT', '/_kade/spaces/worker-1', { copyOf: 'local' })).status).to.equal(201)
    expect((await ask('PUT', '/_kade/spaces/worker-2', { defaultLocale: 'nl-BE' })).status).to.equal(201)
    const read = await ask('PUT', '/_kade/spaces/worker-3', { import: smallExport() })
    expect(read.body).to.deep.equal({ id: 'worker-3', unresolved: [] })
    expect([await total('worker-1'), await total('worker-2'), (await total('worker-3')) > 3]).to.deep.equal([1, 0, true])
    expect((await ask('PUT', '/_kade/spaces/worker-1', {})).status).to.equal(409)
    const copied = await ask('GET', '/spaces/worker-1/environments/master/entries', undefined, delivery)
    expect(copied.body.items[0].sys.space.sys.id).to.equal('worker-1')
    await ask('DELETE', '/_kade/spaces/worker-1')
    expect((await ask('GET', '/spaces/worker-1')).status).to.equal(404)
    expect(await total()).to.equal(1)
  })

  it('tell of links of a file that lead nowhere: by entry, field and locale', async () => {
    const file = smallExport()
    const home = file.entries.find(({ sys }) => sys.id === 'home')
    if (home) home.fields.pages = { 'nl-BE': [{ sys: { type: 'Link', linkType: 'Entry', id: 'gone' } }] }
    const { body } = await ask('PUT', '/_kade/spaces/broken', { import: file })
    expect(body.unresolved).to.deep.equal(['Entry home, field pages, locale nl-BE: the entry gone is not there.'])
  })

  it('give a space as a file that can be taken in again', async () => {
    await seed(ask, 'a')
    const first = await ask('GET', '/_kade/spaces/local/export')
    await ask('PUT', '/_kade/spaces/copy', { import: first.body })
    const second = await ask('GET', '/_kade/spaces/copy/export')
    const placeless = (file: object) => JSON.parse(JSON.stringify(file).replaceAll('"copy"', '"local"'))
    for (const kind of ['entries', 'contentTypes', 'locales', 'editorInterfaces'])
      expect(placeless(second.body)[kind]).to.deep.equal(placeless(first.body)[kind])
  })

  it('move the time on, so that what was scheduled happens', async () => {
    await seed(ask)
    await ask('PUT', `${master}/entries/a`, { fields: { title: { 'en-US': 'a' } } }, { 'x-contentful-content-type': 'post' })
    const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } })
    const datetime = new Date(Date.now() + 3_600_000).toISOString()
    await ask('POST', '/spaces/local/scheduled_actions', {
      action: 'publish',
      entity: link('Entry', 'a'),
      environment: link('Environment', 'master'),
      scheduledFor: { datetime },
    })
    await ask('POST', '/_kade/clock', { advance: 3_600_001 })
    expect((await ask('GET', `${master}/entries/a`)).body.sys.publishedVersion).to.equal(1)
  })

  it('keep records that no API can make, under the ids that one wants', async () => {
    const record = { name: 'Editors', description: '', sys: { type: 'Team', version: 0 } }
    const kept = await ask('PUT', '/_kade/records', [{ put: 'organizations/local/teams', id: 'editors', record }])
    expect(kept.status).to.equal(201)
    const { body } = await ask('GET', '/organizations/local/teams/editors')
    expect([body.name, body.sys.id, body.sys.organization.sys.id]).to.deep.equal(['Editors', 'editors', 'local'])
    expect((await ask('PUT', '/_kade/records', [{ put: 'organizations/local/teams' }])).status).to.equal(400)
  })

  it('are not for pages in a browser, and say what there is', async () => {
    expect((await ask('POST', '/_kade/reset', undefined, { origin: 'https://example.com' })).status).to.equal(403)
    const unknown = await ask('GET', '/_kade/nonsense')
    expect([unknown.status, unknown.body.message]).to.satisfy(
      ([status, message]: [number, string]) => status === 404 && message.includes('POST /_kade/reset'),
    )
    expect((await ask('GET', '/_kade')).body.spaces).to.deep.equal([
      { id: 'local', name: 'local', environments: ['master'], entries: 0, assets: 0 },
    ])
    expect(platform().restore('none')).to.equal(false)
  })
})
