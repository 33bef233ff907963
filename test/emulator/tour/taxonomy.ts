import { expect } from 'chai'
import { ends, gives, inOrganization, link, refusal, type Steps } from './steps.ts'

const concept = (id: string) => ({ ...inOrganization, conceptId: id })
const scheme = (id: string) => ({ ...inOrganization, conceptSchemeId: id })
const label = (text: string) => ({ prefLabel: { 'en-US': text } })
const idsOf = ({ items }: { items: ReadonlyArray<{ sys: { id: string } }> }) => items.map(({ sys }) => sys.id)
const broader = (id: string) => ({ broader: [link('TaxonomyConcept', id)] })

const conceptSteps: Steps = [
  gives('concept.createWithId', [concept('clothes'), label('Clothes')], {
    'sys.id': 'clothes',
    'sys.type': 'TaxonomyConcept',
    'sys.version': 1,
    broader: [],
    notations: [],
  }),
  gives(
    'concept.create',
    [inOrganization, { ...label('Shoes'), ...broader('clothes') }],
    { 'prefLabel.en-US': 'Shoes', broader: [link('TaxonomyConcept', 'clothes')] },
    'shoes',
  ),
  [
    'concept.createWithId',
    async (drive, { shoes }) => {
      const unknown = drive(concept('hats'), { ...label('Hats'), ...broader('nowhere') })
      expect(await refusal(unknown)).to.include({ status: 422, name: 'ValidationFailed' })
      expect(await drive(concept('boots'), { ...label('Boots'), ...broader(shoes.sys.id) })).to.deep.nested.include({
        'sys.version': 1,
      })
    },
  ],
  gives('concept.get', [concept('clothes')], { 'prefLabel.en-US': 'Clothes', conceptSchemes: [] }),
  gives('concept.getMany', [{ ...inOrganization, query: { limit: 2 } }], ({ items, pages, total }) => {
    expect(items).to.have.length(2)
    expect(pages.next).to.be.a('string')
    expect(total).to.equal(undefined)
  }),
  gives('concept.getTotal', [inOrganization], { total: 3 }),
  [
    'concept.getDescendants',
    async (drive, { shoes }) => {
      expect(idsOf(await drive(concept('clothes')))).to.deep.equal([shoes.sys.id, 'boots'])
      expect(idsOf(await drive({ ...concept('clothes'), query: { depth: 1 } }))).to.deep.equal([shoes.sys.id])
    },
  ],
  gives('concept.getAncestors', [concept('boots')], (found, { shoes }) =>
    expect(idsOf(found)).to.deep.equal([shoes.sys.id, 'clothes']),
  ),
  [
    'concept.update',
    async (drive) => {
      const at = concept('boots')
      expect(await refusal(drive({ ...at, version: 7 }, label('Boots')))).to.include({ status: 409, name: 'VersionMismatch' })
      const changed = await drive({ ...at, version: 1 }, { ...label('Long boots'), ...broader('clothes') })
      expect(changed).to.deep.nested.include({ 'sys.version': 2, 'prefLabel.en-US': 'Long boots' })
    },
  ],
  gives('concept.patch', [{ ...concept('boots'), version: 2 }, [{ op: 'add', path: '/notations/0', value: 'B1' }]], {
    'sys.version': 3,
    notations: ['B1'],
    'prefLabel.en-US': 'Long boots',
  }),
]

const schemeSteps: Steps = [
  gives(
    'conceptScheme.createWithId',
    [
      scheme('products'),
      {
        ...label('Products'),
        topConcepts: [link('TaxonomyConcept', 'clothes')],
        concepts: [link('TaxonomyConcept', 'clothes'), link('TaxonomyConcept', 'boots')],
      },
    ],
    { 'sys.id': 'products', 'sys.type': 'TaxonomyConceptScheme', totalConcepts: 2 },
  ),
  gives('conceptScheme.create', [inOrganization, label('Empty')], { totalConcepts: 0, topConcepts: [] }, 'empty'),
  [
    'conceptScheme.get',
    async (drive, _, also) => {
      expect(await drive(scheme('products'))).to.deep.nested.include({ 'topConcepts[0].sys.id': 'clothes' })
      expect((await also('concept.get', concept('boots'))).conceptSchemes).to.deep.equal([
        link('TaxonomyConceptScheme', 'products'),
      ])
    },
  ],
  gives('conceptScheme.getMany', [inOrganization], ({ items }) => expect(items).to.have.length(2)),
  gives('conceptScheme.getTotal', [inOrganization], { total: 2 }),
  gives('conceptScheme.update', ({ empty }) => [{ ...scheme(empty.sys.id), version: 1 }, label('Nothing')], {
    'prefLabel.en-US': 'Nothing',
    'sys.version': 2,
  }),
  gives('conceptScheme.patch', [{ ...scheme('products'), version: 1 }, [{ op: 'remove', path: '/concepts/1' }]], {
    totalConcepts: 1,
    'sys.version': 2,
  }),
  ends('conceptScheme.delete', ({ empty }) => [{ ...scheme(empty.sys.id), version: 2 }], 'conceptScheme.get'),
  ends('concept.delete', [{ ...concept('boots'), version: 3 }], 'concept.get'),
]

export const taxonomySteps: Steps = [...conceptSteps, ...schemeSteps]
