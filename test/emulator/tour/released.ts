import { expect } from 'chai'
import { gives, inEnvironment, type Known, link, refusal, type Steps } from './steps.ts'

const quick = { processingCheckWait: 5, processingCheckRetries: 3 }
const inRelease = { ...inEnvironment, releaseId: 'unknown' }
const at = ({ summer: { sys } }: Known) => ({ ...inEnvironment, releaseId: sys.id })
const file = { contentType: 'text/plain', fileName: 'r.txt', file: 'in a release' }
export const releasedSteps: Steps = [
  [
    'release.entry.create',
    async (drive, known, also) => {
      expect(await refusal(drive({ ...inRelease, contentTypeId: 'article' }, { fields: {} }))).to.include({ status: 404 })
      const draft = {
        title: 'Summer',
        entities: { sys: { type: 'Array' }, items: [{ entity: link('Entry', 'two'), action: 'publish' }] },
      }
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
    (known) => [
      { ...at(known), entryId: 'sunny' },
      { ...known.sunny, fields: { title: { 'en-US': 'Sunnier' } } },
    ],
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
  gives(
    'release.entry.getMany',
    (known) => [at(known)],
    ({ items: all, total }) => {
      expect(total).to.equal(3)
      expect(all.map(({ fields }: { fields: { title: { 'en-US': string } } }) => fields.title['en-US'])).to.include.members([
        'New',
        'Sunniest',
      ])
    },
  ),
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
    (known) => [
      { ...at(known), assetId: 'cover' },
      { ...known.cover, fields: { title: { 'en-US': 'Front' } } },
    ],
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
