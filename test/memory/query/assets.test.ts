import { expect } from 'chai'
import { mimeTypeGroup } from '../../../domain/platform/mimetype-group.ts'
import type { Query } from '../../../ports/platform/operations.ts'
import { asset, found, refusal } from './articles.ts'

const records = [
  asset('photo', {
    title: 'A cat',
    file: { fileName: 'cat.png', contentType: 'image/png', details: { size: 10, image: { width: 800, height: 600 } } },
  }),
  asset('paper', {
    title: 'A paper',
    description: 'On cats',
    file: { fileName: 'p.pdf', contentType: 'application/pdf', details: { size: 20 } },
  }),
  asset('empty', { title: 'Nothing' }),
]

describe('assets', () => {
  for (const [rule, query, ids] of [
    ['are found by the group of their media type', { mimetype_group: 'image' }, ['photo']],
    ['are found by title, without a content type', { 'fields.title': 'A paper' }, ['paper']],
    ['are found by file name', { 'fields.file.fileName[match]': 'CAT' }, ['photo']],
    ['are found by size', { 'fields.file.details.size[gt]': 10 }, ['paper']],
    ['are found by width', { 'fields.file.details.image.width[gte]': 800 }, ['photo']],
    ['are found by having a file', { 'fields.file[exists]': false }, ['empty']],
    ['are found by words of title, description and file name', { query: 'cat' }, ['photo', 'paper']],
  ] as ReadonlyArray<readonly [string, Query, ReadonlyArray<string>]>)
    it(rule, () => {
      expect(found(records, query, { subject: 'Asset' })).to.deep.equal(ids)
    })

  it('have no content type and no links', () => {
    for (const name of ['content_type', 'links_to_entry', 'links_to_asset'])
      expect(refusal({ [name]: 'x' }, { subject: 'Asset' }).details?.errors[0]).to.include({ name: 'unknown' })
  })
  it('of an unknown group are refused', () => {
    expect(refusal({ mimetype_group: 'paper' }, { subject: 'Asset' }).name).to.equal('InvalidQuery')
  })
})

describe('the group of a media type', () => {
  for (const [type, group] of [
    ['image/svg+xml', 'image'],
    ['audio/mpeg', 'audio'],
    ['video/mp4', 'video'],
    ['text/plain', 'plaintext'],
    ['text/html; charset=utf-8', 'markup'],
    ['application/msword', 'richtext'],
    ['application/vnd.ms-powerpoint', 'presentation'],
    ['application/vnd.ms-excel', 'spreadsheet'],
    ['application/pdf', 'pdfdocument'],
    ['application/zip', 'archive'],
    ['application/json', 'code'],
    ['application/octet-stream', 'attachment'],
  ] as const)
    it(`of ${type} is ${group}`, () => {
      expect(mimeTypeGroup(type)).to.equal(group)
    })
})
