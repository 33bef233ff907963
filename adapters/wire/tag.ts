import * as t from 'io-ts'
import type { Tag, TagDraft, Visibility } from '../../ports/platform/tag.ts'
import { collection, nothing, oneOf } from './codecs.ts'
import type { Codec } from './endpoint.ts'
import { sys } from './sys.ts'
import { command, get, put, update, withHeaders, withVersion } from './verbs.ts'

const visibility: Codec<Visibility> = oneOf('private', 'public')
const draft: Codec<TagDraft> = t.intersection([
  t.type({ name: t.string }),
  t.partial({ sys: t.partial({ visibility, id: t.string }) }),
])
export const tagRecord: Codec<Tag> = t.type({ name: t.string, sys: t.intersection([sys, t.partial({ visibility })]) }, 'tag')

/** Section 9. */
const defaultVisibility: Visibility = 'private'

const all = '/spaces/{spaceId}/environments/{environmentId}/tags'
const one = `${all}/{tagId}` as const

export const tag = {
  get: get(one, tagRecord),
  getMany: get(all, collection(tagRecord)),
  createWithId: {
    ...withHeaders(put(one, draft, tagRecord), { 'x-contentful-tag-visibility': '{visibility?}' }),
    derive: (at: object, payload?: TagDraft) => ({ ...at, visibility: payload?.sys?.visibility ?? defaultVisibility }),
  },
  update: update(one, t.type({ name: t.string }), tagRecord),
  delete: withVersion(command('DELETE', one, nothing)),
}
