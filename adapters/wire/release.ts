import * as t from 'io-ts'
import type { Release, ReleaseDraft, ReleaseItem } from '../../ports/platform/release.ts'
import { oneOf, tokenPage } from './codecs.ts'
import type { Codec, Parameters } from './endpoint.ts'
import { releaseActionRecord } from './release-action.ts'
import { anyLink, sys } from './sys.ts'
import { command, del, get, post, put, withQuery, withVersion } from './verbs.ts'

const item: Codec<ReleaseItem> = t.union([
  t.intersection([t.type({ entity: anyLink }), t.partial({ action: t.string }), t.UnknownRecord]),
  anyLink,
])
const items = t.readonlyArray(item)

const draft: Codec<ReleaseDraft> = t.intersection([
  t.type({ title: t.string, entities: t.intersection([t.type({ items }), t.partial({ sys: t.object })]) }),
  t.partial({ sys: t.partial({ type: t.string, schemaVersion: oneOf('Release.v1', 'Release.v2') }) }),
])
const entity: Codec<Release> = t.intersection(
  [
    t.type({ title: t.string, sys: t.intersection([sys, t.partial({ status: t.string, schemaVersion: t.string })]) }),
    t.partial({ entities: t.type({ items }) }),
  ],
  'release',
)

/** Version 2 must say that it is one; the parameter may say it for the payload. */
const body = (payload: ReleaseDraft, { releaseSchemaVersion }: Parameters): unknown =>
  (payload.sys?.schemaVersion ?? releaseSchemaVersion) === 'Release.v2'
    ? { ...payload, sys: { ...payload.sys, type: 'Release', schemaVersion: 'Release.v2' } }
    : payload

const all = '/spaces/{spaceId}/environments/{environmentId}/releases'
const one = `${all}/{releaseId}` as const
const validation = t.union([t.partial({ action: oneOf('publish', 'unpublish') }), t.undefined], 'validation')

export const release = {
  get: get(one, entity),
  query: withQuery(get(all, tokenPage(entity)), { 'sys.schemaVersion': '{releaseSchemaVersion?}' }),
  create: { ...post(all, draft, entity), body },
  update: { ...withVersion(put(one, draft, entity)), body },
  delete: del(one),
  archive: withVersion(command('PUT', `${one}/archived`, entity)),
  unarchive: withVersion(command('DELETE', `${one}/archived`, entity)),
  publish: withVersion(command('PUT', `${one}/published`, releaseActionRecord)),
  unpublish: withVersion(command('DELETE', `${one}/published`, releaseActionRecord)),
  validate: post(`${one}/validate`, validation, releaseActionRecord),
}
