import { expect } from 'chai'
import { linkTo } from '../../../domain/platform/sys.ts'
import type { Query } from '../../../ports/platform/operations.ts'
import { entry, found } from './articles.ts'

const text = (value: string) => ({
  nodeType: 'document',
  data: {},
  content: [{ nodeType: 'paragraph', data: {}, content: [{ nodeType: 'text', value, marks: [], data: {} }] }],
})
const embedding = {
  nodeType: 'document',
  content: [{ nodeType: 'embedded-entry-block', data: { target: linkTo('Entry', 'ann') }, content: [] }],
}
const tagged = (...ids: ReadonlyArray<string>) => ({ tags: ids.map((id) => linkTo('Tag', id)) })
const about = (...ids: ReadonlyArray<string>) => ({ concepts: ids.map((id) => linkTo('TaxonomyConcept', id)) })

const cat = {
  title: 'Nyan cat',
  body: 'A cat with Bacon and pancakes',
  story: text('Once upon a time'),
  pages: 10,
  price: 2.5,
  free: true,
  day: '2026-01-31',
  place: { lat: 51.2194, lon: 4.4025 },
  data: { any: 1 },
  tags: ['blue', 'red'],
  author: linkTo('Entry', 'ann'),
  cover: linkTo('Asset', 'photo'),
  related: [linkTo('Entry', 'dog'), linkTo('Entry', 'ann')],
  product: { sys: { type: 'ResourceLink', linkType: 'Contentful:Entry', urn: 'crn:cat' } },
}
const dog = {
  title: 'Happy dog',
  body: 'Look at https://example.com',
  story: embedding,
  pages: 20,
  price: 0.5,
  free: false,
  day: '2026-02-01T10:00+02:00',
  place: { lat: 52.3676, lon: 4.9041 },
  tags: ['red', 'green'],
  author: linkTo('Entry', 'bob'),
  editor: linkTo('Entry', 'ann'),
}
const records = [
  entry(
    'cat',
    'article',
    cat,
    { createdAt: '2026-01-01T00:00:00.000Z', publishedCounter: 3 },
    { ...tagged('t1', 't2'), ...about('cats') },
  ),
  entry(
    'dog',
    'article',
    dog,
    { createdAt: '2026-01-02T00:00:00.000Z', publishedCounter: 1 },
    { ...tagged('t2'), ...about('plants') },
  ),
  entry('none', 'article', { tags: [] }, { createdAt: '2026-01-03T00:00:00.000Z', archivedAt: '2026-02-03T00:00:00.000Z' }),
  entry('ann', 'person', { name: 'Ann', born: 1980 }),
  entry('bob', 'person', { name: 'Bob', born: 1990 }),
]

const articles = (query: Query) => found(records, { content_type: 'article', ...query })

describe('a filter', () => {
  for (const [rule, query, ids] of [
    ['without conditions finds all of the content type', {}, ['cat', 'dog', 'none']],
    ['on a short text wants exactly that text', { 'fields.title': 'Nyan cat' }, ['cat']],
    ['on a short text knows upper case from lower', { 'fields.title': 'nyan cat' }, []],
    ['on a list wants it among its values', { 'fields.tags': 'red' }, ['cat', 'dog']],
    ['on a number compares numbers', { 'fields.price': '0.50' }, ['dog']],
    ['on a number takes a number', { 'fields.pages': 10 }, ['cat']],
    ['on a boolean takes a text', { 'fields.free': 'false' }, ['dog']],
    ['on a boolean takes a boolean', { 'fields.free': true }, ['cat']],
    ['on a date means the same moment in another time zone', { 'fields.day': '2026-02-01T08:00:00Z' }, ['dog']],
    ['on a date without a time zone is in UTC', { 'fields.day': '2026-02-01T08:00' }, ['dog']],
    ['on a link takes the id', { 'fields.author.sys.id': 'ann' }, ['cat']],
    ['on a list of links takes an id among them', { 'fields.related.sys.id': 'ann' }, ['cat']],
    ['on a resource link takes the urn', { 'fields.product.sys.urn': 'crn:cat' }, ['cat']],
    ['ne finds other values and none', { 'fields.title[ne]': 'Nyan cat' }, ['dog', 'none']],
    ['ne on a list wants no value to be that', { 'fields.tags[ne]': 'blue' }, ['dog', 'none']],
    ['in wants one of a list', { 'fields.pages[in]': '10,30' }, ['cat']],
    ['in takes a list as a list', { 'fields.pages[in]': [20, 30] }, ['dog']],
    ['in takes numbered names', { 'sys.id[in][0]': 'cat', 'sys.id[in][1]': 'dog' }, ['cat', 'dog']],
    ['in on a list wants one of them', { 'fields.tags[in]': 'blue,green' }, ['cat', 'dog']],
    ['nin wants none of a list, or no value', { 'fields.pages[nin]': '10,30' }, ['dog', 'none']],
    ['nin on a list wants none of them', { 'fields.tags[nin]': 'blue' }, ['dog', 'none']],
    ['all wants every one', { 'fields.tags[all]': 'red,blue' }, ['cat']],
    ['all on links wants every one', { 'fields.related.sys.id[all]': 'ann,dog' }, ['cat']],
    ['exists wants a value', { 'fields.title[exists]': true }, ['cat', 'dog']],
    ['exists=false wants none', { 'fields.title[exists]': 'false' }, ['none']],
    ['exists takes an empty list for none', { 'fields.tags[exists]': 'true' }, ['cat', 'dog']],
    ['exists fits any type', { 'fields.data[exists]': 'true' }, ['cat']],
    ['lt on a number', { 'fields.pages[lt]': '20' }, ['cat']],
    ['lte on a number', { 'fields.pages[lte]': '20' }, ['cat', 'dog']],
    ['gt on a number', { 'fields.pages[gt]': '9' }, ['cat', 'dog']],
    ['gte on a date', { 'fields.day[gte]': '2026-02-01' }, ['dog']],
    ['lt on a date of the record itself', { 'sys.createdAt[lt]': '2026-01-02' }, ['cat']],
    ['on a number of the record itself', { 'sys.revision[gte]': 2 }, ['cat']],
    ['match finds parts of words', { 'fields.title[match]': 'yan' }, ['cat']],
    ['match takes no notice of case', { 'fields.body[match]': 'bacon pancakes' }, ['cat']],
    ['match finds a piece of an address', { 'fields.body[match]': '.com' }, ['dog']],
    ['match wants every word', { 'fields.body[match]': 'bacon dog' }, []],
    ['match with one character finds nothing', { 'fields.title[match]': 'a' }, []],
    ['match reads rich text', { 'fields.story[match]': 'upon' }, ['cat']],
    ['match reads lists', { 'fields.tags[match]': 'gree' }, ['dog']],
    ['match on an id', { 'sys.id[match]': 'DO' }, ['dog']],
    ['several conditions must all hold', { 'fields.free': true, 'fields.pages[gt]': 10 }, []],
    ['near leaves nothing out and orders by distance', { 'fields.place[near]': '52,5' }, ['dog', 'cat', 'none']],
    ['within a circle of kilometres', { 'fields.place[within]': '51.2194,4.4,5' }, ['cat']],
    ['within a larger circle', { 'fields.place[within]': '51.2194,4.4,200' }, ['cat', 'dog']],
    ['within a rectangle', { 'fields.place[within]': '52,4,53,5' }, ['dog']],
    ['within a rectangle whose corners are turned', { 'fields.place[within]': '53,4,52,5' }, ['dog']],
    ['nested names mean the same', { fields: { tags: { in: ['blue'] } } }, ['cat']],
    ['an operator as an object means the same', { 'fields.pages': { gt: 10 } }, ['dog']],
  ] as ReadonlyArray<readonly [string, Query, ReadonlyArray<string>]>)
    it(rule, () => {
      expect(articles(query)).to.deep.equal(ids)
    })
})

describe('a filter without a content type', () => {
  for (const [rule, query, ids] of [
    ['may ask for several types', { 'sys.contentType.sys.id[in]': 'person,page' }, ['ann', 'bob']],
    ['wants all tags', { 'metadata.tags.sys.id[all]': 't1,t2' }, ['cat']],
    ['wants one of the tags', { 'metadata.tags.sys.id[in]': 't1,t2' }, ['cat', 'dog']],
    ['wants none of the tags', { 'metadata.tags.sys.id[nin]': 't2' }, ['none', 'ann', 'bob']],
    ['wants a tag', { 'metadata.tags[exists]': true }, ['cat', 'dog']],
    ['wants no tag', { 'metadata.tags[exists]': false }, ['none', 'ann', 'bob']],
    ['wants a concept', { 'metadata.concepts.sys.id[in]': 'plants' }, ['dog']],
    ['wants a concept or one below it', { 'metadata.concepts.descendants[in]': 'animals' }, ['cat']],
    ['finds links to an entry in any field', { links_to_entry: 'ann' }, ['cat', 'dog']],
    ['finds links to an asset', { links_to_asset: 'photo' }, ['cat']],
    ['knows an asset from an entry with that id', { links_to_asset: 'ann' }, []],
    ['looks for words in all texts', { query: 'pancakes nyan' }, ['cat']],
    ['looks for words in no other values', { query: '2026' }, []],
    ['takes no word for none wanted', { query: '' }, ['cat', 'dog', 'none', 'ann', 'bob']],
    ['finds nothing by one character', { query: 'a' }, []],
    ['by id', { 'sys.id': 'bob' }, ['bob']],
  ] as ReadonlyArray<readonly [string, Query, ReadonlyArray<string>]>)
    it(rule, () => {
      expect(found(records, query)).to.deep.equal(ids)
    })
})

describe('a search on references', () => {
  it('finds by a field of the entry that is linked to', () => {
    expect(articles({ 'fields.author.sys.contentType.sys.id': 'person', 'fields.author.fields.name': 'Bob' })).to.deep.equal([
      'dog',
    ])
  })
  it('takes operators there', () => {
    const born = { 'fields.author.sys.contentType.sys.id': 'person', 'fields.author.fields.born[lt]': '1990' }
    expect(articles(born)).to.deep.equal(['cat'])
  })
  it('takes two of them', () => {
    const both = {
      'fields.author.sys.contentType.sys.id': 'person',
      'fields.author.fields.name[match]': 'bo',
      'fields.editor.sys.contentType.sys.id': 'person',
      'fields.editor.fields.born': 1980,
    }
    expect(articles(both)).to.deep.equal(['dog'])
  })
  it('finds by the content type alone', () => {
    expect(articles({ 'fields.author.sys.contentType.sys.id': 'article' })).to.deep.equal([])
    expect(articles({ 'fields.author.sys.contentType.sys.id': 'person' })).to.deep.equal(['cat', 'dog'])
  })
  it('leaves out a link to nothing', () => {
    const orphan = entry('orphan', 'article', { author: linkTo('Entry', 'gone') })
    const query = {
      content_type: 'article',
      'fields.author.sys.contentType.sys.id': 'person',
      'fields.author.fields.name[ne]': 'Bob',
    }
    expect(found([orphan, ...records], query)).to.deep.equal(['cat'])
  })
})
