import { expect } from 'chai'
import { linkTo } from '../../../domain/platform/sys.ts'
import { made, refused } from '../webhooks/space.ts'
import { environment, openApp } from './app.ts'

const provider = { sys: { id: 'Shop' }, type: 'function', function: linkTo('Function', 'shops') } as const
const product = { name: 'Product', defaultFieldMapping: { title: '/name' } }

describe('a type of resources', () => {
  it('needs a provider, and begins with its id', async () => {
    const { resources, at } = await openApp()
    const write = (resourceTypeId: string) => resources.resourceType.upsert({ ...at, resourceTypeId }, product)
    expect((await refused(write('Shop:Product'))).status).to.equal(404)
    await made(resources.resourceProvider.upsert(at, provider))
    for (const id of ['Product', 'Store:Product', 'Shop:', 'Shop:a:b']) expect((await refused(write(id))).status).to.equal(422)
    expect((await made(write('Shop:Product'))).sys).to.include({ id: 'Shop:Product', type: 'ResourceType' })
  })

  it('can be linked to where its app is installed, until its provider is gone', async () => {
    const { resources, at, install } = await openApp()
    const linkable = async () =>
      (await made(resources.resourceType.getForEnvironment(environment))).items.map(({ sys }) => sys.id)
    await made(resources.resourceProvider.upsert(at, provider))
    await made(resources.resourceType.upsert({ ...at, resourceTypeId: 'Shop:Product' }, product))
    expect(await linkable()).to.deep.equal(['Contentful:Entry'])
    await install()
    expect(await linkable()).to.deep.equal(['Contentful:Entry', 'Shop:Product'])
    await made(resources.resourceProvider.delete(at))
    expect(await linkable()).to.deep.equal(['Contentful:Entry'])
  })
})
