import { expect } from 'chai'
import fc from 'fast-check'
import type { FieldType } from '../../../domain/platform/content-type.ts'
import { type Given, here, problemsOf, toAsset, toEntry } from './article.ts'

const resourceLink = {
  sys: { type: 'ResourceLink', linkType: 'Contentful:Entry', urn: 'crn:contentful:::content:spaces/a/entries/b' },
}

const cases: {
  readonly [Type in Exclude<FieldType, 'RichText' | 'File' | 'Array' | 'Link'>]: readonly [
    good: ReadonlyArray<unknown>,
    bad: ReadonlyArray<unknown>,
  ]
} = {
  Symbol: [
    ['', 'a', 'a'.repeat(256)],
    [1, true, ['a'], {}, 'a'.repeat(257)],
  ],
  Text: [
    ['', 'a'.repeat(50_000)],
    [1, ['a'], 'a'.repeat(50_001)],
  ],
  Integer: [
    [0, -3, 2e9],
    [1.5, '1', Number.NaN],
  ],
  Number: [
    [0, -1.5],
    ['1.5', Number.POSITIVE_INFINITY, {}],
  ],
  Boolean: [
    [true, false],
    [0, 'true'],
  ],
  Date: [
    ['2026-11-21', '2026-11-21T08:00', '2026-11-21T08:00+01:00', '2026-11-21T08:00:00Z', '2026-11-21T08:00:00.123-0500'],
    ['', 'today', '21/11/2026', '2026-13-01', '2026-11', '2026-11-21T25:00Z', 1763712000000],
  ],
  Location: [[{ lat: 51.2, lon: 4.4 }], [{ lat: 51.2 }, { lat: '51', lon: 4 }, [51, 4], 'Antwerp']],
  Object: [
    [{}, { a: [1] }, [1, 2]],
    ['{}', 1, true],
  ],
  ResourceLink: [[resourceLink], [toEntry('person'), { sys: { type: 'ResourceLink' } }, {}, 'crn']],
}

describe('a value', () => {
  for (const [type, [good, bad]] of Object.entries(cases) as ReadonlyArray<[FieldType, (typeof cases)['Symbol']]>) {
    it(`of a field of type ${type} is one`, () => {
      for (const value of good) expect(problemsOf({ type }, value), JSON.stringify(value)).to.deep.equal([])
    })
    it(`that is none is refused in a field of type ${type}`, () => {
      for (const value of bad)
        expect(problemsOf({ type }, value)).to.deep.equal([
          { name: 'type', details: `The type of "value" is incorrect, expected type: ${type}`, type, path: here, value },
        ])
    })
  }

  it('of a wrong type is not held against the rules of the field, too', () => {
    expect(problemsOf({ type: 'Symbol', validations: [{ in: ['a'] }] }, 3)).to.have.length(1)
  })

  it('of any kind is answered, never thrown', () => {
    const types = [...Object.keys(cases), 'RichText', 'Link', 'Array'] as ReadonlyArray<FieldType>
    fc.assert(
      fc.property(fc.constantFrom(...types), fc.jsonValue(), (type, value) => {
        const given: Given = { type, linkType: 'Entry', ...(type === 'Array' ? { items: { type: 'Symbol' as const } } : {}) }
        expect(problemsOf(given, value)).to.be.an('array')
      }),
    )
  })
})

describe('a link', () => {
  it('leads to what its field links to', () => {
    expect(problemsOf({ type: 'Link', linkType: 'Entry' }, toEntry('person'))).to.deep.equal([])
    expect(problemsOf({ type: 'Link', linkType: 'Asset' }, toAsset('image'))).to.deep.equal([])
    for (const value of [toAsset('image'), { sys: { id: 'person' } }, 'person'])
      expect(problemsOf({ type: 'Link', linkType: 'Entry' }, value)).to.deep.equal([
        { name: 'type', details: 'The type of "value" is incorrect, expected type: Link', type: 'Link', path: here, value },
      ])
  })
})

describe('a list', () => {
  const texts: Given = { type: 'Array', items: { type: 'Symbol' } }
  const links: Given = { type: 'Array', items: { type: 'Link', linkType: 'Entry' } }

  it('is a list, and says which of its elements is of another type', () => {
    expect(problemsOf(texts, ['a', ''])).to.deep.equal([])
    expect(problemsOf(texts, 'a')).to.deep.equal([
      { name: 'type', details: 'The type of "value" is incorrect, expected type: Array', type: 'Array', path: here, value: 'a' },
    ])
    expect(problemsOf(texts, ['a', 2])).to.deep.equal([
      {
        name: 'type',
        details: 'The type of "value" is incorrect, expected type: Symbol',
        type: 'Symbol',
        path: [...here, 1],
        value: 2,
      },
    ])
  })

  it('has 1000 links at most, and as many texts as there are', () => {
    expect(problemsOf(links, Array(1000).fill(toEntry('person')))).to.deep.equal([])
    expect(problemsOf(links, Array(1001).fill(toEntry('person')))).to.deep.equal([
      { name: 'size', details: 'Size must be at most 1000', max: 1000, path: here },
    ])
    expect(problemsOf(texts, Array(1001).fill('a'))).to.deep.equal([])
  })
})
