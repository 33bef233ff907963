import { environmentSys, link, list } from './samples.ts'

/** One call of the delivery client, on one of its chains, and what the platform answers. */
export type DeliveryCall = {
  readonly chain?: ReadonlyArray<
    'withAllLocales' | 'withoutLinkResolution' | 'withoutUnresolvableLinks' | 'withLocaleBasedPublishing'
  >
  readonly args?: ReadonlyArray<unknown>
  readonly answers: ReadonlyArray<unknown>
  /** The host that the client believes to talk to. */
  readonly behind?: string
  /** Options of the client, beside those of every test. */
  readonly options?: object
  readonly differs?: { readonly in: 'request' | 'result' | 'both'; readonly because: string }
}

const entry = (id: string, fields: object = {}, sys: object = {}) => ({
  metadata: { tags: [link('Tag', 'news')], concepts: [] },
  sys: environmentSys('Entry', id, { contentType: link('ContentType', 'article'), locale: 'nl-BE', ...sys }),
  fields,
})
const asset = (id: string) => ({
  metadata: { tags: [] },
  sys: environmentSys('Asset', id, { locale: 'nl-BE' }),
  fields: { title: id, file: { url: `//images.example/${id}.png`, contentType: 'image/png' } },
})
const target = (id: string, linkType = 'Entry') => link(linkType, id)
const resourceLink = (urn: string, linkType = 'Contentful:Entry') => ({ sys: { type: 'ResourceLink', linkType, urn } })

const article = entry('one', { title: 'Eén', next: target('two'), image: target('picture', 'Asset') })
const plain = list(entry('one', { title: 'Eén' }), entry('two', { title: 'Twee' }))
const none = list()

/** Links of every kind: to each other, into text and data, and to nothing. */
const web = {
  ...list(
    entry('one', {
      title: 'Eén',
      next: target('two'),
      image: target('picture', 'Asset'),
      all: [target('two'), target('nowhere'), target('gone'), target('picture', 'Asset')],
      lost: target('gone'),
      deep: target('three'),
      text: {
        nodeType: 'document',
        data: {},
        content: [
          { nodeType: 'embedded-entry-block', data: { target: target('two') }, content: [] },
          { nodeType: 'embedded-asset-block', data: { target: target('gone', 'Asset') }, content: [] },
          {
            nodeType: 'entry-hyperlink',
            data: { target: target('three') },
            content: [{ nodeType: 'text', value: 'x', marks: [] }],
          },
        ],
      },
      data: { list: [[target('two')], { a: target('gone') }], empty: null, number: 1 },
    }),
    entry('two', { title: 'Twee', back: target('picture', 'Asset') }),
  ),
  includes: { Entry: [entry('three', { title: 'Drie', image: target('picture', 'Asset') })], Asset: [asset('picture')] },
  errors: [{ sys: { id: 'notResolvable', type: 'error' }, details: { type: 'Link', linkType: 'Entry', id: 'gone' } }],
}

/** Entries that lead back to each other and to themselves, also through what is included. */
const circles = {
  ...list(entry('one', { next: target('two'), self: target('one'), all: [target('three'), target('one')] })),
  includes: {
    Entry: [
      entry('two', { next: target('three') }),
      entry('three', { next: target('one'), back: [target('two'), target('gone')] }),
    ],
  },
}

const resources = {
  ...list(
    entry('one', {
      here: resourceLink('crn:contentful:::content:spaces/sp/environments/env/entries/two'),
      there: resourceLink('crn:contentful:::content:spaces/other/entries/far'),
      gone: resourceLink('crn:contentful:::content:spaces/other/entries/gone'),
      shop: resourceLink('crn:shopify:::product/1', 'Shopify:Product'),
      all: [
        resourceLink('crn:contentful:::content:spaces/sp/environments/env/entries/two'),
        resourceLink('crn:contentful:::content:spaces/other/entries/gone'),
        resourceLink('crn:shopify:::product/1', 'Shopify:Product'),
      ],
    }),
  ),
  includes: {
    Entry: [
      entry('two', { title: 'Twee' }),
      entry('far', { title: 'Ver' }, { space: link('Space', 'other'), environment: link('Environment', 'master') }),
    ],
  },
}

const twice = {
  ...list(entry('one', { next: target('two') }), entry('two', { title: 'as an item' })),
  includes: { Entry: [entry('two', { title: 'as an include' })] },
}

const localized = list(entry('one', { title: { 'nl-BE': 'Eén', 'en-US': 'One' }, next: { 'nl-BE': target('gone') } }))

const cursorList = {
  sys: { type: 'Array' },
  limit: 2,
  pages: {
    next: '/spaces/sp/environments/env/entries?cursor=true&limit=2&pageNext=token%2B1',
    prev: '/spaces/sp/environments/env/entries?cursor=true&limit=2&pagePrev=token0',
  },
  items: [article],
}
const conceptSys = { type: 'TaxonomyConcept', id: 'music', createdAt: '2026-01-02T03:04:05.000Z', version: 2 }
const concept = {
  sys: conceptSys,
  uri: null,
  prefLabel: { 'en-US': 'Music' },
  broader: [link('TaxonomyConcept', 'art')],
  related: [],
}
const concepts = { sys: { type: 'Array' }, limit: 10, pages: { next: '/spaces/sp/x?pageNext=abc' }, items: [concept] }
const scheme = {
  sys: { ...conceptSys, type: 'TaxonomyConceptScheme' },
  prefLabel: { 'en-US': 'Genres' },
  topConcepts: [],
  concepts: [],
}
const contentType = {
  sys: environmentSys('ContentType', 'article'),
  name: 'Article',
  description: '',
  displayField: 'title',
  fields: [{ id: 'title', name: 'Title', type: 'Symbol', localized: true, required: false, disabled: false, omitted: false }],
}
const tag = { sys: environmentSys('Tag', 'news', { visibility: 'public' }), name: 'News' }
const locale = {
  code: 'nl-BE',
  name: 'Nederlands',
  default: true,
  fallbackCode: null,
  sys: { id: 'l1', type: 'Locale', version: 1 },
}
const space = { sys: { type: 'Space', id: 'sp' }, name: 'Kade', locales: [{ code: 'nl-BE', default: true, name: 'Nederlands' }] }

const notFound = {
  status: 404,
  body: {
    sys: { type: 'Error', id: 'NotFound' },
    message: 'The resource could not be found.',
    details: { type: 'Asset', id: 'x', environment: 'env', space: 'sp' },
    requestId: 'abc',
  },
}

/** Every filter of the platform, as a program for the official client writes it. */
const queries: ReadonlyArray<object> = [
  {},
  { content_type: 'article', limit: 2, skip: 1, include: 3, order: ['sys.createdAt', '-fields.title'], locale: 'nl-BE' },
  { content_type: 'article', select: ['fields.title', 'fields.slug'] },
  { content_type: 'article', select: 'fields.title, fields.title,sys.id' },
  { select: 'sys' },
  { select: 'sys,fields' },
  { select: '' },
  { select: ['sys.contentType', 'metadata'] },
  { content_type: 'article', 'fields.kind[ne]': 'a', 'fields.kind[nin]': ['b', 'c'], 'fields.kind[in]': 'd,e' },
  { content_type: 'article', 'fields.tags[all]': ['a', 'b'], 'fields.opt[exists]': true, 'fields.none[exists]': false },
  { content_type: 'article', 'fields.n[lt]': 3, 'fields.n[gte]': 1.5, 'sys.updatedAt[lte]': '2026-01-01T00:00:00Z' },
  { content_type: 'article', 'fields.title[match]': 'één & twee', query: 'a+b c' },
  { content_type: 'article', 'fields.place[near]': '38,-122', 'fields.place[within]': [40, -124, 36, -120] },
  { links_to_entry: 'one', links_to_asset: 'picture' },
  { 'metadata.tags.sys.id[in]': ['news', 'old'], 'metadata.concepts.sys.id[all]': ['music'] },
  { content_type: 'article', 'fields.author.sys.contentType.sys.id': 'person', 'fields.author.fields.name[match]': 'Jo' },
  { 'sys.contentType.sys.id[in]': ['a', 'b'], nothing: undefined, empty: null },
]

const refusedQueries: ReadonlyArray<object> = [
  { locale: '*' },
  { 'fields.title': { match: 'x' } },
  { 'sys.createdAt[lte]': new Date(0) },
]

const asked = (answers: ReadonlyArray<unknown>, ...args: ReadonlyArray<unknown>): DeliveryCall => ({ args, answers })
const all = (answer: unknown, each: ReadonlyArray<object>): ReadonlyArray<DeliveryCall> =>
  each.map((query) => asked([answer], query))

const chains = [
  ['withAllLocales'],
  ['withoutLinkResolution'],
  ['withoutUnresolvableLinks'],
  ['withLocaleBasedPublishing'],
  ['withAllLocales', 'withoutUnresolvableLinks'],
  ['withoutLinkResolution', 'withoutUnresolvableLinks'],
  ['withAllLocales', 'withLocaleBasedPublishing', 'withoutLinkResolution'],
] as const

const chained = (answer: unknown, ...args: ReadonlyArray<unknown>): ReadonlyArray<DeliveryCall> =>
  chains.map((chain) => ({ chain, args, answers: [answer] }))

const timeline = { options: { timelinePreview: { release: { lte: 'summer' }, timestamp: { lte: new Date(1e12) } } } }
const sourceMaps = { options: { includeContentSourceMaps: true } }
const preview = { behind: 'preview.contentful.com' }
const text = (because: string) => ({ in: 'both', because }) as const

const firstPage = { items: [entry('one', { next: { 'nl-BE': target('two') } })], nextPageUrl: 'https://x/sync?sync_token=p2' }
const lastPage = {
  items: [
    entry('two', { title: { 'nl-BE': 'Twee' } }),
    asset('picture'),
    { sys: { type: 'DeletedEntry', id: 'old', space: link('Space', 'sp') } },
    { sys: { type: 'DeletedAsset', id: 'older' } },
  ],
  nextSyncUrl: 'https://x/sync?sync_token=s1',
}

export const deliveryCalls: { readonly [operation: string]: ReadonlyArray<DeliveryCall> } = {
  getSpace: [asked([space])],
  getContentType: [asked([contentType], 'article'), asked([notFound], 'nowhere')],
  getContentTypes: [...all(list(contentType), [{}, { limit: 2, order: 'name', 'sys.id[in]': ['a', 'b'] }])],
  getAsset: [
    asked([asset('picture')], 'picture'),
    asked([asset('picture')], 'picture', { locale: 'nl-BE', select: ['fields.file'] }),
    asked([notFound], 'x'),
    asked([], 'picture', { locale: '*' }),
    { chain: ['withAllLocales'], args: ['picture', { locale: 'nl-BE' }], answers: [] },
    ...chained(asset('picture'), 'picture'),
    { ...timeline, args: ['picture'], answers: [asset('picture')] },
    { ...sourceMaps, ...preview, args: ['picture'], answers: [asset('picture')] },
    { args: [''], answers: [list(asset('picture'))], differs: text('an asset without an id is refused before anything is sent') },
  ],
  getAssets: [
    ...all(list(asset('picture')), [...queries, ...refusedQueries, { mimetype_group: 'image' }]),
    ...chained(list(asset('picture')), { limit: 1 }),
    { ...timeline, args: [{ limit: 1 }], answers: [list(asset('picture'))] },
  ],
  getAssetsWithCursor: [...all(cursorList, [{}, { limit: 2, skip: 3, cursor: false, pageNext: 'token+1', pagePrev: '' }])],
  getTag: [
    asked([tag], 'news'),
    { ...timeline, args: ['news'], answers: [tag] },
    { ...sourceMaps, args: ['news'], answers: [tag] },
  ],
  getTags: [
    ...all(list(tag), [{}, { limit: 2, 'name[match]': 'ew', 'sys.id[in]': ['a', 'b'], select: 'name' }, { a: { b: 1 } }]),
  ],
  getLocales: [...all(list(locale), [{}, { limit: 2, select: 'name' }, { 'code[in]': ['nl-BE', 'en-US'] }])],
  getEntry: [
    asked([list(article)], 'one'),
    asked([web], 'one', { include: 2, locale: 'nl-BE', select: ['fields.title'] }),
    asked([circles], 'one'),
    asked([list(article)], 'one', { 'sys.id': 'other' }),
    asked([none], 'nowhere'),
    asked([], ''),
    asked([], undefined),
    asked([], 'one', { locale: '*' }),
    ...chained(web, 'one'),
  ],
  getEntries: [
    ...all(plain, [...queries, ...refusedQueries]),
    ...all(web, [{}]),
    ...all(circles, [{}]),
    ...all(resources, [{}]),
    ...all(twice, [{}]),
    ...all(none, [{}]),
    ...all({ ...plain, includes: {}, errors: [] }, [{}]),
    ...chained(web, { content_type: 'article' }),
    ...chained(circles, {}),
    ...chained(resources, {}),
    ...chained(localized, {}),
    { chain: ['withAllLocales'], args: [{ locale: 'nl-BE' }], answers: [] },
    asked([{ status: 400, body: { sys: { type: 'Error', id: 'InvalidQuery' }, message: 'No.', details: { errors: [] } } }], {
      x: 1,
    }),
    asked([{ status: 500, body: 'not even JSON' }], {}),
    { ...timeline, args: [{ limit: 1 }], answers: [web] },
    { options: { timelinePreview: 'soon' }, args: [{}], answers: [] },
    { options: { timelinePreview: {} }, args: [{}], answers: [] },
    { options: { includeContentSourceMaps: 'yes' }, args: [{}], answers: [] },
    { ...sourceMaps, args: [{}], answers: [] },
    { ...sourceMaps, ...preview, args: [{ select: 'fields.title' }], answers: [plain] },
    { ...timeline, ...preview, args: [{}], answers: [plain] },
    { ...timeline, behind: 'cdn.contentful.com', args: [{}], answers: [] },
    {
      args: [{ resolveLinks: false }],
      answers: [web],
      differs: { in: 'both', because: 'resolveLinks and removeUnresolved are options again, of the client and of a query' },
    },
    {
      args: [{}],
      answers: [list(entry('one', { image: resourceLink('crn:contentful:::content:spaces/sp/assets/a', 'Contentful:Asset') }))],
      differs: {
        in: 'result',
        because: 'a resource link to an asset, or a broken one, stays a link instead of ending the whole call',
      },
    },
  ],
  getEntriesWithCursor: [
    ...all(cursorList, [
      {},
      { content_type: 'article', limit: 2, skip: 3, pageNext: 'token+1' },
      { pagePrev: 'token0', cursor: true },
    ]),
    ...chained(cursorList, { limit: 2 }),
    { ...timeline, args: [{ limit: 1 }], answers: [cursorList] },
  ],
  sync: [
    asked([lastPage], { initial: true }),
    asked([firstPage, lastPage], { initial: true, limit: 1, locale: 'nl-BE' }),
    asked([firstPage, lastPage], { initial: true, content_type: 'article' }),
    asked([{ items: [...circles.items, ...circles.includes.Entry], nextSyncUrl: 'https://x/sync?sync_token=s1' }], {
      initial: true,
    }),
    asked([firstPage], { initial: true, type: 'Entry' }, { paginate: false }),
    asked([lastPage], { nextSyncToken: 's0', type: 'Asset', limit: 3 }),
    asked([lastPage], { nextPageToken: 'p1', nextSyncToken: 's0' }),
    asked([lastPage], { initial: true, type: 'Deletion' }),
    asked([], {}),
    asked([], { initial: true, content_type: 'article', type: 'Asset' }),
    ...chained(lastPage, { initial: true }),
    {
      args: [{ initial: true }],
      answers: [{ items: [article] }],
      differs: { in: 'result', because: 'a page without any next address keeps its items' },
    },
  ],
  parseEntries: [asked([], web), asked([], circles), asked([], resources), asked([], twice), ...chained(none, web)],
  getConcept: [asked([concept], 'music'), asked([concept], 'music', { locale: 'nl-BE', depth: 2 })],
  getConcepts: [
    ...all(concepts, [{}, { conceptScheme: 'genres', limit: 2, order: ['sys.id'], pageNext: 'abc', select: 'prefLabel' }]),
  ],
  getConceptAncestors: [asked([concepts], 'music', { depth: 2, limit: 3 })],
  getConceptDescendants: [asked([concepts], 'music', { depth: 2, locale: 'nl-BE' })],
  getConceptScheme: [asked([scheme], 'genres', { locale: 'nl-BE' })],
  getConceptSchemes: [...all({ ...concepts, items: [scheme] }, [{}, { limit: 1, select: ['prefLabel'] }])],
  createAssetKey: [
    asked([{ policy: 'p', secret: 's' }], Math.floor(Date.now() / 1000) + 3600),
    asked([], 1),
    asked([], 'soon'),
    asked([], 1e12),
  ],
}
