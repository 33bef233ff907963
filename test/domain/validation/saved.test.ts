import { expect } from 'chai'
import fc from 'fast-check'
import type { EntryLike } from '../../../domain/platform/validation/entry.ts'
import { savedProblems, tidied, withDefaults } from '../../../domain/platform/validation/saved.ts'
import { documentOf, fieldOf, locales } from './article.ts'

const type = {
  fields: [
    fieldOf({ id: 'title', type: 'Symbol', localized: true, required: true, validations: [{ in: ['a'] }] }),
    fieldOf({ id: 'slug', type: 'Symbol', defaultValue: { nl: 'draft' } }),
    fieldOf({ id: 'body', type: 'RichText' }),
    fieldOf({ id: 'list', type: 'Array', items: { type: 'Symbol' } }),
  ],
}
const saved = (fields: unknown) => savedProblems({ fields } as EntryLike, type, locales)

describe('a draft', () => {
  it('can be saved incomplete, and against the rules', () => {
    for (const fields of [{}, { title: { nl: 'b', en: null } }, { title: null }, { title: {} }, { body: { nl: documentOf() } }])
      expect(saved(fields)).to.deep.equal({ unknownFields: [], others: [] })
  })

  it('has no fields that its content type lacks', () => {
    expect(saved({ title: { nl: 'a' }, other: { nl: 'a' } })).to.deep.equal({
      unknownFields: [{ name: 'unknown', path: ['fields', 'other'] }],
      others: [],
    })
  })

  for (const [rule, fields, path, value] of [
    ['has no translations in a locale that there is not', { title: { es: 'a' } }, ['fields', 'title', 'es'], 'a'],
    ['has no translations out of reach of the management API', { title: { de: 'a' } }, ['fields', 'title', 'de'], 'a'],
    ['has no translations of a field that is not localized', { slug: { nl: 'a', en: 'b' } }, ['fields', 'slug', 'en'], 'b'],
  ] as const)
    it(rule, () => expect(saved(fields).others).to.deep.equal([{ name: 'unknown', path, value }]))

  it('may say null where a translation should not be', () => expect(saved({ slug: { en: null } }).others).to.deep.equal([]))

  for (const [rule, fields, expected, path, value] of [
    ['has fields by locale', { title: 'a' }, 'Object', ['fields', 'title'], 'a'],
    ['has no list for the locales of a field', { title: ['a'] }, 'Object', ['fields', 'title'], ['a']],
    ['has values of their types', { title: { nl: 3 } }, 'Symbol', ['fields', 'title', 'nl'], 3],
    ['has elements of their type', { list: { nl: ['a', {}] } }, 'Symbol', ['fields', 'list', 'nl', 1], {}],
    ['has fields at all', 'a', 'Object', ['fields'], 'a'],
  ] as const)
    it(rule, () =>
      expect(saved(fields).others).to.deep.equal([
        { name: 'type', details: `The type of "value" is incorrect, expected type: ${expected}`, type: expected, path, value },
      ]),
    )

  it('has documents that are ones', () => {
    expect(saved({ body: { nl: { nodeType: 'document', data: {} } } }).others).to.deep.equal([
      { name: 'required', details: 'The property "content" is required here', path: ['fields', 'body', 'nl', 'content'] },
    ])
  })

  it('of any kind is answered, never thrown', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (fields) => {
        expect(saved(fields)).to.have.keys('unknownFields', 'others')
      }),
    )
    const byField = fc.dictionary(fc.constantFrom('title', 'slug', 'body', 'list', '__proto__'), fc.jsonValue())
    fc.assert(
      fc.property(byField, (fields) => {
        expect(saved(fields)).to.have.keys('unknownFields', 'others')
      }),
    )
  })
})

describe('the default values of a content type', () => {
  it('are for the fields that a new entry does not speak of', () => {
    expect(withDefaults({ fields: { title: { nl: 'a' } } }, type).fields).to.deep.equal({
      title: { nl: 'a' },
      slug: { nl: 'draft' },
    })
    expect(withDefaults({ fields: { slug: { nl: 'mine' } } }, type).fields).to.deep.equal({ slug: { nl: 'mine' } })
  })

  it('are not for a field that is said to be null', () => {
    const fields = { slug: null } as unknown as EntryLike['fields']
    expect(tidied(withDefaults({ fields }, type).fields)).to.deep.equal({})
  })
})

describe('the fields that are kept', () => {
  it('are those that have something in them, were it null', () => {
    const fields = { a: { nl: null }, b: null, c: {}, d: { nl: 'd' } } as unknown as EntryLike['fields']
    expect(tidied(fields)).to.deep.equal({ a: { nl: null }, d: { nl: 'd' } })
  })

  it('are the same when they are kept again', () => {
    const fields = fc.dictionary(fc.string(), fc.dictionary(fc.string(), fc.jsonValue()))
    fc.assert(
      fc.property(fields, (given) => {
        expect(tidied(tidied(given))).to.deep.equal(tidied(given))
      }),
    )
  })
})
