import { expect } from 'chai'
import {
  deliveryFromEnvironment,
  managementFromEnvironment,
  previewFromEnvironment,
  readDelivery,
} from '../../adapters/environment/environment.ts'

const space = { CONTENTFUL_SPACE_ID: 'sp' }

describe('settings from the environment', () => {
  it('fill the management client and its defaults', () => {
    const settings = managementFromEnvironment({
      ...space,
      CONTENTFUL_MANAGEMENT_TOKEN: 'm',
      CONTENTFUL_ENVIRONMENT: 'staging',
      CONTENTFUL_ORGANIZATION_ID: 'org',
      CONTENTFUL_MANAGEMENT_HOST: 'api.eu.contentful.com',
    })
    expect(settings).to.deep.equal({
      options: { accessToken: 'm', host: 'api.eu.contentful.com' },
      defaults: { spaceId: 'sp', environmentId: 'staging', organizationId: 'org' },
      from: {
        accessToken: 'CONTENTFUL_MANAGEMENT_TOKEN',
        spaceId: 'CONTENTFUL_SPACE_ID',
        environmentId: 'CONTENTFUL_ENVIRONMENT',
        organizationId: 'CONTENTFUL_ORGANIZATION_ID',
        host: 'CONTENTFUL_MANAGEMENT_HOST',
      },
    })
  })

  it('fill the delivery client', () => {
    expect(deliveryFromEnvironment({ ...space, CONTENTFUL_ACCESS_TOKEN: ' d ' }).options).to.deep.equal({
      space: 'sp',
      accessToken: 'd',
    })
  })

  for (const [name, read] of [
    ['CONTENTFUL_DELIVERY_TOKEN', deliveryFromEnvironment],
    ['CONTENTFUL_DELIVERY_ACCESS_TOKEN', deliveryFromEnvironment],
    ['CONTENTFUL_PREVIEW_TOKEN', previewFromEnvironment],
    ['CONTENTFUL_MANAGEMENT_ACCESS_TOKEN', managementFromEnvironment],
  ] as const)
    it(`are taken from ${name}, too, and say so`, () => {
      const { options, from } = read({ ...space, [name]: 'alias' })
      expect(options.accessToken).to.equal('alias')
      expect(from.accessToken).to.equal(name)
    })

  it('prefer the main name, unless it is empty', () => {
    const both = { ...space, CONTENTFUL_ACCESS_TOKEN: 'main', CONTENTFUL_DELIVERY_TOKEN: 'alias' }
    expect(deliveryFromEnvironment(both)).to.deep.include({
      from: { space: 'CONTENTFUL_SPACE_ID', accessToken: 'CONTENTFUL_ACCESS_TOKEN' },
    })
    expect(deliveryFromEnvironment({ ...both, CONTENTFUL_ACCESS_TOKEN: ' ' }).options.accessToken).to.equal('alias')
  })

  it('name all that is missing, with the other names it may have, and no value', () => {
    const sentence =
      'Missing in the environment: CONTENTFUL_SPACE_ID; CONTENTFUL_ACCESS_TOKEN (or CONTENTFUL_DELIVERY_TOKEN, CONTENTFUL_DELIVERY_ACCESS_TOKEN).'
    expect(() => deliveryFromEnvironment({ CONTENTFUL_MANAGEMENT_TOKEN: 'hidden' })).to.throw(Error, sentence)
    expect(readDelivery({})).to.deep.equal({
      _tag: 'Left',
      left: { _tag: 'MissingVariables', missing: ['spaceId', 'deliveryToken'], message: sentence },
    })
  })

  it('send drafts to the preview host, in the region of the delivery host', () => {
    const preview = { ...space, CONTENTFUL_PREVIEW_ACCESS_TOKEN: 'p' }
    const host = (CONTENTFUL_HOST?: string) =>
      previewFromEnvironment({ ...preview, ...(CONTENTFUL_HOST ? { CONTENTFUL_HOST } : {}) }).options.host
    expect(host()).to.equal('preview.contentful.com')
    expect(host('cdn.contentful.com')).to.equal('preview.contentful.com')
    expect(host('cdn.eu.contentful.com')).to.equal('preview.eu.contentful.com')
    expect(host('127.0.0.1:5000')).to.equal('127.0.0.1:5000')
  })

  it('leave out encryption on this machine only', () => {
    const insecure = (CONTENTFUL_HOST: string) =>
      deliveryFromEnvironment({ ...space, CONTENTFUL_ACCESS_TOKEN: 'd', CONTENTFUL_HOST }).options.insecure
    for (const host of ['localhost', 'localhost:5000', '127.0.0.1:5000', '[::1]:5000']) expect(insecure(host)).to.equal(true)
    for (const host of ['cdn.contentful.com', 'localhost.example', '127.0.0.1.example:80'])
      expect(insecure(host)).to.equal(undefined)
  })
})
