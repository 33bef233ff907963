import { expect } from 'chai'
import { failure, gives, inEnvironment, type Steps } from './steps.ts'

const idsOf = ({ items }: { items: ReadonlyArray<{ sys: { id: string } }> }) => items.map(({ sys }) => sys.id).sort()

/** Entry `two` links to `one`; only `one` is published, and `three` is a draft of both languages. */
const contentSteps: Steps = [
  gives('delivery.getSpace', [], { 'sys.type': 'Space', 'sys.id': 'tour', name: 'Tour' }, undefined, {
    partly: 'the address of a space is answered by the management API, which says more',
  }),
  [
    'delivery.getLocales',
    async (drive) => {
      const { items } = await drive()
      const english = { code: 'en-US', default: true, fallbackCode: null }
      expect(items.map(({ code }: { code: string }) => code)).to.deep.equal(['en-US', 'nl-BE'])
      expect(items[0]).to.include(english)
    },
  ],
  gives('delivery.getContentTypes', [], ({ items }) => expect(idsOf({ items })).to.deep.equal(['article'])),
  gives('delivery.getContentType', ['article'], { name: 'Article', displayField: 'title', 'sys.revision': 2 }),
  [
    'delivery.getEntry',
    async (drive) => {
      expect(await drive('one')).to.deep.nested.include({ 'fields.title': 'One', 'sys.locale': 'en-US', 'sys.type': 'Entry' })
      expect((await drive('one', { locale: 'nl-BE' })).fields).to.include({ title: 'Eén', body: 'Long' })
      expect(await failure(drive('two'))).to.equal('The resource could not be found.')
    },
  ],
  [
    'delivery.getEntries',
    async (drive, _, also) => {
      const two = { ...inEnvironment, entryId: 'two' }
      await also('entry.publish', two, await also('entry.get', two))
      const found = await drive({ content_type: 'article', 'sys.id': 'two' })
      expect(found).to.include({ total: 1, skip: 0, limit: 100 })
      expect(found.items[0].fields.related.fields.title).to.equal('One')
      expect(found.includes.Entry[0].sys.id).to.equal('one')
    },
  ],
  gives('delivery.getEntriesWithCursor', [{ limit: 1 }], ({ items, pages, total }) => {
    expect(items).to.have.length(1)
    expect(pages.next).to.be.a('string')
    expect(total).to.equal(undefined)
  }),
  gives('delivery.withAllLocales.getEntry', ['one'], { 'fields.title': { 'en-US': 'One', 'nl-BE': 'Eén' } }),
  gives('delivery.withAllLocales.getEntries', [{ 'sys.id': 'two' }], { 'items[0].fields.title.nl-BE': 'Twee' }),
  [
    'delivery.getAsset',
    async (drive, _, also) => {
      const letter = { ...inEnvironment, assetId: 'letter' }
      await also('asset.publish', letter, await also('asset.get', letter))
      expect(await drive('letter')).to.deep.nested.include({ 'fields.title': 'The letter', 'fields.file.fileName': 'a.txt' })
    },
  ],
  gives('delivery.getAssets', [], { total: 1, 'items[0].sys.id': 'letter' }),
  gives('delivery.getAssetsWithCursor', [{ limit: 1 }], ({ items, pages }) => {
    expect(items).to.have.length(1)
    expect(pages).not.to.have.property('next')
  }),
  gives('delivery.getTag', ['news'], { name: 'The news', 'sys.visibility': 'public' }),
  gives('delivery.getTags', [], { total: 1, 'items[0].sys.id': 'news' }),
  gives('delivery.getConcept', ['clothes'], { 'prefLabel.en-US': 'Clothes', 'sys.type': 'TaxonomyConcept' }),
  gives('delivery.getConcepts', [], (found) => expect(idsOf(found)).to.include('clothes')),
  [
    'delivery.getConceptAncestors',
    async (drive, { shoes }) => expect(idsOf(await drive(shoes.sys.id))).to.deep.equal(['clothes']) && undefined,
  ],
  gives('delivery.getConceptDescendants', ['clothes'], ({ items }) =>
    expect(items.map(({ prefLabel }: { prefLabel: object }) => prefLabel)).to.deep.equal([{ 'en-US': 'Shoes' }]),
  ),
  gives('delivery.getConceptScheme', ['products'], { 'prefLabel.en-US': 'Products' }),
  gives('delivery.getConceptSchemes', [], (found) => expect(idsOf(found)).to.deep.equal(['products'])),
  [
    'delivery.createAssetKey',
    async (drive, { start }) => {
      const key = await drive(Math.floor(start / 1000) + 3600)
      expect(key.policy.split('.')).to.have.length(3)
      expect(key.secret).to.match(/^\w{44}$/)
    },
  ],
]

const syncSteps: Steps = [
  [
    'delivery.sync',
    async (drive, _, also) => {
      const first = await drive({ initial: true })
      expect(idsOf({ items: first.entries })).to.deep.equal(['one', 'two'])
      expect(idsOf({ items: first.assets })).to.deep.equal(['letter'])
      expect(first.deletedEntries).to.deep.equal([])
      await also('entry.unpublish', { ...inEnvironment, entryId: 'two' })
      const second = await drive({ nextSyncToken: first.nextSyncToken })
      expect([second.entries, idsOf({ items: second.deletedEntries })]).to.deep.equal([[], ['two']])
      const third = await drive({ nextSyncToken: second.nextSyncToken })
      expect([...third.entries, ...third.deletedEntries]).to.deep.equal([])
    },
  ],
  [
    'delivery.sync',
    async (drive) => {
      const only = await drive({ initial: true, type: 'Entry', content_type: 'article' })
      expect(idsOf({ items: only.entries })).to.deep.equal(['one'])
      expect(only.assets).to.deep.equal([])
    },
  ],
]

const previewSteps: Steps = [
  [
    'preview.getEntry',
    async (drive, _, also) => {
      const one = { ...inEnvironment, entryId: 'one' }
      const entry = await also('entry.get', one)
      await also('entry.update', one, { ...entry, fields: { ...entry.fields, body: { 'en-US': 'Longer' } } })
      expect((await drive('one')).fields.body).to.equal('Longer')
      expect((await also('delivery.getEntry', 'one')).fields.body).to.equal('Long')
    },
  ],
  gives('preview.getEntries', [{ content_type: 'article' }], (found) => expect(idsOf(found)).to.deep.equal(['one', 'two'])),
  gives('preview.getEntriesWithCursor', [{ limit: 1, content_type: 'article' }], ({ items, pages }) => {
    expect(items).to.have.length(1)
    expect(pages.next).to.be.a('string')
  }),
  gives('preview.withAllLocales.getEntry', ['two'], { 'fields.title.nl-BE': 'Twee' }),
  gives('preview.withAllLocales.getEntries', [{ 'sys.id': 'two' }], { 'items[0].fields.title.nl-BE': 'Twee' }),
  gives('preview.getAssetsWithCursor', [{ limit: 1 }], ({ pages }) => expect(pages.next).to.be.a('string')),
  gives(
    'preview.createAssetKey',
    ({ start }) => [Math.floor(start / 1000) + 3600],
    ({ secret }) => expect(secret).to.match(/^\w{44}$/),
  ),
  gives('preview.getAssets', [], ({ total }) => expect(total).to.be.greaterThan(1)),
  [
    'preview.sync',
    async (drive) => {
      const all = await drive({ initial: true, type: 'Entry', content_type: 'article' })
      expect(idsOf({ items: all.entries })).to.deep.equal(['one', 'two'])
      const two = all.entries.find(({ sys }: { sys: { id: string } }) => sys.id === 'two')
      expect(two.fields.title).to.deep.equal({ 'en-US': 'Two', 'nl-BE': 'Twee' })
    },
  ],
]

/** The model and the taxonomy are the same before and after publication. */
const alike: ReadonlyArray<readonly [operation: string, ...args: ReadonlyArray<unknown>]> = [
  ['getSpace'],
  ['getLocales'],
  ['getContentType', 'article'],
  ['getContentTypes'],
  ['getTag', 'news'],
  ['getTags'],
  ['getAsset', 'letter'],
  ['getConcept', 'clothes'],
  ['getConcepts'],
  ['getConceptDescendants', 'clothes'],
  ['getConceptAncestors', 'clothes'],
  ['getConceptScheme', 'products'],
  ['getConceptSchemes'],
]
const alikeSteps: Steps = alike.map(([operation, ...args]) => [
  `preview.${operation}`,
  async (drive, _, also) => {
    const { sys, ...shown } = await drive(...args)
    const { sys: delivered, ...expected } = await also(`delivery.${operation}`, ...args)
    expect(shown).to.deep.equal(expected)
    expect(sys.id).to.equal(delivered.id)
  },
])

export const deliverySteps: Steps = [...contentSteps, ...syncSteps, ...previewSteps, ...alikeSteps]
