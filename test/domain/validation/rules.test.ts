import { expect } from 'chai'
import fc from 'fast-check'
import { readPattern } from '../../../adapters/memory/pattern.ts'
import { entryProblems } from '../../../domain/platform/validation/entry.ts'
import { fieldOf, type Given, here, problemsOf, surroundings, toAsset, toEntry } from './article.ts'

type Case = readonly [rule: object, given: Given, good: ReadonlyArray<unknown>, bad: unknown, said: object]

const symbol: Given = { type: 'Symbol' }
const entryLink: Given = { type: 'Link', linkType: 'Entry' }
const assetLink: Given = { type: 'Link', linkType: 'Asset' }
const notIn = { name: 'in', details: 'Value must be one of expected values' }

const cases: ReadonlyArray<Case> = [
  [{ in: ['a', 'b'] }, symbol, ['a', 'b'], 'c', { ...notIn, expected: ['a', 'b'] }],
  [{ in: [1, 2] }, { type: 'Integer' }, [1], 3, { ...notIn, expected: [1, 2] }],
  [{ size: { min: 2 } }, symbol, ['ab'], 'a', { name: 'size', details: 'Size must be at least 2', min: 2 }],
  [{ size: { max: 2 } }, symbol, ['', 'ab'], 'abc', { name: 'size', details: 'Size must be at most 2', max: 2 }],
  [
    { size: { min: 1, max: 2 } },
    { type: 'Array', items: { type: 'Symbol' } },
    [['a'], ['a', 'b']],
    ['a', 'b', 'c'],
    { name: 'size', details: 'Size must be at least 1 and at most 2', min: 1, max: 2 },
  ],
  [
    { size: { min: 1, max: null } },
    { type: 'Object' },
    [{ a: 1 }],
    {},
    { name: 'size', details: 'Size must be at least 1', min: 1 },
  ],
  [
    { range: { min: 0, max: 10 } },
    { type: 'Number' },
    [0, 10],
    10.5,
    { name: 'range', details: 'Value must be at least 0 and at most 10', min: 0, max: 10 },
  ],
  [{ range: { min: 3 } }, { type: 'Integer' }, [3], 2, { name: 'range', details: 'Value must be at least 3', min: 3 }],
  [
    { dateRange: { min: '2026-01-01', max: '2026-12-31T23:59:59Z' } },
    { type: 'Date' },
    ['2026-01-01', '2026-06-01T12:00+02:00'],
    '2025-12-31',
    { name: 'dateRange', details: 'Date is not in range', min: '2026-01-01', max: '2026-12-31T23:59:59Z' },
  ],
  [
    { dateRange: { after: '2026-01-01', before: null } },
    { type: 'Date' },
    ['2027-01-01'],
    '2025-01-01',
    { name: 'dateRange', details: 'Date is not in range', min: '2026-01-01' },
  ],
  [
    { regexp: { pattern: '^[a-z]+$', flags: null } },
    symbol,
    ['abc'],
    'ABC',
    { name: 'regexp', details: 'Does not match /^[a-z]+$/', pattern: '^[a-z]+$' },
  ],
  [
    { regexp: { pattern: '^[a-z]+$', flags: 'i' } },
    symbol,
    ['ABC'],
    '1',
    { name: 'regexp', details: 'Does not match /^[a-z]+$/', pattern: '^[a-z]+$', flags: 'i' },
  ],
  [
    { prohibitRegexp: { pattern: '\\s' } },
    symbol,
    ['ab'],
    'a b',
    { name: 'prohibitRegexp', details: 'Matches /\\s/', pattern: '\\s' },
  ],
  [
    { unique: true },
    symbol,
    ['free'],
    'taken',
    { name: 'unique', details: 'Same field value present in other entry', conflicting: [toEntry('other')] },
  ],
  [
    { linkContentType: ['person'] },
    entryLink,
    [toEntry('person'), toEntry('nobody')],
    toEntry('page'),
    { name: 'linkContentType', details: 'Link must point to an Entry with the Content Type person', contentTypeId: ['person'] },
  ],
  [
    { linkContentType: 'person' },
    entryLink,
    [toEntry('person')],
    toEntry('page'),
    { name: 'linkContentType', details: 'Link must point to an Entry with the Content Type person', contentTypeId: ['person'] },
  ],
  [
    { linkMimetypeGroup: ['image', 'video'] },
    assetLink,
    [toAsset('image'), toAsset('nothing')],
    toAsset('both'),
    {
      name: 'linkMimetypeGroup',
      details: 'Link must point to an allowed file type (image, video)',
      mimetypeGroupName: ['image', 'video'],
    },
  ],
  [
    { assetFileSize: { min: 1024, max: 5_242_880 } },
    assetLink,
    [toAsset('image')],
    toAsset('both'),
    { name: 'assetFileSize', details: 'File size must be at least 1KB and at most 5MB', min: 1024, max: 5_242_880 },
  ],
  [
    { assetFileSize: { max: 499 } },
    assetLink,
    [toAsset('nothing')],
    toAsset('both'),
    { name: 'assetFileSize', details: 'File size must be at most 499 bytes', max: 499 },
  ],
  [
    { assetImageDimensions: { width: { max: 800 }, height: { min: 601 } } },
    assetLink,
    [toAsset('nothing')],
    toAsset('image'),
    {
      name: 'assetImageDimensions',
      details: 'Image asset must satisfy dimensions bounds',
      width: { max: 800 },
      height: { min: 601 },
    },
  ],
  [
    { assetImageDimensions: { width: { max: 799 } } },
    assetLink,
    [],
    toAsset('image'),
    { name: 'assetImageDimensions', details: 'Image asset must satisfy dimensions bounds', width: { max: 799 } },
  ],
]

describe('the rule', () => {
  for (const [rule, given, good, value, said] of cases) {
    const field = { ...given, validations: [rule] }
    it(`${JSON.stringify(rule)} lets pass what obeys it`, () => {
      for (const each of good) expect(problemsOf(field, each), JSON.stringify(each)).to.deep.equal([])
    })
    it(`${JSON.stringify(rule)} says what breaks it, and where`, () => {
      expect(problemsOf(field, value)).to.deep.equal([{ ...said, path: here, value }])
    })
  }

  it('speaks with its own message, when it has one', () => {
    const validations = [{ size: { max: 1 }, message: 'One letter, please' }, { in: ['a'] }]
    expect(problemsOf({ type: 'Symbol', validations }, 'bb').map(({ customMessage }) => customMessage)).to.deep.equal([
      'One letter, please',
      undefined,
    ])
  })

  it('of the items of a list is held against each of them', () => {
    const items = { type: 'Symbol' as const, validations: [{ regexp: { pattern: '^a' } }] }
    expect(problemsOf({ type: 'Array', items }, ['a', 'b', 'ab', 'c']).map(({ path }) => path)).to.deep.equal([
      [...here, 1],
      [...here, 3],
    ])
  })

  it('that is null is none', () => {
    expect(problemsOf({ type: 'Symbol', validations: [{ size: null, in: ['a'] }] }, 'b').map(({ name }) => name)).to.deep.equal([
      'in',
    ])
  })

  it('about size holds for every size', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), fc.nat(20), fc.nat(20), (value, min, max) => {
        const isFine = value.length >= min && value.length <= max
        expect(problemsOf({ type: 'Symbol', validations: [{ size: { min, max } }] }, value)).to.have.length(isFine ? 0 : 1)
      }),
    )
  })
})

describe('the pattern of a rule', () => {
  it('that cannot be used is a problem of the value, not an accident', () => {
    for (const pattern of ['(?=a)b', '(?<!a)b', '(a)\\1', '(', '[b-a]'])
      expect(
        problemsOf({ type: 'Symbol', validations: [{ regexp: { pattern } }] }, 'b').map(({ name, pattern: told }) => [
          name,
          told,
        ]),
        pattern,
      ).to.deep.equal([['regexp', pattern]])
  })

  it('is read by the engine that is brought along, and one that knows no backtracking comes to an end', () => {
    const field = fieldOf({ type: 'Symbol', validations: [{ regexp: { pattern: '^(a+)+$' } }] })
    const entry = { fields: { field: { nl: `${'a'.repeat(200)}!` } } }
    expect(entryProblems(entry, { fields: [field] }, { ...surroundings, readPattern })).to.have.length(1)
  })
})
