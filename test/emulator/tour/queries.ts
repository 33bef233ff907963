import { expect } from 'chai'
import { type Also, inEnvironment, link, refusal, type Step, type Steps } from './steps.ts'

const text = (value: string) => ({
  nodeType: 'document',
  data: {},
  content: [{ nodeType: 'paragraph', data: {}, content: [{ nodeType: 'text', value, marks: [], data: {} }] }],
})
const field = (id: string, type: string, more: object = {}) => ({ id, name: id, type, ...more })
const model = {
  name: 'Trip',
  displayField: 'name',
  fields: [
    field('name', 'Symbol'),
    field('story', 'Text'),
    field('rich', 'RichText'),
    field('days', 'Integer'),
    field('cheap', 'Boolean'),
    field('leaves', 'Date'),
    field('place', 'Location'),
    field('tags', 'Array', { items: { type: 'Symbol' } }),
    field('next', 'Link', { linkType: 'Entry' }),
  ],
}
const trips: { readonly [id: string]: { readonly [field: string]: unknown } } = {
  ghent: {
    name: 'Ghent',
    story: 'Three towers in a row',
    rich: text('Along the river'),
    days: 2,
    cheap: true,
    leaves: '2026-05-01T08:00+02:00',
    place: { lat: 51.05, lon: 3.72 },
    tags: ['city', 'water'],
    next: link('Entry', 'ardennes'),
  },
  ardennes: {
    name: 'Ardennes',
    story: 'Hills and forests',
    days: 5,
    cheap: false,
    leaves: '2026-07-01T08:00+02:00',
    place: { lat: 50.25, lon: 5.67 },
    tags: ['hills', 'water'],
  },
  oslo: { name: 'Oslo', days: 9, place: { lat: 59.91, lon: 10.75 } },
}

const write = async (also: Also): Promise<void> => {
  const type = { ...inEnvironment, contentTypeId: 'trip' }
  await also('contentType.publish', type, await also('contentType.createWithId', type, model))
  for (const [entryId, values] of Object.entries(trips).reverse()) {
    const fields = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { 'en-US': value }]))
    const at = { ...inEnvironment, entryId }
    await also('entry.publish', at, await also('entry.createWithId', { ...at, contentTypeId: 'trip' }, { fields }))
  }
}

type Found = { readonly items: ReadonlyArray<{ readonly sys: { readonly id: string } }> }
const idsOf = ({ items }: Found) => items.map(({ sys }) => sys.id)

/** The management API and the delivery API find the same. */
const finds = (operator: string, query: object, ...ids: ReadonlyArray<string>): Step => [
  `query.${operator}`,
  async (_drive, _known, also) => {
    const asked = { content_type: 'trip', order: 'sys.id', ...query }
    expect(idsOf(await also('delivery.getEntries', asked)), 'delivery').to.deep.equal(ids)
    expect(idsOf(await also('entry.getMany', { ...inEnvironment, query: asked })), 'management').to.deep.equal(ids)
  },
]
const delivers = (parameter: string, query: object, look: (found: { items: ReadonlyArray<never> }) => void): Step => [
  `query.${parameter}`,
  async (_drive, _known, also) => look(await also('delivery.getEntries', { content_type: 'trip', order: 'sys.id', ...query })),
]

export const querySteps: Steps = [
  [
    'query.content_type',
    async (_drive, _known, also) => {
      await write(also)
      expect(idsOf(await also('delivery.getEntries', { content_type: 'trip', order: 'sys.id' }))).to.deep.equal([
        'ardennes',
        'ghent',
        'oslo',
      ])
    },
  ],
  finds('equal', { 'fields.name': 'Oslo' }, 'oslo'),
  finds('[ne]', { 'fields.name[ne]': 'Oslo' }, 'ardennes', 'ghent'),
  finds('[in]', { 'fields.tags[in]': 'city,hills' }, 'ardennes', 'ghent'),
  finds('[nin]', { 'sys.id[nin]': 'oslo,ghent' }, 'ardennes'),
  finds('[all]', { 'fields.tags[all]': 'city,water' }, 'ghent'),
  finds('[exists]', { 'fields.tags[exists]': false }, 'oslo'),
  finds('[lt]', { 'fields.days[lt]': 5 }, 'ghent'),
  finds('[lte]', { 'fields.days[lte]': 5 }, 'ardennes', 'ghent'),
  finds('[gt]', { 'fields.leaves[gt]': '2026-06-01' }, 'ardennes'),
  finds('[gte]', { 'fields.leaves[gte]': '2026-05-01T06:00:00Z' }, 'ardennes', 'ghent'),
  finds('[match]', { 'fields.story[match]': 'tower' }, 'ghent'),
  finds('query', { query: 'forests' }, 'ardennes'),
  finds('[near]', { 'fields.place[near]': '60,10', order: undefined }, 'oslo', 'ghent', 'ardennes'),
  finds('[within]', { 'fields.place[within]': '51,3.7,20' }, 'ghent'),
  finds('[within]', { 'fields.place[within]': '50,3,52,6' }, 'ardennes', 'ghent'),
  finds('a field of a reference', { 'fields.next.sys.contentType.sys.id': 'trip', 'fields.next.fields.days[gt]': 4 }, 'ghent'),
  finds('links_to_entry', { links_to_entry: 'ardennes' }, 'ghent'),
  finds('order', { order: '-fields.days,sys.id' }, 'oslo', 'ardennes', 'ghent'),
  finds('skip and limit', { skip: 1, limit: 1 }, 'ghent'),
  delivers('select', { select: 'fields.name' }, ({ items }) =>
    expect(items.map(({ fields }) => fields)).to.deep.equal([{ name: 'Ardennes' }, { name: 'Ghent' }, { name: 'Oslo' }]),
  ),
  delivers('include', { include: 0, 'sys.id': 'ghent' }, (found) => {
    expect(found).not.to.have.property('includes')
    expect(found).to.nested.include({ 'items[0].fields.next.sys.type': 'Link', 'items[0].fields.next.sys.id': 'ardennes' })
  }),
  delivers('locale', { locale: 'nl-BE', 'sys.id': 'oslo' }, (found) =>
    expect(found).to.deep.nested.include({ 'items[0].sys.locale': 'nl-BE', 'items[0].fields.name': 'Oslo' }),
  ),
  [
    'query.metadata.tags',
    async (_drive, _known, also) =>
      expect(idsOf(await also('delivery.getEntries', { 'metadata.tags.sys.id[in]': 'news' }))).to.deep.equal(['one']) &&
      undefined,
  ],
  [
    'query.mimetype_group',
    async (_drive, _known, also) => {
      expect(idsOf(await also('delivery.getAssets', { mimetype_group: 'plaintext' }))).to.deep.equal(['letter'])
      expect(idsOf(await also('delivery.getAssets', { mimetype_group: 'image' }))).to.deep.equal([])
    },
  ],
  [
    'query.what does not fit',
    async (_drive, _known, also) => {
      const wrong = also('delivery.getEntries', { content_type: 'trip', 'fields.nothing': 1 })
      expect(await refusal(wrong)).to.include({ status: 400, name: 'InvalidQuery' })
      const without = also('delivery.getEntries', { 'fields.name': 'Oslo' })
      expect(await refusal(without)).to.include({ status: 400, name: 'BadRequest' })
    },
  ],
]
