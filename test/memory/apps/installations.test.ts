import { expect } from 'chai'
import type { Query } from '../../../ports/platform/operations.ts'
import { made, refused } from '../webhooks/space.ts'
import { environment, openApp, organizationId } from './app.ts'

describe('an installation of an app', () => {
  it('is of one environment, and is found by its app', async () => {
    const { memory, resources, installed, install } = await openApp()
    await made(memory.resources.environment.createWithId({ spaceId: 's', environmentId: 'staging' }, { name: 'staging' }))
    await install()
    expect((await refused(resources.appInstallation.get({ ...installed, environmentId: 'staging' }))).status).to.equal(404)
    const page = await made(resources.appInstallation.getMany(environment))
    expect(page.items.map(({ sys }) => sys.id)).to.deep.equal([installed.appDefinitionId])
    expect(page).to.have.deep.nested.property('includes.ResolvedAppDefinition[0].sys.id', installed.appDefinitionId)
  })

  it('loses its parameters when it is written without any', async () => {
    const { resources, installed, install } = await openApp()
    expect(await install({ tone: 'kind' })).to.deep.include({ parameters: { tone: 'kind' } })
    await install()
    expect(await made(resources.appInstallation.get(installed))).not.to.have.property('parameters')
  })

  it('takes parameters that are an object of at most 32 kB', async () => {
    const { resources, installed } = await openApp()
    for (const parameters of [null, [], 'text', 3]) {
      const { status, details } = await refused(resources.appInstallation.upsert(installed, { parameters }))
      expect(status).to.equal(422)
      expect(details).to.have.nested.property('errors[0].name', 'type')
    }
    const long = (length: number) => resources.appInstallation.upsert(installed, { parameters: { text: 'é'.repeat(length) } })
    expect((await refused(long(16_384))).status).to.equal(422)
    await made(long(16_000))
  })

  it('is refused to spaces of other organizations', async () => {
    const { memory, resources, installed } = await openApp()
    memory.openOrganization('other', 'Other')
    memory.openSpace({ id: 'theirs', name: 'Theirs', organizationId: 'other' })
    expect(await refused(resources.appInstallation.upsert({ ...installed, spaceId: 'theirs' }, {}))).to.include({
      status: 404,
      details: 'AppDefinition does not exist.',
    })
  })

  it('keeps its app from being deleted, and takes what it held along', async () => {
    const { memory, resources, at, installed, install } = await openApp()
    await install()
    expect((await refused(resources.appDefinition.delete(at))).status).to.equal(400)
    await made(resources.appInstallation.delete(installed))
    await made(resources.appDefinition.delete(at))
    expect(memory.records.below(`organizations/${organizationId}/app_definitions`)).to.deep.equal([])
  })

  it('is listed over all environments, of those spaces that are asked for', async () => {
    const { memory, resources, at, installed, install } = await openApp()
    memory.openSpace({ id: 'second', name: 'Second', organizationId })
    await install()
    await made(resources.appInstallation.upsert({ ...installed, spaceId: 'second' }, {}))
    const spaces = async (query: Query) => {
      const { items } = await made(resources.appInstallation.getForOrganization({ ...at, query }))
      return items.map(({ sys }) => sys.space?.sys.id)
    }
    expect(await spaces({})).to.deep.equal(['s', 'second'])
    expect(await spaces({ 'sys.space.sys.id[in]': 'second,third' })).to.deep.equal(['second'])
  })
})
