import { expect } from 'chai'
import { ends, gives, inEnvironment, inSpace, type Known, link, refusal, type Steps } from './steps.ts'

const two = { ...inEnvironment, entryId: 'two' }
const versioned = (id: string, version: number) => ({ sys: { type: 'Link', linkType: 'Entry', id, version } })
const items = (...all: ReadonlyArray<object>) => ({ entities: { sys: { type: 'Array' }, items: all } })
const quick = { processingCheckWait: 5, processingCheckRetries: 3 }

const bulkSteps: Steps = [
  [
    'bulkAction.validate',
    async (drive, known, also) => {
      known.two = await also('entry.get', two)
      const action = await drive(inEnvironment, { action: 'publish', ...items(versioned('two', known.two.sys.version)) })
      expect(action).to.deep.nested.include({ action: 'validate', 'sys.status': 'created', 'sys.type': 'BulkAction' })
    },
  ],
  [
    'bulkAction.publish',
    async (drive, known, also) => {
      expect(await refusal(drive(inEnvironment, items(link('Entry', 'two'))))).to.include({ status: 422 })
      known.bulk = await drive(inEnvironment, items(versioned('two', known.two.sys.version)))
      expect(known.bulk).to.deep.nested.include({ action: 'publish', 'sys.status': 'created' })
      expect((await also('entry.get', two)).sys.publishedVersion).to.equal(known.two.sys.version)
    },
  ],
  gives('bulkAction.get', ({ bulk }) => [{ ...inEnvironment, bulkActionId: bulk.sys.id }], {
    'sys.status': 'succeeded',
    action: 'publish',
  }),
  [
    'bulkAction.unpublish',
    async (drive, _, also) => {
      expect(await drive(inEnvironment, items(link('Entry', 'two')))).to.deep.nested.include({ action: 'unpublish' })
      expect((await also('entry.get', two)).sys).not.to.have.property('publishedVersion')
    },
  ],
  gives('bulkAction.validateV2', [inEnvironment, { action: 'validate', entities: [{ entity: link('Entry', 'two') }] }], {
    action: 'validate',
    'sys.status': 'created',
  }),
  [
    'bulkAction.publishV2',
    async (drive, known, also) => {
      const entity = link('Entry', 'two')
      known.bulk = await drive(inEnvironment, {
        action: 'publish',
        entities: [{ entity, add: { fields: { '*': ['en-US'] } } }],
      })
      expect((await also('entry.get', two)).sys.fieldStatus['*']).to.deep.equal({ 'en-US': 'published', 'nl-BE': 'draft' })
    },
  ],
  gives('bulkAction.getV2', ({ bulk }) => [{ ...inEnvironment, bulkActionId: bulk.sys.id }], { 'sys.status': 'succeeded' }),
  [
    'bulkAction.unpublishV2',
    async (drive, _, also) => {
      await drive(inEnvironment, { action: 'unpublish', entities: [{ entity: link('Entry', 'two') }] })
      expect((await also('entry.get', two)).sys).not.to.have.property('publishedVersion')
    },
  ],
]

const spring = ({ spring: { sys } }: Known) => ({ ...inEnvironment, releaseId: sys.id })
const releaseSteps: Steps = [
  gives(
    'release.create',
    [inEnvironment, { title: 'Spring', ...items(link('Entry', 'two')) }],
    { title: 'Spring', 'sys.status': 'active', 'sys.version': 1, 'entities.items[0].sys.id': 'two' },
    'spring',
  ),
  gives('release.get', (known) => [spring(known)], { title: 'Spring', 'sys.type': 'Release' }),
  gives(
    'release.update',
    (known) => [{ ...spring(known), version: 1 }, { title: 'Late spring', ...items(link('Entry', 'two')) }],
    { title: 'Late spring', 'sys.version': 2 },
    'spring',
  ),
  gives('release.query', [{ ...inEnvironment, query: { 'entities.sys.id[in]': 'two' } }], {
    'items[0].title': 'Late spring',
    pages: {},
  }),
  [
    'release.validate',
    async (drive, known) => {
      known.action = await drive(spring(known), { action: 'publish' })
      expect(known.action).to.deep.nested.include({ action: 'validate', 'sys.type': 'ReleaseAction' })
    },
  ],
  [
    'release.publish',
    async (drive, known, also) => {
      const action = await drive({ ...spring(known), version: 2 })
      expect(action.sys.release).to.deep.equal(link('Release', known.spring.sys.id))
      expect((await also('entry.get', two)).sys).to.have.property('publishedVersion')
      known.action = action
    },
  ],
  gives('releaseAction.get', (known) => [{ ...spring(known), actionId: known.action.sys.id }], {
    'sys.status': 'succeeded',
    action: 'publish',
  }),
  gives('releaseAction.getMany', [inEnvironment], ({ items: all }) =>
    expect(all.map(({ action }: { action: string }) => action)).to.have.members(['validate', 'publish']),
  ),
  gives('releaseAction.queryForRelease', (known) => [spring(known)], ({ items: all }) =>
    expect(all).to.have.length(2),
  ),
  [
    'release.unpublish',
    async (drive, known, also) => {
      expect(await refusal(drive({ ...spring(known), version: 1 }))).to.include({ status: 409 })
      const { sys } = await also('release.get', spring(known))
      expect(await drive({ ...spring(known), version: sys.version })).to.include({ action: 'unpublish' })
      expect((await also('entry.get', two)).sys).not.to.have.property('publishedVersion')
    },
  ],
  [
    'release.archive',
    async (drive, known, also) => {
      const { sys } = await also('release.get', spring(known))
      known.spring = await drive({ ...spring(known), version: sys.version })
      expect(known.spring).to.deep.nested.include({ 'sys.status': 'archived', 'sys.version': sys.version + 1 })
    },
  ],
  gives(
    'release.unarchive',
    (known) => [{ ...spring(known), version: known.spring.sys.version }],
    ({ sys }) => expect(sys.status).to.equal('active'),
    'spring',
  ),
  ends('release.delete', (known) => [spring(known)], 'release.get'),
]

const inRelease = { ...inEnvironment, releaseId: 'unknown' }
const at = ({ summer: { sys } }: Known) => ({ ...inEnvironment, releaseId: sys.id })
const file = { contentType: 'text/plain', fileName: 'r.txt', file: 'in a release' }
const releasedSteps: Steps = [
  [
    'release.entry.create',
    async (drive, known, also) => {
      expect(await refusal(drive({ ...inRelease, contentTypeId: 'article' }, { fields: {} }))).to.include({ status: 404 })
      const draft = { title: 'Summer', entities: { sys: { type: 'Array' }, items: [{ entity: link('Entry', 'two'), action: 'publish' }] } }
      known.summer = await also('release.create', { ...inEnvironment, releaseSchemaVersion: 'Release.v2' }, draft)
      known.released = await drive({ ...at(known), contentTypeId: 'article' }, { fields: { title: { 'en-US': 'New' } } })
      expect(known.released).to.deep.nested.include({
        'sys.release': link('Release', known.summer.sys.id),
        'fields.title.en-US': 'New',
      })
      expect(await refusal(also('entry.get', { ...inEnvironment, entryId: known.released.sys.id }))).to.include({ status: 404 })
    },
  ],
  gives(
    'release.entry.createWithId',
    (known) => [{ ...at(known), contentTypeId: 'article', entryId: 'sunny' }, { fields: { title: { 'en-US': 'Sunny' } } }],
    { 'sys.id': 'sunny', 'sys.version': 1 },
    'sunny',
  ),
  gives('release.entry.get', (known) => [{ ...at(known), entryId: 'sunny' }], { 'fields.title.en-US': 'Sunny' }),
  gives(
    'release.entry.update',
    (known) => [{ ...at(known), entryId: 'sunny' }, { ...known.sunny, fields: { title: { 'en-US': 'Sunnier' } } }],
    { 'fields.title.en-US': 'Sunnier', 'sys.version': 2 },
  ),
  gives(
    'release.entry.patch',
    (known) => [
      { ...at(known), entryId: 'sunny', version: 2 },
      [{ op: 'replace', path: '/fields/title/en-US', value: 'Sunniest' }],
    ],
    { 'fields.title.en-US': 'Sunniest', 'sys.version': 3 },
  ),
  gives('release.entry.getMany', (known) => [at(known)], ({ items: all, total }) => {
    expect(total).to.equal(3)
    expect(all.map(({ fields }: { fields: { title: { 'en-US': string } } }) => fields.title['en-US'])).to.include.members([
      'New',
      'Sunniest',
    ])
  }),
  gives(
    'release.asset.createWithId',
    (known) => [{ ...at(known), assetId: 'cover' }, { fields: { title: { 'en-US': 'Cover' } } }],
    { 'sys.id': 'cover', 'sys.version': 1 },
    'cover',
  ),
  gives(
    'release.asset.create',
    (known) => [at(known), { fields: { title: { 'en-US': 'Back' } } }],
    (asset, { summer }) => expect(asset.sys.release).to.deep.equal(link('Release', summer.sys.id)),
  ),
  gives('release.asset.get', (known) => [{ ...at(known), assetId: 'cover' }], { 'fields.title.en-US': 'Cover' }),
  gives(
    'release.asset.update',
    (known) => [{ ...at(known), assetId: 'cover' }, { ...known.cover, fields: { title: { 'en-US': 'Front' } } }],
    { 'fields.title.en-US': 'Front', 'sys.version': 2 },
  ),
  gives('release.asset.getMany', (known) => [at(known)], { total: 2 }),
  gives(
    'release.asset.createFromFiles',
    (known) => [at(known), { fields: { title: { 'en-US': 'Text' }, file: { 'en-US': file } } }],
    (asset) => expect(asset.fields.file['en-US'].uploadFrom.sys.linkType).to.equal('Upload'),
    'text',
  ),
  gives(
    'release.asset.processForLocale',
    (known) => [at(known), known.text, 'en-US', quick],
    (asset) => expect(asset.fields.file['en-US']).to.deep.include({ fileName: 'r.txt', details: { size: 12 } }),
  ),
  [
    'release.asset.processForAllLocales',
    async (drive, known, also) => {
      const asset = await also('release.asset.createFromFiles', at(known), { fields: { file: { 'en-US': file } } })
      const done = await drive(at(known), asset, quick)
      expect(done.fields.file['en-US'].url).to.match(/\/r\.txt$/)
    },
  ],
]

const day = 24 * 60 * 60 * 1000
const planned = ({ start }: Known, days: number) => ({
  action: 'publish',
  entity: link('Entry', 'two'),
  environment: link('Environment', 'master'),
  scheduledFor: { datetime: new Date(start + days * day).toISOString(), timezone: 'Europe/Brussels' },
})
const scheduledSteps: Steps = [
  [
    'scheduledActions.create',
    async (drive, known) => {
      expect(await refusal(drive(inSpace, planned(known, -1)))).to.include({ status: 422, name: 'ValidationFailed' })
      known.plan = await drive(inSpace, planned(known, 1))
      expect(known.plan).to.deep.nested.include({ 'sys.status': 'scheduled', 'sys.version': 1, action: 'publish' })
    },
  ],
  gives('scheduledActions.get', ({ plan }) => [{ ...inEnvironment, scheduledActionId: plan.sys.id }], (again, { plan }) =>
    expect(again).to.deep.equal(plan),
  ),
  [
    'scheduledActions.update',
    async (drive, known) => {
      const { scheduledFor } = planned(known, 2)
      const changed = await drive({ ...inSpace, scheduledActionId: known.plan.sys.id, version: 1 }, planned(known, 2))
      expect(changed).to.deep.nested.include({ scheduledFor, 'sys.version': 2 })
    },
  ],
  gives('scheduledActions.getMany', [{ ...inSpace, query: { 'environment.sys.id': 'master' } }], ({ items: all }) =>
    expect(all).to.have.length(1),
  ),
  gives('scheduledActions.delete', ({ plan }) => [{ ...inEnvironment, scheduledActionId: plan.sys.id }], {
    'sys.status': 'canceled',
  }),
]

export const togetherSteps: Steps = [...bulkSteps, ...releaseSteps, ...releasedSteps, ...scheduledSteps]
