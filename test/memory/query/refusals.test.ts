import { expect } from 'chai'
import { readPaging } from '../../../adapters/memory/query/paging.ts'
import type { Context } from '../../../adapters/memory/query/search.ts'
import { E } from '../../../domain/prelude.ts'
import type { Query } from '../../../ports/platform/operations.ts'
import { refusal, search } from './articles.ts'

const notApplicable =
  'The query you sent was invalid. Probably a filter or ordering specification is not applicable to the type of a field.'
const managed: Partial<Context> = { api: 'management' }
const problems = (query: Query, context: Partial<Context> = {}) => {
  const { status, name, message, details } = refusal(query, context)
  expect({ status, name, message }).to.deep.equal({ status: 400, name: 'InvalidQuery', message: notApplicable })
  return details?.errors
}

describe('a query is refused', () => {
  for (const [rule, query] of [
    ['that filters by a field', { 'fields.title': 'x' }],
    ['that orders by a field', { order: 'sys.id,-fields.title' }],
    ['that selects a field', { select: 'sys.id,fields.title' }],
    ['that only names content types in a list', { 'sys.contentType.sys.id[in]': 'article', 'fields.title': 'x' }],
  ] as const)
    it(`${rule} without a content type`, () => {
      const { status, name, message } = refusal(query)
      expect({ status, name }).to.deep.equal({ status: 400, name: 'BadRequest' })
      expect(message).to.match(/^A Content Type ID is required\./)
    })

  it('for a content type that is not there', () => {
    expect(problems({ content_type: 'nothing' })).to.deep.equal([{ name: 'unknownContentType', value: 'DOESNOTEXIST' }])
  })
  it('for each parameter that nobody knows', () => {
    expect(problems({ some: 'x', other: 'y' })?.map(({ name, path }) => ({ name, path }))).to.deep.equal([
      { name: 'unknown', path: ['some'] },
      { name: 'unknown', path: ['other'] },
    ])
  })
  it('for a path that is not there', () => {
    expect(problems({ 'sys.888': 'GO' })).to.deep.equal([
      { name: 'unknown', path: ['sys', '888'], details: 'The path "sys.888" is not recognized' },
    ])
  })
  it('for a field that is not there', () => {
    expect(problems({ content_type: 'article', 'fields.nothing[in]': 'x' })).to.deep.equal([
      { name: 'unknown', path: ['fields', 'nothing'], details: 'No field with id "nothing" found.' },
    ])
  })
  it('for a mimetype group of entries', () => {
    expect(problems({ mimetype_group: 'image' })?.[0]).to.include({ name: 'unknown' })
  })
  it('for what only editors may ask', () => {
    expect(problems({ 'sys.archivedAt[exists]': 'true' })?.[0]).to.include({ name: 'unknown' })
    expect(problems({ order: 'relevance' })?.[0]).to.include({ name: 'unknown' })
    expect(problems({ content_type: 'article', 'fields.title.nl-NL': 'x' })?.[0]).to.include({ name: 'unknown' })
  })
  it('for a locale of a field that is not there', () => {
    expect(problems({ content_type: 'article', 'fields.title.fr-FR': 'x' }, managed)?.[0]).to.include({ name: 'unknown' })
  })
  it('for a locale that is not there', () => {
    expect(refusal({ locale: 'fr-FR' })).to.deep.equal({ status: 400, name: 'BadRequest', message: 'Unknown locale: fr-FR' })
  })

  for (const [rule, query] of [
    ['equality on a long text', { 'fields.body': 'x' }],
    ['a list on a long text', { 'fields.body[in]': 'x' }],
    ['a range on a short text', { 'fields.title[lt]': 'x' }],
    ['all on one text', { 'fields.title[all]': 'x' }],
    ['a match on a number', { 'fields.pages[match]': '10' }],
    ['a match on a date', { 'fields.day[match]': '2026' }],
    ['a range on a boolean', { 'fields.free[gt]': 'true' }],
    ['equality on a location', { 'fields.place': '1,2' }],
    ['equality on an object', { 'fields.data': '{}' }],
    ['equality on a link', { 'fields.author': 'ann' }],
    ['near on a text', { 'fields.title[near]': '1,2' }],
    ['within on a number', { 'fields.pages[within]': '1,2,3' }],
    ['a range of tags', { 'metadata.tags.sys.id[lt]': 'x' }],
    ['a text for a number', { 'fields.pages': 'many' }],
    ['nothing for a number', { 'fields.pages[in]': '1,,2' }],
    ['a text for a boolean', { 'fields.free': 'yes' }],
    ['the name of a method for a boolean', { 'fields.free': 'constructor' }],
    ['a text for a date', { 'fields.day[gte]': 'soon' }],
    ['neither true nor false for exists', { 'fields.title[exists]': 'maybe' }],
    ['one number for a point', { 'fields.place[near]': '51' }],
    ['texts for an area', { 'fields.place[within]': 'a,b,c' }],
  ] as ReadonlyArray<readonly [string, Query]>)
    it(`for ${rule}`, () => {
      expect(problems({ content_type: 'article', ...query })?.map(({ name }) => name)).to.deep.equal(['filter'])
    })

  it('for an order by a type that has none, with the reason', () => {
    expect(problems({ content_type: 'article', order: '-fields.body' })).to.deep.equal([
      {
        name: 'order',
        path: ['fields', 'body'],
        type: 'Text',
        details: 'Text fields do not support ordering. Consider using a Symbol field instead',
      },
    ])
    for (const field of ['tags', 'data', 'author', 'related.sys.id', 'story'])
      expect(problems({ content_type: 'article', order: `fields.${field}` })?.[0]).to.include({ name: 'order' })
  })

  it('for a reference without the content type it leads to', () => {
    expect(problems({ content_type: 'article', 'fields.author.fields.name': 'Ann' })?.[0]?.details).to.equal(
      'The content type of what is referred to is required: fields.author.sys.contentType.sys.id.',
    )
  })
  it('for a reference of a list, or to an asset', () => {
    for (const field of ['related', 'cover'])
      expect(
        problems({
          content_type: 'article',
          [`fields.${field}.sys.contentType.sys.id`]: 'person',
          [`fields.${field}.fields.name`]: 'Ann',
        })?.[0],
      ).to.include({ name: 'filter' })
  })
  it('for an unknown field of a reference, by its whole path', () => {
    const query = { 'fields.author.sys.contentType.sys.id': 'person', 'fields.author.fields.nothing': 'x' }
    expect(problems({ content_type: 'article', ...query })?.[0]?.path).to.deep.equal(['fields', 'author', 'fields', 'nothing'])
  })
  it('for a third reference', () => {
    const query = {
      'fields.author.sys.contentType.sys.id': 'person',
      'fields.author.fields.name': 'Ann',
      'fields.author.fields.born[gt]': 1,
      'fields.author.fields.born[lt]': 2,
    }
    expect(problems({ content_type: 'article', ...query })?.[0]?.details).to.equal('A query may search on at most 2 references.')
  })
})

describe('a page of a query', () => {
  it('begins at the first record and has 100 of them, with one level of includes', () => {
    expect(search({})).to.include({ skip: 0, limit: 100, include: 1, locale: 'en-US' })
  })
  it('has what is asked for', () => {
    expect(search({ skip: '20', limit: 0, include: '10', locale: '*' })).to.include({
      skip: 20,
      limit: 0,
      include: 10,
      locale: '*',
    })
    expect(search({ limit: '1000' }).limit).to.equal(1000)
  })
  it('of the management API has all locales and includes nothing', () => {
    expect(search({ include: 3, locale: 'nl-NL' }, managed)).to.include({ include: 0, locale: '*' })
  })

  for (const limit of ['1001', '-1', 'many', '1.5', ''])
    it(`has no limit of "${limit}"`, () => {
      const message = 'The value provided for "limit" is invalid. Please provide a value between 0 and 1000'
      expect(refusal({ limit })).to.deep.equal({ status: 400, name: 'BadRequest', message })
      expect(refusal({ limit }, managed)).to.deep.equal({ status: 400, name: 'InvalidQuery', message })
    })
  it('does not begin before the first record', () => {
    expect(refusal({ skip: -1 }, managed)).to.deep.equal({
      status: 400,
      name: 'InvalidQuery',
      message: 'The value provided for "skip" is invalid. Please provide a value larger than or equal to 0',
    })
  })
  for (const include of [-1, 11, 'all'])
    it(`does not include ${include} levels`, () => {
      expect(refusal({ include })).to.include({ status: 400, name: 'BadRequest' })
    })
  it('takes what is read elsewhere', () => {
    const elsewhere = { access_token: 'x', cursor: true, pageNext: 'y', pagePrev: 'z', includeContentSourceMaps: true }
    expect(search({ ...elsewhere, 'release[lte]': 'r', 'timestamp[lte]': '2026-01-01' }).conditions).to.deep.equal([])
  })
  it('of another list has its own limits', () => {
    const rules = { defaultLimit: 25, maxLimit: 100 }
    expect(readPaging({}, rules)).to.deep.equal(E.right({ skip: 0, limit: 25 }))
    expect(readPaging({ skip: 5, limit: 100, name: 'x' }, rules)).to.deep.equal(E.right({ skip: 5, limit: 100 }))
    expect(readPaging({ limit: 0 }, { ...rules, zeroIsDefault: true })).to.deep.equal(E.right({ skip: 0, limit: 25 }))
    expect(readPaging({ limit: 101 }, rules)).to.deep.equal(
      E.left({
        status: 400,
        name: 'InvalidQuery',
        message: 'The value provided for "limit" is invalid. Please provide a value between 0 and 100',
      }),
    )
  })
})
