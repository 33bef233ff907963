import * as t from 'io-ts'
import type { Asset, AssetDraft, AssetFile } from '../../ports/platform/asset.ts'
import { collection, nothing, orElse } from './codecs.ts'
import { listed, publishable } from './content-record.ts'
import type { Codec } from './endpoint.ts'
import { metadata } from './entry.ts'
import { anyLink, sys } from './sys.ts'
import { act, forms, get, post, put, selecting, stated, update } from './verbs.ts'

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
const draft: Codec<AssetDraft> = t.intersection([t.type({ fields: orElse(fields, {}) }), t.partial({ metadata })])
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

const published = publishable(one, assetRecord)

export const asset = {
  get: forms(releaseAsset.get, selecting(get(one, assetRecord))),
  ...listed('assets', assetRecord),
  ...published,
  create: forms(releaseAsset.create, post(all, draft, assetRecord)),
  createWithId: forms(releaseAsset.createWithId, put(one, draft, assetRecord)),
  update: forms(releaseAsset.update, update(one, draft, assetRecord)),
  publish: { forms: published.publish.forms.map(stated) },
  process: forms(
    act('PUT', `${releasedOne}/files/{locale}/process`, nothing),
    act('PUT', `${one}/files/{locale}/process`, nothing),
  ),
}
