import * as t from 'io-ts'
import type { Metadata } from '../../domain/platform/content-type.ts'
import type { Entry, EntryDraft, EntryFields, PatchOperation, References } from '../../ports/platform/entry.ts'
import { collection, nullable, orElse } from './codecs.ts'
import { listed, publishable } from './content-record.ts'
import type { Codec } from './endpoint.ts'
import { anyLink, sys } from './sys.ts'
import { forms, get, patch, post, put, selecting, update, withHeaders, withQuery } from './verbs.ts'

export const metadata: Codec<Metadata> = t.partial(
  { tags: t.readonlyArray(anyLink), concepts: t.readonlyArray(anyLink) },
  'metadata',
)

/** The platform leaves `fields` out when all of them are empty. */
export const fields: Codec<EntryFields> = t.readonly(t.record(t.string, t.readonly(t.record(t.string, t.unknown))), 'fields')
/** A draft may leave all of it out, and a field that is `null` is none. */
const draftFields = orElse(t.record(t.string, nullable(t.record(t.string, t.unknown))) as unknown as Codec<EntryFields>, {})
const draft: Codec<EntryDraft> = t.intersection([t.type({ fields: draftFields }), t.partial({ metadata })])
export const entryRecord: Codec<Entry> = t.intersection(
  [t.type({ sys, fields: orElse(fields, {}) }), t.partial({ metadata })],
  'entry',
)

export const jsonPatch: Codec<ReadonlyArray<PatchOperation>> = t.readonlyArray(
  t.intersection([t.type({ op: t.string, path: t.string }), t.partial({ value: t.unknown, from: t.string })]),
)

const references: Codec<References> = t.intersection(
  [
    t.type({ items: t.readonlyArray(entryRecord) }),
    t.partial({
      includes: t.partial({ Entry: t.readonlyArray(entryRecord), Asset: t.readonlyArray(t.type({ sys })) }),
      errors: t.readonlyArray(t.object),
    }),
  ],
  'references',
)

const environment = '/spaces/{spaceId}/environments/{environmentId}'
const all = `${environment}/entries` as const
const one = `${all}/{entryId}` as const
const released = `${environment}/releases/{releaseId}/entries` as const
const releasedOne = `${released}/{entryId}` as const
const typed = { 'x-contentful-content-type': '{contentTypeId}' } as const

export const releaseEntry = {
  get: selecting(get(releasedOne, entryRecord)),
  getMany: selecting(get(released, collection(entryRecord))),
  create: withHeaders(post(released, draft, entryRecord), typed),
  createWithId: withHeaders(put(releasedOne, draft, entryRecord), typed),
  update: update(releasedOne, draft, entryRecord),
  patch: patch(releasedOne, jsonPatch, entryRecord),
}

export const entry = {
  get: forms(releaseEntry.get, selecting(get(one, entryRecord))),
  ...listed('entries', entryRecord),
  ...publishable(one, entryRecord),
  create: forms(releaseEntry.create, withHeaders(post(all, draft, entryRecord), typed)),
  createWithId: forms(releaseEntry.createWithId, withHeaders(put(one, draft, entryRecord), typed)),
  update: forms(releaseEntry.update, update(one, draft, entryRecord)),
  patch: forms(releaseEntry.patch, patch(one, jsonPatch, entryRecord)),
  references: withQuery(get(`${one}/references`, references), { include: '{include=2}' }),
}
