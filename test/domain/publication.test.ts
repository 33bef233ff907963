import { expect } from 'chai'
import { isPublic, publicationState } from '../../domain/platform/publication.ts'

const record = { id: 'a', type: 'Entry' }

describe('publication state', () => {
  it('is draft without a published version', () => expect(publicationState({ ...record, version: 3 })).to.equal('draft'))
  it('is published right after publishing, which itself bumps the version', () =>
    expect(publicationState({ ...record, version: 4, publishedVersion: 3 })).to.equal('published'))
  it('is changed once it was saved again', () =>
    expect(publicationState({ ...record, version: 5, publishedVersion: 3 })).to.equal('changed'))
  it('is archived whatever else it was', () =>
    expect(publicationState({ ...record, version: 5, publishedVersion: 3, archivedVersion: 4 })).to.equal('archived'))
  it('is public when published or changed only', () => {
    expect(isPublic({ ...record, version: 5, publishedVersion: 3 })).to.equal(true)
    expect(isPublic({ ...record, version: 5 })).to.equal(false)
    expect(isPublic({ ...record, version: 5, publishedVersion: 3, archivedVersion: 4 })).to.equal(false)
  })
})
