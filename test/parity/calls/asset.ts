import type { Calls } from '../call.ts'
import { environmentSys, inEnvironment, link, list, page } from '../samples.ts'

const one = { ...inEnvironment, assetId: 'a1' }
const inRelease = { ...inEnvironment, releaseId: 'r1' }
const released = { ...one, releaseId: 'r1' }
const waiting = { contentType: 'image/png', fileName: 'kade.png', uploadFrom: link('Upload', 'u1') }
const draft = { fields: { title: { 'nl-BE': 'Kade' }, description: { 'nl-BE': 'Aan het water' }, file: { 'nl-BE': waiting } } }
const sys = environmentSys('Asset', 'a1')
const done = {
  contentType: 'image/png',
  fileName: 'kade.png',
  url: '//images.test/kade.png',
  details: { size: 3, image: { width: 2, height: 1 } },
}
const unprocessed = { sys, ...draft }
const asset = { sys: { ...sys, version: 4 }, fields: { title: { 'nl-BE': 'Kade' }, file: { 'nl-BE': done } } }
const ofRelease = { ...unprocessed, sys: { ...sys, release: link('Release', 'r1') } }
const finished = { ...asset, sys: { ...asset.sys, release: link('Release', 'r1') } }
const upload = { sys: { type: 'Upload', id: 'u1', space: link('Space', 'sp'), expiresAt: '2026-01-03T03:04:05.000Z' } }
const fromFiles = {
  fields: { title: { 'nl-BE': 'Kade' }, file: { 'nl-BE': { contentType: 'text/plain', fileName: 'a.txt', file: 'the bytes' } } },
}
const noContent = { status: 204, body: '' }
const quick = { processingCheckWait: 1, processingCheckRetries: 1 }

export const assets: Calls = {
  'asset.get': [
    { params: one, answers: [asset] },
    { params: { ...released, query: { select: 'fields.title' } }, answers: [asset] },
  ],
  'asset.getMany': [
    { params: { ...inEnvironment, query: { mimetype_group: 'image', select: 'fields.file' } }, answers: [list(asset)] },
    { params: inRelease, answers: [list(asset)] },
  ],
  'asset.getManyWithCursor': [
    { params: { ...inEnvironment, query: { limit: 1 } }, answers: [page(asset)] },
    { params: inRelease, answers: [page(asset)] },
  ],
  'asset.getPublished': [{ params: { ...inEnvironment, query: { select: 'sys' } }, answers: [list(asset)] }],
  'asset.getPublishedWithCursor': [
    {
      params: inEnvironment,
      answers: [page(asset)],
      differs: {
        in: 'both',
        because: 'the official one always rejects with "Unknown endpoint"; ours walks the published assets',
      },
    },
  ],
  'asset.create': [
    { params: inEnvironment, payload: draft, answers: [unprocessed] },
    { params: inRelease, payload: draft, answers: [unprocessed] },
  ],
  'asset.createWithId': [
    { params: one, payload: draft, answers: [unprocessed] },
    { params: released, payload: draft, answers: [unprocessed] },
  ],
  'asset.createFromFiles': [
    { params: inEnvironment, payload: fromFiles, answers: [upload, unprocessed] },
    { params: inRelease, payload: fromFiles, answers: [upload, unprocessed] },
    { params: { ...inEnvironment, uploadTimeout: 60_000 }, payload: fromFiles, answers: [upload, unprocessed] },
  ],
  'asset.update': [
    { params: one, payload: asset, answers: [asset] },
    { params: released, payload: asset, answers: [asset] },
  ],
  'asset.delete': [{ params: one, answers: [noContent] }],
  'asset.publish': [
    { params: one, payload: asset, answers: [asset] },
    { params: one, payload: { ...asset, sys: {} }, answers: [asset] },
    { params: { ...one, locales: ['nl-BE'] }, payload: { sys: {} }, answers: [asset] },
    { params: { ...one, locales: ['nl-BE'] }, payload: asset, answers: [asset] },
  ],
  'asset.unpublish': [
    { params: one, answers: [asset] },
    { params: { ...one, locales: ['nl-BE'] }, payload: asset, answers: [asset] },
  ],
  'asset.archive': [{ params: one, answers: [asset] }],
  'asset.unarchive': [{ params: one, answers: [asset] }],
  'asset.processForLocale': [
    { args: [inEnvironment, unprocessed, 'nl-BE', quick], answers: [noContent, unprocessed, asset] },
    { args: [inEnvironment, unprocessed, 'nl-BE', quick], answers: [noContent, unprocessed, unprocessed] },
    { args: [inEnvironment, ofRelease, 'nl-BE', quick], answers: [noContent, finished] },
  ],
  'asset.processForAllLocales': [
    { args: [inEnvironment, unprocessed, quick], answers: [noContent, asset] },
    { args: [inEnvironment, ofRelease, quick], answers: [noContent, finished] },
  ],
  'release.asset.get': [{ params: { ...released, query: { select: 'fields.title' } }, answers: [asset] }],
  'release.asset.getMany': [{ params: inRelease, answers: [list(asset)] }],
  'release.asset.update': [{ params: released, payload: asset, answers: [asset] }],
  'release.asset.create': [{ params: inRelease, payload: draft, answers: [unprocessed] }],
  'release.asset.createWithId': [{ params: released, payload: draft, answers: [unprocessed] }],
  'release.asset.createFromFiles': [{ params: inRelease, payload: fromFiles, answers: [upload, unprocessed] }],
  'release.asset.processForLocale': [{ args: [inRelease, ofRelease, 'nl-BE', quick], answers: [noContent, finished] }],
  'release.asset.processForAllLocales': [{ args: [inRelease, ofRelease, quick], answers: [noContent, finished] }],
  'upload.get': [
    { params: { ...inEnvironment, uploadId: 'u1' }, answers: [upload] },
    { params: { spaceId: 'sp', uploadId: 'u1' }, answers: [upload] },
  ],
  'upload.create': [
    { params: inEnvironment, payload: { file: 'the bytes' }, answers: [upload] },
    { params: { spaceId: 'sp' }, payload: { file: 'the bytes' }, answers: [upload] },
    { params: { spaceId: 'sp' }, payload: {}, answers: [upload] },
  ],
  'upload.delete': [{ params: { ...inEnvironment, uploadId: 'u1' }, answers: [noContent] }],
  'uploadCredential.create': [
    {
      params: inEnvironment,
      answers: [
        {
          sys: { type: 'UploadCredential', space: link('Space', 'sp'), environment: link('Environment', 'env') },
          uploadCredentials: {
            policy: 'p',
            signature: 's',
            expiresAt: '2026-01-03T03:04:05.000Z',
            createdAt: '2026-01-02T03:04:05.000Z',
          },
        },
      ],
    },
  ],
}
