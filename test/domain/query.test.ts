import { expect } from 'chai'
import { assetsOf, entriesOf } from '../../domain/platform/query.ts'

type Article = {
  readonly title: string
  readonly slug: string
  readonly place: unknown
  readonly author: unknown
  readonly tags: ReadonlyArray<string>
}

describe('a query', () => {
  const articles = entriesOf<Article>('article')

  for (const [name, query, expected] of [
    ['for one value', articles.where('fields.slug', 'eq', 'kade'), { 'fields.slug': 'kade' }],
    ['for another value', articles.where('fields.slug', 'ne', 'kade'), { 'fields.slug[ne]': 'kade' }],
    ['for some values', articles.where('sys.id', 'in', ['a', 'b']), { 'sys.id[in]': 'a,b' }],
    ['for no such values', articles.where('fields.tags', 'nin', ['a']), { 'fields.tags[nin]': 'a' }],
    ['for all values', articles.where('fields.tags', 'all', ['a', 'b']), { 'fields.tags[all]': 'a,b' }],
    ['for what has a value', articles.where('fields.title', 'exists', true), { 'fields.title[exists]': true }],
    [
      'for a range',
      articles.where('sys.createdAt', 'gte', '2026-01-01').where('sys.createdAt', 'lt', '2027-01-01'),
      { 'sys.createdAt[gte]': '2026-01-01', 'sys.createdAt[lt]': '2027-01-01' },
    ],
    ['for a word', articles.where('fields.title', 'match', 'kade'), { 'fields.title[match]': 'kade' }],
    ['for any text', articles.search('kade'), { query: 'kade' }],
    ['for what is near', articles.near('fields.place', { lat: 51.2, lon: 4.4 }), { 'fields.place[near]': '51.2,4.4' }],
    [
      'within a circle',
      articles.within('fields.place', { lat: 51.2, lon: 4.4, radius: 5 }),
      { 'fields.place[within]': '51.2,4.4,5' },
    ],
    [
      'within a rectangle',
      articles.within('fields.place', { bottomLeft: { lat: 1, lon: 2 }, topRight: { lat: 3, lon: 4 } }),
      { 'fields.place[within]': '1,2,3,4' },
    ],
    ['for links', articles.linksToEntry('e').linksToAsset('a'), { links_to_entry: 'e', links_to_asset: 'a' }],
    ['for tags', articles.tagged('in', ['news']), { 'metadata.tags.sys.id[in]': 'news' }],
    [
      'for a reference',
      articles.whereReference('author', 'person', 'fields.name', 'match', 'Lotte'),
      { 'fields.author.sys.contentType.sys.id': 'person', 'fields.author.fields.name[match]': 'Lotte' },
    ],
    [
      'for a page in order',
      articles.order('-sys.createdAt', 'fields.title').include(2).limit(10).skip(20).locale('nl-BE'),
      { order: '-sys.createdAt,fields.title', include: 2, limit: 10, skip: 20, locale: 'nl-BE' },
    ],
    ['for some fields', articles.select('fields.title', 'sys'), { select: 'fields.title,sys' }],
  ] as const)
    it(`${name} is what the platform calls it`, () =>
      expect(query.toQuery()).to.deep.equal({ content_type: 'article', ...expected }))

  it('for assets may name a kind of file', () => {
    expect(assetsOf('image').limit(1).toQuery()).to.deep.equal({ mimetype_group: 'image', limit: 1 })
    expect(assetsOf().toQuery()).to.deep.equal({})
  })

  it('is never changed by the next step', () => {
    const first = articles.limit(1)
    first.limit(2)
    expect(first.toQuery()).to.include({ limit: 1 })
  })

  for (const [name, mistake, message] of [
    ['too many records', () => articles.limit(1001), 'limit is 1001; the platform allows whole numbers from 0 to 1000.'],
    ['too many levels', () => articles.include(11), 'include is 11; the platform allows whole numbers from 0 to 10.'],
    ['less than nothing', () => articles.skip(-1), 'skip is -1;'],
    [
      'too many paths',
      () => articles.select(...Array.from({ length: 101 }, () => 'fields.title' as const)),
      '101 paths are selected; the platform allows 100.',
    ],
    ['too deep a path', () => articles.select('sys.space.sys' as 'sys.space'), '"sys.space.sys" is more than two levels deep'],
    ['a comma in a list', () => articles.where('fields.tags', 'in', ['a,b']), '"a,b" in the list for fields.tags has a comma'],
  ] as const)
    it(`refuses ${name}`, () => expect(mistake).to.throw(RangeError, message))

  it('knows the fields of its content type', () => {
    // @ts-expect-error there is no such field
    articles.where('fields.titel', 'eq', 'x')
    // @ts-expect-error a list wants a list
    articles.where('fields.tags', 'in', 'a')
  })
})
