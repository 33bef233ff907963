import { expect } from 'chai'
import fc from 'fast-check'
import type { ContentTypeDraft, ContentTypeField } from '../../../domain/platform/content-type.ts'
import {
  completedContentType,
  contentTypeProblems,
  contentTypeRefusal,
} from '../../../domain/platform/validation/content-type.ts'
import { fieldOf, type Given } from './article.ts'

const typeOf = (...fields: ReadonlyArray<ContentTypeField>): ContentTypeDraft => ({ name: 'Article', fields })
const told = (draft: unknown) =>
  contentTypeProblems(draft as ContentTypeDraft).map(({ name, path, details }) => [name, path, details])
const field = (given: object) => typeOf({ ...fieldOf({ type: 'Symbol' }), ...given })
const oneOf = 'Value must be one of expected values'
const missing = (property: string) => `The property "${property}" is required here`
const wrong = (property: string, type: string) => `The type of "${property}" is incorrect, expected type: ${type}`

describe('a content type', () => {
  it('can have fields of every type, with the rules of each', () => {
    const fields: ReadonlyArray<Given> = [
      {
        type: 'Symbol',
        validations: [{ unique: true }, { regexp: { pattern: '^a', flags: null }, message: 'a!' }],
        defaultValue: { nl: 'a' },
      },
      { type: 'Text', validations: [{ size: { min: 1, max: null } }] },
      {
        type: 'RichText',
        validations: [{ enabledMarks: ['bold'] }, { enabledNodeTypes: ['hr', 'table'] }, { nodes: { 'entry-hyperlink': [] } }],
      },
      { type: 'Integer', validations: [{ in: [1, 2] }], defaultValue: { nl: 1 } },
      { type: 'Number', validations: [{ range: { max: 3 } }] },
      { type: 'Date', validations: [{ dateRange: { min: '2026-01-01', max: null } }] },
      { type: 'Boolean', defaultValue: { nl: true } },
      { type: 'Object' },
      { type: 'Location' },
      { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['person'] }] },
      {
        type: 'Link',
        linkType: 'Asset',
        validations: [{ linkMimetypeGroup: ['image'] }, { assetImageDimensions: { width: { max: 3 } } }],
      },
      { type: 'ResourceLink', allowedResources: [{ type: 'Contentful:Entry', source: 'crn', contentTypes: ['a'] }] },
      {
        type: 'Array',
        items: { type: 'Symbol', validations: [{ in: ['a'] }] },
        validations: [{ size: { max: 3 } }],
        defaultValue: { nl: ['a'] },
      },
      { type: 'Array', items: { type: 'Link', linkType: 'Asset', validations: [{ assetFileSize: { max: 3 } }] } },
    ]
    const draft = typeOf(...fields.map((given, index) => fieldOf({ ...given, id: `f${index}` })))
    expect(contentTypeRefusal({ ...draft, displayField: 'f0' })).to.equal(undefined)
  })

  for (const [rule, draft, ...problem] of [
    ['has a name', { fields: [] }, 'required', ['name'], missing('name')],
    ['has a name with something in it', { name: '', fields: [] }, 'size', ['name'], 'Size must be at least 1'],
    ['has fields', { name: 'a' }, 'required', ['fields'], missing('fields')],
    ['has a list of fields', { name: 'a', fields: {} }, 'type', ['fields'], wrong('fields', 'Array')],
    ['has fields that are objects', { name: 'a', fields: ['a'] }, 'type', ['fields', 0], wrong('0', 'Object')],
    [
      'shows a field that it has',
      { ...field({}), displayField: 'other' },
      'referencesFieldId',
      ['displayField'],
      "Attribute displayField must reference a field's id",
    ],
    [
      'shows no field that is deleted',
      { ...field({ deleted: true }), displayField: 'field' },
      'referencesFieldId',
      ['displayField'],
      "Attribute displayField must reference a field's id",
    ],
    [
      'has ids that begin with a letter',
      field({ id: '1a' }),
      'regexp',
      ['fields', 0, 'id'],
      'Does not match /^[a-zA-Z][a-zA-Z0-9_]{0,63}$/',
    ],
    [
      'has ids of 64 characters at most',
      field({ id: 'a'.repeat(65) }),
      'regexp',
      ['fields', 0, 'id'],
      'Does not match /^[a-zA-Z][a-zA-Z0-9_]{0,63}$/',
    ],
    ['has fields with names', field({ name: undefined }), 'required', ['fields', 0, 'name'], missing('name')],
    [
      'has flags that are true or false',
      field({ required: 'true' }),
      'type',
      ['fields', 0, 'required'],
      wrong('required', 'Boolean'),
    ],
    ['has fields of known types', field({ type: 'String' }), 'in', ['fields', 0, 'type'], oneOf],
    ['has links that say to what', field({ type: 'Link' }), 'required', ['fields', 0, 'linkType'], missing('linkType')],
    ['has links to entries and assets', field({ type: 'Link', linkType: 'Space' }), 'in', ['fields', 0, 'linkType'], oneOf],
    ['has lists that say of what', field({ type: 'Array' }), 'required', ['fields', 0, 'items'], missing('items')],
    [
      'has lists of texts and links',
      field({ type: 'Array', items: { type: 'Text' } }),
      'in',
      ['fields', 0, 'items', 'type'],
      oneOf,
    ],
    [
      'has lists of links that say to what',
      field({ type: 'Array', items: { type: 'Link' } }),
      'required',
      ['fields', 0, 'items', 'linkType'],
      missing('linkType'),
    ],
    [
      'has links to resources that say to which',
      field({ type: 'ResourceLink' }),
      'allowedResourcesRequired',
      ['fields', 0, 'allowedResources'],
      missing('allowedResources'),
    ],
    [
      'has links to resources that say from where',
      field({ type: 'ResourceLink', allowedResources: [{ type: 'Contentful:Entry', contentTypes: [] }] }),
      'allowedResource',
      ['fields', 0, 'allowedResources', 0, 'source'],
      "Property 'source' is required here",
    ],
    [
      'has default values where there can be',
      field({ type: 'Object', defaultValue: { nl: {} } }),
      'allowedDefaultValueFieldType',
      ['fields', 0, 'defaultValue'],
      'The field type does not support "defaultValue"',
    ],
    [
      'has default values of the type of the field',
      field({ defaultValue: { nl: 3 } }),
      'matchingDefaultFieldValueType',
      ['fields', 0, 'defaultValue', 'nl'],
      'Default values must match the field type',
    ],
    [
      'has rules that there are',
      field({ validations: [{ maximum: 3 }] }),
      'unexpected',
      ['fields', 0, 'validations', 0, 'maximum'],
      'The property "maximum" is not expected',
    ],
    [
      'has no empty rules',
      field({ validations: [{ message: 'a' }] }),
      'size',
      ['fields', 0, 'validations', 0],
      'Too few properties provided',
    ],
    [
      'has rules for the type of the field',
      field({ validations: [{ unique: true }, { range: { min: 1 } }] }),
      'validationDefined',
      ['fields', 0, 'validations', 1],
      'Symbol fields do not support "range" validations',
    ],
    [
      'has rules for the links of lists with their items',
      field({ type: 'Array', items: { type: 'Link', linkType: 'Entry' }, validations: [{ linkContentType: ['a'] }] }),
      'validationDefined',
      ['fields', 0, 'validations', 0],
      'Array fields do not support "linkContentType" validations',
    ],
    [
      'has lists of what may be',
      field({ validations: [{ in: 'a' }] }),
      'type',
      ['fields', 0, 'validations', 0, 'in'],
      wrong('in', 'Array'),
    ],
    [
      'has sizes in numbers',
      field({ validations: [{ size: { max: '3' } }] }),
      'type',
      ['fields', 0, 'validations', 0, 'size'],
      wrong('size', 'Object'),
    ],
    [
      'knows groups of media types',
      field({ type: 'Link', linkType: 'Asset', validations: [{ linkMimetypeGroup: ['png'] }] }),
      'type',
      ['fields', 0, 'validations', 0, 'linkMimetypeGroup'],
      wrong('linkMimetypeGroup', 'Array'),
    ],
    [
      'has patterns that can be used',
      field({ validations: [{ regexp: { pattern: '(?=a)' } }] }),
      'regexp',
      ['fields', 0, 'validations', 0, 'regexp', 'pattern'],
      'The pattern /(?=a)/ cannot be used: look-around is not supported',
    ],
    [
      'has rules of items that can be used, too',
      field({ type: 'Array', items: { type: 'Symbol', validations: [{ in: 1 }] } }),
      'type',
      ['fields', 0, 'items', 'validations', 0, 'in'],
      wrong('in', 'Array'),
    ],
  ] as const)
    it(rule, () => expect(told(draft)).to.deep.equal([problem]))

  it('has 50 fields at most, deleted ones aside', () => {
    const fields = Array.from({ length: 51 }, (_, index) => fieldOf({ id: `f${index}`, type: 'Symbol' }))
    expect(told(typeOf(...fields))).to.deep.equal([['size', ['fields'], 'Size must be at most 50']])
    expect(told(typeOf(...fields.map((one, index) => (index === 3 ? { ...one, deleted: true } : one))))).to.deep.equal([])
  })

  it('has each id once: both are told', () => {
    const twice = [fieldOf({ id: 'a', type: 'Symbol' }), fieldOf({ id: 'b', type: 'Text' }), fieldOf({ id: 'a', type: 'Text' })]
    expect(told(typeOf(...twice))).to.deep.equal([
      ['uniqueFieldIds', ['fields', 0, 'id'], 'Field id must be unique'],
      ['uniqueFieldIds', ['fields', 2, 'id'], 'Field id must be unique'],
    ])
  })

  it('of any kind is answered, never thrown', () => {
    const drafts = fc.record(
      { name: fc.jsonValue(), fields: fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue())), displayField: fc.jsonValue() },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(drafts, (draft) => {
        expect(contentTypeProblems(draft as never)).to.be.an('array')
      }),
    )
    const keys = ['type', 'linkType', 'items', 'validations', 'allowedResources', 'defaultValue', 'apiName']
    const members = fc.dictionary(
      fc.constantFrom(...keys),
      fc.oneof(fc.jsonValue(), fc.constantFrom('Array', 'Link', 'ResourceLink')),
    )
    fc.assert(
      fc.property(members, (given) => {
        expect(contentTypeProblems(field(given))).to.be.an('array')
      }),
    )
  })
})

describe('the published fields of a content type', () => {
  const published = typeOf(fieldOf({ id: 'title', type: 'Symbol' }), fieldOf({ id: 'old', type: 'Text', omitted: true }))
  const [title, old] = published.fields as readonly [ContentTypeField, ContentTypeField]

  it('stay, or go when what is published of them is omitted', () => {
    expect(contentTypeRefusal(published, published)).to.equal(undefined)
    expect(contentTypeRefusal(typeOf(title), published)).to.equal(undefined)
    expect(contentTypeRefusal(typeOf(title, { ...old, deleted: true }), published)).to.equal(undefined)
  })

  it('do not go before they are omitted, were they so in the draft', () => {
    const refusal = { status: 400, name: 'BadRequest', message: 'You need to omit a field before deleting it' }
    expect(contentTypeRefusal(typeOf(old), published)).to.deep.equal(refusal)
    expect(contentTypeRefusal(typeOf({ ...title, omitted: true, deleted: true }, old), published)).to.deep.equal(refusal)
  })

  it('keep their types', () => {
    const refusal = contentTypeRefusal(typeOf(old, { ...title, type: 'Text' }), published)
    expect([refusal?.status, refusal?.name]).to.deep.equal([422, 'ValidationFailed'])
    expect(refusal?.details).to.have.nested.property('errors[0].path').that.deep.equals(['fields', 1, 'type'])
    const entries = typeOf(fieldOf({ type: 'Array', items: { type: 'Link', linkType: 'Entry' } }))
    const assets = typeOf(fieldOf({ type: 'Array', items: { type: 'Link', linkType: 'Asset' } }))
    expect(contentTypeRefusal(assets, entries)?.status).to.equal(422)
  })

  it('bind nobody before there are any', () => expect(contentTypeRefusal(typeOf(title))).to.equal(undefined))
})

describe('a completed content type', () => {
  it('says all that was not said, and forgets deleted fields', () => {
    const list = fieldOf({ id: 'list', type: 'Array', items: { type: 'Symbol' }, required: true })
    const said = { localized: false, required: false, validations: [], disabled: false, omitted: false }
    expect(
      completedContentType(typeOf(fieldOf({ type: 'Symbol' }), list, fieldOf({ id: 'gone', type: 'Text', deleted: true }))),
    ).to.deep.equal({
      name: 'Article',
      description: null,
      displayField: null,
      fields: [
        { ...said, id: 'field', name: 'Field', type: 'Symbol' },
        { ...said, id: 'list', name: 'Field', type: 'Array', required: true, items: { type: 'Symbol', validations: [] } },
      ],
    })
  })

  it('is complete', () => {
    const complete = completedContentType(typeOf(fieldOf({ type: 'Symbol' })))
    expect(completedContentType(complete)).to.deep.equal(complete)
  })
})
