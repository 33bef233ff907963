import type { Calls } from '../call.ts'
import { inOrganization, link, organizationSys, page } from '../samples.ts'

const gone: ReadonlyArray<unknown> = [{ status: 204, body: '' }]
const patch = [{ op: 'replace', path: '/prefLabel/en-US', value: 'Shoe' }]

/** Concepts and their schemes have the same operations. */
const taxonomy = (name: string, id: string, path: string, record: object, draft: object): Calls => {
  const one = { ...inOrganization, [id]: 'x1' }
  return {
    [`${name}.get`]: [{ params: one, answers: [record] }],
    [`${name}.getMany`]: [
      { params: { ...inOrganization, query: { limit: 2, order: 'prefLabel', query: 'sho' } }, answers: [page(record)] },
      { params: { ...inOrganization, query: { pageUrl: `${path}?limit=2&pageNext=a%2Bb` } }, answers: [page(record)] },
      { params: inOrganization, answers: [{ sys: { type: 'Array' }, limit: 25, items: [], pages: {} }] },
    ],
    [`${name}.getTotal`]: [{ params: inOrganization, answers: [{ total: 3 }] }],
    [`${name}.create`]: [{ params: inOrganization, payload: draft, answers: [record] }],
    [`${name}.createWithId`]: [{ params: one, payload: draft, answers: [record] }],
    [`${name}.update`]: [
      { params: { ...one, version: 3 }, payload: draft, answers: [record] },
      { params: { ...one, version: 3 }, payload: record, answers: [record] },
    ],
    [`${name}.patch`]: [{ params: { ...one, version: 3 }, payload: patch, answers: [record] }],
    [`${name}.delete`]: [{ params: { ...one, version: 3 }, answers: gone }],
  }
}

const concepts = '/organizations/org/taxonomy/concepts'
const concept = {
  sys: organizationSys('TaxonomyConcept', 'x1'),
  uri: null,
  prefLabel: { 'en-US': 'Shoe' },
  altLabels: { 'en-US': ['Boot'] },
  hiddenLabels: { 'en-US': [] },
  definition: null,
  editorialNote: null,
  historyNote: null,
  example: null,
  note: null,
  scopeNote: { 'en-US': 'Worn on a foot' },
  notations: ['S1'],
  broader: [link('TaxonomyConcept', 'clothes')],
  related: [],
  conceptSchemes: [link('TaxonomyConceptScheme', 's1')],
}
const scheme = {
  sys: organizationSys('TaxonomyConceptScheme', 'x1'),
  uri: 'https://x.test/scheme',
  prefLabel: { 'en-US': 'Products' },
  definition: null,
  topConcepts: [link('TaxonomyConcept', 'clothes')],
  concepts: [link('TaxonomyConcept', 'x1')],
  totalConcepts: 2,
}
const walk = (direction: string) => [
  { params: { ...inOrganization, conceptId: 'x1', query: { depth: 2 } }, answers: [page(concept)] },
  {
    params: { ...inOrganization, conceptId: 'x1', query: { pageUrl: `${concepts}/x1/${direction}?pageNext=a` } },
    answers: [page(concept)],
  },
]

export const taxonomies: Calls = {
  ...taxonomy('concept', 'conceptId', concepts, concept, { prefLabel: { 'en-US': 'Shoe' }, broader: concept.broader }),
  'concept.getDescendants': walk('descendants'),
  'concept.getAncestors': walk('ancestors'),
  ...taxonomy('conceptScheme', 'conceptSchemeId', '/organizations/org/taxonomy/concept-schemes', scheme, {
    prefLabel: { 'en-US': 'Products' },
  }),
}
