import * as t from 'io-ts'
import type { Asset, AssetDraft, AssetFile } from '../../ports/platform/asset.ts'
import { collection, cursorPage, nothing, orElse } from './codecs.ts'
import type { Codec } from './endpoint.ts'
import { metadata } from './entry.ts'
import { inLocales } from './locales-body.ts'
import { anyLink, sys } from './sys.ts'
import { act, command, del, forms, get, post, put, refusing, selecting, stated, update, walked, when } from './verbs.ts'

const file: Codec<AssetFile> = t.partial(
  {
    contentType: t.string,
    fileName: t.string,
    url: t.string,
    upload: t.string,
    uploadFrom: anyLink,
    details: t.partial({ size: t.number, image: t.partial({ width: t.number, height: t.number }) }),
  },
  'file',
)

const localized = <A>(codec: Codec<A>): Codec<{ readonly [locale: string]: A }> => t.readonly(t.record(t.string, codec))
const fields: Codec<AssetDraft['fields']> = t.partial(
  { title: localized(t.string), description: localized(t.string), file: localized(file) },
  'fields',
)
const draft: Codec<AssetDraft> = t.intersection([t.type({ fields }), t.partial({ metadata })])
export const assetRecord: Codec<Asset> = t.intersection(
  [t.type({ sys, fields: orElse(fields, {}) }), t.partial({ metadata })],
  'asset',
)

const environment = '/spaces/{spaceId}/environments/{environmentId}'
const all = `${environment}/assets` as const
const one = `${all}/{assetId}` as const
const released = `${environment}/releases/{releaseId}/assets` as const
const releasedOne = `${released}/{assetId}` as const

export const releaseAsset = {
  get: selecting(get(releasedOne, assetRecord)),
  getMany: selecting(get(released, collection(assetRecord))),
  create: post(released, draft, assetRecord),
  createWithId: put(releasedOne, draft, assetRecord),
  update: update(releasedOne, draft, assetRecord),
}

export const asset = {
  get: forms(releaseAsset.get, selecting(get(one, assetRecord))),
  getMany: forms(releaseAsset.getMany, selecting(get(all, collection(assetRecord)))),
  getManyWithCursor: refusing(
    'releaseId',
    'getManyWithCursor is not supported for release-scoped assets',
    walked(get(all, cursorPage(assetRecord))),
  ),
  getPublished: selecting(get(`${environment}/public/assets`, collection(assetRecord))),
  getPublishedWithCursor: walked(get(`${environment}/public/assets`, cursorPage(assetRecord))),
  create: forms(releaseAsset.create, post(all, draft, assetRecord)),
  createWithId: forms(releaseAsset.createWithId, put(one, draft, assetRecord)),
  update: forms(releaseAsset.update, update(one, draft, assetRecord)),
  delete: del(one),
  publish: forms(
    when('locales', stated(inLocales('add', `${one}/published`, assetRecord))),
    stated(act('PUT', `${one}/published`, assetRecord)),
  ),
  unpublish: forms(
    when('locales', inLocales('remove', `${one}/published`, assetRecord)),
    command('DELETE', `${one}/published`, assetRecord),
  ),
  archive: command('PUT', `${one}/archived`, assetRecord),
  unarchive: command('DELETE', `${one}/archived`, assetRecord),
  process: forms(
    act('PUT', `${releasedOne}/files/{locale}/process`, nothing),
    act('PUT', `${one}/files/{locale}/process`, nothing),
  ),
}
