import { expect } from 'chai'
import { assetRefusal } from '../../../domain/platform/validation/asset.ts'

const done = { contentType: 'image/png', url: '//images/a.png' }
const waiting = { contentType: 'image/png' }

describe('an asset', () => {
  it('can be published when all its files are processed', () => {
    expect(assetRefusal({ fields: { file: { nl: done, en: done } } })).to.equal(undefined)
  })

  it('cannot be published without files', () => {
    for (const asset of [{}, { fields: {} }, { fields: { file: {} } }, { fields: { file: { nl: null } } }])
      expect(assetRefusal(asset)).to.equal('The asset has no files')
  })

  it('cannot be published with a file that waits to be processed', () => {
    expect(assetRefusal({ fields: { file: { nl: done, en: waiting } } })).to.deep.equal({
      errors: [{ name: 'required', details: 'The property "url" is required here', path: ['fields', 'file', 'en', 'url'] }],
    })
  })

  it('is looked at only in the locales that are published', () => {
    expect(assetRefusal({ fields: { file: { nl: done, en: waiting } } }, { locales: ['nl'] })).to.equal(undefined)
    expect(assetRefusal({ fields: { file: { nl: done } } }, { locales: ['en'] })).to.equal('The asset has no files')
  })
})
