import type { Calls } from '../call.ts'
import { environmentSys, inEnvironment, link, list, page } from '../samples.ts'

const one = { ...inEnvironment, entryId: 'e1' }
const inRelease = { ...inEnvironment, releaseId: 'r1' }
const released = { ...one, releaseId: 'r1' }
const draft = {
  fields: { title: { 'nl-BE': 'Eén', 'en-US': 'One' }, author: { 'nl-BE': link('Entry', 'lotte') } },
  metadata: { tags: [link('Tag', 'news')], concepts: [link('TaxonomyConcept', 'trade')] },
}
const sys = environmentSys('Entry', 'e1', {
  contentType: link('ContentType', 'article'),
  publishedVersion: 2,
  automationTags: [],
  fieldStatus: { '*': { 'nl-BE': 'published' } },
})
const entry = { sys, ...draft }
const empty = { sys }
const operations = [{ op: 'replace', path: '/fields/title/nl-BE', value: 'Twee' }]
const references = { sys: { type: 'Array' }, items: [entry], includes: { Entry: [entry], Asset: [] } }

export const entries: Calls = {
  'entry.get': [
    { params: one, answers: [entry] },
    {
      params: { ...one, query: { select: 'fields.title' } },
      answers: [empty],
      differs: { in: 'result', because: 'an entry without values has empty fields, never none' },
    },
    { params: { ...released, query: { select: 'fields.title,sys' } }, answers: [entry] },
  ],
  'entry.getMany': [
    {
      params: {
        ...inEnvironment,
        query: {
          content_type: 'article',
          'sys.id[in]': ['a', 'b'],
          select: 'fields.title',
          order: '-sys.createdAt',
          skip: 0,
          limit: 2,
        },
      },
      answers: [list(entry, entry)],
    },
    {
      params: { ...inEnvironment, query: { sys: { id: 'x' }, empty: null, undefined: undefined, 'fields.on[exists]': true } },
      answers: [list()],
    },
    { params: { ...inRelease, query: { limit: 1 } }, answers: [list(entry)] },
  ],
  'entry.getManyWithCursor': [
    { params: { ...inEnvironment, query: { limit: 2, pageNext: 'token' } }, answers: [page(entry)] },
    { params: inRelease, answers: [page(entry)] },
  ],
  'entry.getPublished': [{ params: { ...inEnvironment, query: { select: 'fields.title' } }, answers: [list(entry)] }],
  'entry.getPublishedWithCursor': [
    {
      params: inEnvironment,
      answers: [page(entry)],
      differs: {
        in: 'both',
        because: 'the official one always rejects with "Unknown endpoint"; ours walks the published entries',
      },
    },
  ],
  'entry.create': [
    { params: { ...inEnvironment, contentTypeId: 'article' }, payload: draft, answers: [entry] },
    { params: { ...inRelease, contentTypeId: 'article' }, payload: draft, answers: [entry] },
  ],
  'entry.createWithId': [
    { params: { ...one, contentTypeId: 'article' }, payload: draft, answers: [entry] },
    { params: { ...released, contentTypeId: 'article' }, payload: draft, answers: [entry] },
  ],
  'entry.update': [
    { params: one, payload: entry, answers: [entry] },
    { params: one, payload: { ...draft, sys: {} }, answers: [entry] },
    { params: released, payload: entry, answers: [entry] },
    { params: one, payload: entry, headers: { 'X-Contentful-Marketplace': 'a' }, answers: [entry] },
  ],
  'entry.patch': [
    { params: { ...one, version: 7 }, payload: operations, answers: [entry] },
    { params: { ...released, version: 7 }, payload: operations, answers: [entry] },
  ],
  'entry.delete': [{ params: one, answers: [{ status: 204, body: '' }] }],
  'entry.publish': [
    { params: one, payload: entry, answers: [entry] },
    { params: { ...one, locales: ['nl-BE', 'en-US'] }, payload: entry, answers: [entry] },
    { params: { ...one, locales: [] }, payload: entry, answers: [entry] },
    { params: one, payload: { sys: {} }, answers: [entry] },
  ],
  'entry.unpublish': [
    { params: one, answers: [entry] },
    { params: one, payload: entry, answers: [entry] },
    { params: { ...one, locales: ['nl-BE'] }, payload: entry, answers: [entry] },
  ],
  'entry.archive': [{ params: one, answers: [entry] }],
  'entry.unarchive': [{ params: one, answers: [entry] }],
  'entry.references': [
    { params: one, answers: [references] },
    { params: { ...one, include: 5, maxDepth: 3 }, answers: [references] },
    {
      params: one,
      answers: [
        {
          ...references,
          errors: [{ sys: { type: 'error', id: 'notResolvable' }, details: { type: 'Link', linkType: 'Asset', id: 'a1' } }],
        },
      ],
    },
  ],
  'release.entry.get': [{ params: { ...released, query: { select: 'fields.title' } }, answers: [entry] }],
  'release.entry.getMany': [{ params: { ...inRelease, query: { select: 'fields.title' } }, answers: [list(entry)] }],
  'release.entry.update': [{ params: released, payload: entry, answers: [entry] }],
  'release.entry.patch': [{ params: { ...released, version: 7 }, payload: operations, answers: [entry] }],
  'release.entry.create': [{ params: { ...inRelease, contentTypeId: 'article' }, payload: draft, answers: [entry] }],
  'release.entry.createWithId': [{ params: { ...released, contentTypeId: 'article' }, payload: draft, answers: [entry] }],
}
