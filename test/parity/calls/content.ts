import type { Calls } from '../call.ts'
import { environmentSys, inEnvironment, inSpace, link, list, page, spaceSys } from '../samples.ts'

const noContent = { status: 204, body: '' }
const soon = Math.floor(Date.now() / 1000) + 3600
const snapshotOf = (snapshot: object) => ({
  sys: { ...environmentSys('Snapshot', 'sn'), snapshotType: 'publish', snapshotEntityType: 'Entry' },
  snapshot,
})
const entry = { sys: environmentSys('Entry', 'e1'), fields: { title: { 'nl-BE': 'Een' } } }
const contentType = { sys: environmentSys('ContentType', 'article'), name: 'Article', displayField: 'title', fields: [] }
const ofEntry = { ...inEnvironment, entryId: 'e1' }
const ofType = { ...inEnvironment, contentTypeId: 'article' }

const tag = { sys: { ...environmentSys('Tag', 'news'), visibility: 'public' }, name: 'News' }
const oneTag = { ...inEnvironment, tagId: 'news' }

const locale = {
  sys: environmentSys('Locale', 'l1'),
  name: 'Nederlands',
  code: 'nl-BE',
  fallbackCode: null,
  optional: false,
  default: true,
  contentDeliveryApi: true,
  contentManagementApi: true,
}
const oneLocale = { ...inEnvironment, localeId: 'l1' }

const extension = {
  sys: environmentSys('Extension', 'x1'),
  extension: { name: 'X', src: 'https://x.test', fieldTypes: [{ type: 'Symbol' }], sidebar: false },
}
const oneExtension = { ...inEnvironment, extensionId: 'x1' }

const entities = { sys: { type: 'Array' }, items: [link('Entry', 'e1')] }
const release = { sys: { ...environmentSys('Release', 'r1'), status: 'active' }, title: 'Spring', entities }
const oneRelease = { ...inEnvironment, releaseId: 'r1' }
const v2 = { title: 'Spring', entities: { sys: { type: 'Array' }, items: [{ entity: link('Entry', 'e1'), action: 'publish' }] } }
const action = {
  sys: { ...environmentSys('ReleaseAction', 'ra'), status: 'created', release: link('Release', 'r1') },
  action: 'publish',
}

const bulk = { sys: { ...environmentSys('BulkAction', 'b1'), status: 'created' }, action: 'publish', payload: { entities } }
const oneBulk = { ...inEnvironment, bulkActionId: 'b1' }
const versioned = { entities: { items: [{ sys: { type: 'Link', linkType: 'Entry', id: 'e1', version: 3 } }] } }

const scheduled = {
  sys: { ...spaceSys('ScheduledAction', 's1'), status: 'scheduled' },
  action: 'publish',
  entity: link('Entry', 'e1'),
  environment: link('Environment', 'env'),
  scheduledFor: { datetime: '2027-01-01T10:00:00.000Z', timezone: 'Europe/Brussels' },
}
const { sys: _, ...plan } = scheduled
const oneScheduled = { ...inEnvironment, scheduledActionId: 's1' }

export const content: Calls = {
  'assetKey.create': [
    { params: inEnvironment, payload: { expiresAt: soon }, answers: [{ policy: 'p', secret: 's' }] },
    { params: inEnvironment, payload: { expiresAt: '1' }, answers: [{}] },
    { params: inEnvironment, payload: { expiresAt: soon + 172_800 }, answers: [{}] },
    { params: inEnvironment, payload: { expiresAt: 1 }, answers: [{}] },
  ],
  'snapshot.getManyForEntry': [{ params: { ...ofEntry, query: { select: 'snapshot' } }, answers: [list(snapshotOf(entry))] }],
  'snapshot.getForEntry': [{ params: { ...ofEntry, snapshotId: 'sn' }, answers: [snapshotOf(entry)] }],
  'snapshot.getManyForContentType': [{ params: ofType, answers: [list(snapshotOf(contentType))] }],
  'snapshot.getForContentType': [{ params: { ...ofType, snapshotId: 'sn' }, answers: [snapshotOf(contentType)] }],
  'tag.get': [{ params: oneTag, answers: [tag] }],
  'tag.getMany': [{ params: { ...inEnvironment, query: { limit: 5, select: 'name' } }, answers: [list(tag)] }],
  'tag.createWithId': [
    { params: oneTag, payload: { name: 'News', sys: { visibility: 'public' } }, answers: [tag] },
    { params: oneTag, payload: { name: 'News', sys: {} }, answers: [tag] },
    {
      params: oneTag,
      payload: { name: 'News' },
      answers: [tag],
      differs: { in: 'both', because: 'without sys the official one throws a TypeError; ours makes a private tag' },
    },
  ],
  'tag.update': [{ params: oneTag, payload: tag, answers: [tag] }],
  'tag.delete': [{ params: { ...oneTag, version: 3 }, answers: [noContent] }],
  'locale.get': [
    { params: oneLocale, answers: [locale] },
    {
      params: oneLocale,
      answers: [{ ...locale, internal_code: 'nl-BE' }],
      differs: { in: 'result', because: 'the internal code of a locale is taken out (specification, section 3)' },
    },
  ],
  'locale.getMany': [{ params: { ...inEnvironment, query: { select: 'code' } }, answers: [list(locale)] }],
  'locale.create': [
    { params: inEnvironment, payload: { name: 'Nederlands', code: 'nl-BE', fallbackCode: null }, answers: [locale] },
  ],
  'locale.update': [{ params: oneLocale, payload: locale, answers: [locale] }],
  'locale.delete': [{ params: oneLocale, answers: [noContent] }],
  'extension.get': [{ params: { ...oneExtension, query: { select: 'extension' } }, answers: [extension] }],
  'extension.getMany': [{ params: { ...inEnvironment, query: { select: 'extension' } }, answers: [list(extension)] }],
  'extension.create': [{ params: inEnvironment, payload: { extension: extension.extension }, answers: [extension] }],
  'extension.createWithId': [{ params: oneExtension, payload: { extension: extension.extension }, answers: [extension] }],
  'extension.update': [{ params: oneExtension, payload: extension, answers: [extension] }],
  'extension.delete': [{ params: oneExtension, answers: [noContent] }],
  'release.get': [{ params: oneRelease, answers: [release] }],
  'release.query': [
    { params: { ...inEnvironment, query: { 'entities.sys.id[in]': 'e1', limit: 2 } }, answers: [page(release)] },
    { params: { ...inEnvironment, releaseSchemaVersion: 'Release.v2' }, answers: [page(release)] },
    {
      params: { ...inEnvironment, releaseSchemaVersion: 'Release.v1', query: { 'sys.schemaVersion': 'Release.v2' } },
      answers: [page(release)],
    },
  ],
  'release.create': [
    { params: inEnvironment, payload: { title: 'Spring', entities }, answers: [release] },
    { params: { ...inEnvironment, releaseSchemaVersion: 'Release.v2' }, payload: v2, answers: [release] },
    { params: inEnvironment, payload: { ...v2, sys: { type: 'Release', schemaVersion: 'Release.v2' } }, answers: [release] },
  ],
  'release.update': [
    { params: { ...oneRelease, version: 3 }, payload: { title: 'Summer', entities }, answers: [release] },
    { params: { ...oneRelease, version: 3, releaseSchemaVersion: 'Release.v2' }, payload: v2, answers: [release] },
  ],
  'release.delete': [{ params: oneRelease, answers: [noContent] }],
  'release.archive': [{ params: { ...oneRelease, version: 3 }, answers: [release] }],
  'release.unarchive': [{ params: { ...oneRelease, version: 3 }, answers: [release] }],
  'release.publish': [{ params: { ...oneRelease, version: 3 }, answers: [action] }],
  'release.unpublish': [{ params: { ...oneRelease, version: 3 }, answers: [action] }],
  'release.validate': [
    { params: oneRelease, payload: { action: 'publish' }, answers: [action] },
    { params: oneRelease, answers: [action] },
  ],
  'releaseAction.get': [{ params: { ...oneRelease, actionId: 'ra' }, answers: [action] }],
  'releaseAction.getMany': [{ params: { ...inEnvironment, query: { limit: 2 } }, answers: [page(action)] }],
  'releaseAction.queryForRelease': [{ params: { ...oneRelease, query: { limit: 2 } }, answers: [page(action)] }],
  'bulkAction.get': [{ params: oneBulk, answers: [bulk] }],
  'bulkAction.publish': [{ params: inEnvironment, payload: versioned, answers: [bulk] }],
  'bulkAction.unpublish': [{ params: inEnvironment, payload: { entities }, answers: [bulk] }],
  'bulkAction.validate': [{ params: inEnvironment, payload: { action: 'publish', entities }, answers: [bulk] }],
  'bulkAction.getV2': [{ params: oneBulk, answers: [bulk] }],
  'bulkAction.publishV2': [
    {
      params: inEnvironment,
      payload: { action: 'publish', entities: [{ entity: versioned.entities.items[0] }] },
      answers: [bulk],
    },
  ],
  'bulkAction.unpublishV2': [{ params: inEnvironment, payload: { action: 'unpublish', entities: [] }, answers: [bulk] }],
  'bulkAction.validateV2': [{ params: inEnvironment, payload: { action: 'validate', entities: [] }, answers: [bulk] }],
  'scheduledActions.get': [{ params: oneScheduled, answers: [scheduled] }],
  'scheduledActions.getMany': [
    { params: { ...inSpace, query: { 'environment.sys.id': 'env', select: 'action' } }, answers: [page(scheduled)] },
  ],
  'scheduledActions.create': [{ params: inSpace, payload: plan, answers: [scheduled] }],
  'scheduledActions.update': [
    { params: { spaceId: 'sp', scheduledActionId: 's1', version: 3 }, payload: plan, answers: [scheduled] },
  ],
  'scheduledActions.delete': [{ params: oneScheduled, answers: [scheduled] }],
}
