import { expect } from 'chai'
import {
  editorInterfaceDefaults as official,
  isDraft as theirDraft,
  isPublished as theirPublished,
  isUpdated as theirUpdated,
} from 'contentful-management'
import { editorInterfaceDefaults, isArchived, isDraft, isPublished, isUpdated } from '../../adapters/promise/helpers.ts'

const theirs = official.default

const record = (sys: object) => ({ sys: { id: 'e1', type: 'Entry', ...sys } })

describe('the state of a record', () => {
  for (const [state, sys] of [
    ['never published', { version: 1 }],
    ['just published', { version: 3, publishedVersion: 2 }],
    ['changed since', { version: 4, publishedVersion: 2 }],
    ['archived', { version: 4, archivedVersion: 3 }],
  ] as const)
    it(`is what the official helpers say when it is ${state}`, () => {
      const asTheirs = record(sys) as Parameters<typeof theirDraft>[0]
      expect([isDraft(record(sys)), isPublished(record(sys)), isUpdated(record(sys))]).to.deep.equal([
        theirDraft(asTheirs),
        theirPublished(asTheirs),
        theirUpdated(asTheirs),
      ])
      expect(isArchived(record(sys))).to.equal(state === 'archived')
    })
})

const link = (linkType: string) => ({ type: 'Link', linkType })
const fields = [
  ...['Symbol', 'Text', 'RichText', 'Integer', 'Number', 'Boolean', 'Date', 'Location', 'Object', 'File', 'ResourceLink'].map(
    (type) => ({ type }),
  ),
  link('Entry'),
  link('Asset'),
  ...[{ type: 'Symbol' }, { type: 'ResourceLink' }, link('Entry'), link('Asset')].map((items) => ({ type: 'Array', items })),
]

describe('the defaults of an editor interface', () => {
  for (const name of ['SidebarEntryConfiguration', 'SidebarAssetConfiguration', 'EntryConfiguration'] as const)
    it(`are the official ones: ${name}`, () => {
      expect(editorInterfaceDefaults[name]).to.deep.equal(theirs[name])
    })

  for (const field of fields)
    for (const validations of [undefined, [], [{ in: ['a'] }]])
      it(`give ${JSON.stringify(field)} the official control with ${JSON.stringify(validations)}`, () => {
        const whole = { id: 'f', ...field, ...(validations ? { validations } : {}) }
        // Their type wants members of a field that play no part here.
        const expected = theirs.getDefaultControlOfField(
          whole as unknown as Parameters<typeof theirs.getDefaultControlOfField>[0],
        )
        expect(editorInterfaceDefaults.getDefaultControlOfField(whole)).to.deep.equal(expected)
      })

  it('are where the official client has them, too', () => {
    expect(Object.keys(editorInterfaceDefaults.default)).to.have.members(Object.keys(theirs))
  })

  it('refuse a type of field that does not exist', () => {
    expect(() => editorInterfaceDefaults.getDefaultControlOfField({ id: 'f', type: 'Colour' })).to.throw('Invalid field type')
  })
})
