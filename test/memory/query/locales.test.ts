import { expect } from 'chai'
import type { Query } from '../../../ports/platform/operations.ts'
import { entry, found } from './articles.ts'

const titled = (id: string, title: { readonly [locale: string]: unknown }, more: object = {}) => ({
  ...entry(id, 'article', {}, more),
  fields: { title, tags: { 'en-US': [id] } },
})
const records = [
  titled('both', { 'en-US': 'Bread', 'nl-NL': 'Brood' }),
  titled('own', { 'en-US': 'Butter', 'nl-NL': 'Boter', 'nl-BE': 'Smeer' }),
  titled('empty', { 'en-US': 'Cheese', 'nl-NL': 'Kaas', 'nl-BE': null }),
  titled('english', { 'en-US': 'Milk' }),
]

describe('the locale of a query', () => {
  for (const [rule, query, ids] of [
    ['is the default one when none is asked for', { 'fields.title[in]': 'Bread,Brood' }, ['both']],
    ['is the default one when all are asked for', { locale: '*', 'fields.title[in]': 'Bread,Boter' }, ['both']],
    ['decides which value counts', { locale: 'nl-NL', 'fields.title': 'Brood' }, ['both']],
    ['falls back where the locale is absent', { locale: 'nl-BE', 'fields.title[in]': 'Brood,Boter' }, ['both']],
    ['does not fall back from a null', { locale: 'nl-BE', 'fields.title[exists]': true }, ['both', 'own']],
    ['does not fall back to the default without a chain to it', { locale: 'nl-NL', 'fields.title[exists]': false }, ['english']],
    ['does not matter to a field that is not localized', { locale: 'nl-BE', 'fields.tags': 'english' }, ['english']],
    ['decides where words are looked for', { locale: 'nl-BE', query: 'smeer' }, ['own']],
    ['hides words of other locales', { query: 'smeer' }, []],
    ['decides the order', { locale: 'nl-NL', order: 'fields.title' }, ['own', 'both', 'empty', 'english']],
  ] as ReadonlyArray<readonly [string, Query, ReadonlyArray<string>]>)
    it(rule, () => {
      expect(found(records, { content_type: 'article', ...query })).to.deep.equal(ids)
    })
})

describe('the management API', () => {
  const managed = (query: Query) => found(records, { content_type: 'article', ...query }, { api: 'management' })

  it('may be asked for one locale of a field', () => {
    expect(managed({ 'fields.title.nl-BE': 'Smeer' })).to.deep.equal(['own'])
    expect(managed({ 'fields.title.nl-NL[match]': 'oo' })).to.deep.equal(['both'])
    expect(managed({ order: '-fields.title.nl-NL' })).to.deep.equal(['empty', 'both', 'own', 'english'])
  })
  it('reads a field without a locale in the default one, and never falls back', () => {
    expect(managed({ 'fields.title[match]': 'ee' })).to.deep.equal(['empty'])
    expect(managed({ 'fields.title.nl-BE[exists]': true })).to.deep.equal(['own'])
  })
  it('looks for words in every locale', () => {
    expect(managed({ query: 'smeer' })).to.deep.equal(['own'])
  })
  it('finds by the display field, whatever the content type', () => {
    const all = [...records, entry('ann', 'person', { name: 'Bread' })]
    expect(found(all, { 'fields._displayField': 'Bread' }, { api: 'management' })).to.deep.equal(['both', 'ann'])
  })
  it('takes relevance for an order', () => {
    expect(managed({ order: 'relevance', query: 'br' })).to.deep.equal(['both'])
  })
  it('finds by what only editors know', () => {
    const all = [titled('old', {}, { archivedAt: '2026-01-01T00:00:00Z' }), titled('mine', {}, { version: 3 })]
    expect(found(all, { 'sys.archivedAt[exists]': 'false' }, { api: 'management' })).to.deep.equal(['mine'])
    expect(found(all, { 'sys.version[gt]': 2 }, { api: 'management' })).to.deep.equal(['mine'])
  })
})
