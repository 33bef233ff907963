import { expect } from 'chai'
import { entryProblems } from '../../../domain/platform/validation/entry.ts'
import { fieldOf, locales, pathsOf, problemsOf, surroundings } from './article.ts'

const required = (localized: boolean) => ({ fields: [fieldOf({ type: 'Symbol', required: true, localized })] })
const missingIn = (localized: boolean, values: { readonly [locale: string]: unknown }, only?: ReadonlyArray<string>) =>
  entryProblems({ fields: { field: values } }, required(localized), surroundings, only ? { locales: only } : {})
    .filter(({ name }) => name === 'required')
    .map(({ path }) => path?.at(-1))

describe('a required field', () => {
  it('says its name and where it is missed', () => {
    expect(entryProblems({ fields: {} }, required(false), surroundings)).to.deep.equal([
      { name: 'required', details: 'The property "field" is required here', path: ['fields', 'field'] },
    ])
    expect(entryProblems({ fields: { field: { nl: null } } }, required(false), surroundings)).to.deep.equal([
      { name: 'required', details: 'The property "field" is required here', path: ['fields', 'field', 'nl'] },
    ])
  })

  for (const [rule, localized, values, missing] of [
    ['needs the default locale only, when it is not localized', false, { nl: 'a' }, []],
    ['needs every locale that is neither optional nor out of reach, when it is localized', true, { nl: 'a' }, ['en']],
    ['needs the default locale also when there are translations', true, { en: 'a', fr: 'a' }, ['nl']],
    ['takes an empty text', false, { nl: '' }, []],
    ['takes false and zero', true, { nl: false, en: 0 }, []],
    ['does not take null', true, { nl: null, en: 'a' }, ['nl']],
  ] as const)
    it(rule, () => expect(missingIn(localized, values)).to.deep.equal(missing))

  it('is needed in the default locale even if that is optional', () => {
    const optional = { ...surroundings, locales: [{ code: 'nl', default: true, optional: true }] }
    expect(entryProblems({ fields: {} }, required(true), optional)).to.have.length(1)
  })

  it('is needed also when it is disabled or omitted', () => {
    for (const flag of ['disabled', 'omitted'] as const)
      expect(problemsOf({ type: 'Symbol', required: true, [flag]: true }, null)).to.have.length(1)
  })

  it('is looked for only in the locales that are published', () => {
    expect(missingIn(true, { nl: 'a' }, ['nl'])).to.deep.equal([])
    expect(missingIn(true, { nl: 'a' }, ['nl', 'en'])).to.deep.equal(['en'])
    expect(missingIn(true, { fr: 'a' }, ['fr'])).to.deep.equal([])
  })

  it('may be left out in every locale when it is not required', () => {
    expect(
      entryProblems({ fields: {} }, { fields: [fieldOf({ type: 'Symbol', localized: true })] }, { ...surroundings, locales }),
    ).to.deep.equal([])
  })
})

describe('an entry', () => {
  it('is not published with a field that its content type lacks', () => {
    expect(entryProblems({ fields: { other: { nl: 'a' } } }, { fields: [] }, surroundings)).to.deep.equal([
      { name: 'unknown', path: ['fields', 'other'] },
    ])
  })

  it('obeys no rule in translations that were left when a field ceased to be localized', () => {
    const type = { fields: [fieldOf({ type: 'Symbol', localized: false, validations: [{ size: { max: 2 } }] })] }
    expect(entryProblems({ fields: { field: { nl: 'ab', en: 'abc' } } }, type, surroundings)).to.deep.equal([])
    expect(entryProblems({ fields: { field: { nl: 'abc' } } }, type, surroundings)).to.have.length(1)
  })

  it('is checked only in the locales that are published', () => {
    const type = { fields: [fieldOf({ type: 'Symbol', localized: true, validations: [{ size: { max: 2 } }] })] }
    const entry = { fields: { field: { nl: 'ab', en: 'abc' } } }
    expect(entryProblems(entry, type, surroundings, { locales: ['nl'] })).to.deep.equal([])
    expect(pathsOf(entryProblems(entry, type, surroundings, { locales: ['en'] }))).to.deep.equal([['fields', 'field', 'en']])
  })
})
