import { expect } from 'chai'
import { compare } from '../../../adapters/memory/query/order.ts'
import { linkTo } from '../../../domain/platform/sys.ts'
import { asset, entry, found, search } from './articles.ts'

const records = [
  entry('a', 'article', { title: 'b', pages: 10, author: linkTo('Entry', 'z') }, { createdAt: '2026-01-02T00:00:00Z' }),
  entry('b', 'article', { title: 'a', pages: 9, author: linkTo('Entry', 'y') }, { createdAt: '2026-01-01T00:00:00Z' }),
  entry('c', 'article', { title: 'b', pages: 100 }, { createdAt: '2026-01-03T00:00:00Z' }),
  entry('d', 'article', {}, { createdAt: '2026-01-01T00:00:00Z' }),
]
const ordered = (order: string) => found(records, { content_type: 'article', order })

describe('an order', () => {
  it('is not there unless asked for', () => {
    expect(compare(search({}))).to.equal(undefined)
  })
  it('compares numbers as numbers', () => {
    expect(ordered('fields.pages')).to.deep.equal(['b', 'a', 'c', 'd'])
  })
  it('puts what has no value last, either way', () => {
    expect(ordered('-fields.pages')).to.deep.equal(['c', 'a', 'b', 'd'])
  })
  it('goes on to the next path where the first leaves records equal', () => {
    expect(ordered('fields.title,-sys.createdAt')).to.deep.equal(['b', 'c', 'a', 'd'])
    expect(ordered('sys.createdAt, sys.id')).to.deep.equal(['b', 'd', 'a', 'c'])
  })
  it('keeps equal records as they were', () => {
    expect(ordered('sys.type')).to.deep.equal(['a', 'b', 'c', 'd'])
  })
  it('may be by the id of what a field links to', () => {
    expect(ordered('fields.author.sys.id')).to.deep.equal(['b', 'a', 'c', 'd'])
  })
  it('of assets may be by their files', () => {
    const files = [asset('big', { file: { details: { size: 9000 } } }), asset('small', { file: { details: { size: 200 } } })]
    expect(found(files, { order: 'fields.file.details.size' }, { subject: 'Asset' })).to.deep.equal(['small', 'big'])
  })
})
