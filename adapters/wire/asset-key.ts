import * as t from 'io-ts'
import type { AssetKey, AssetKeyDraft } from '../../ports/platform/asset-key.ts'
import type { Codec } from './endpoint.ts'
import { post } from './verbs.ts'

export const assetKeyDraft: Codec<AssetKeyDraft> = t.type({ expiresAt: t.number })
export const assetKeyRecord: Codec<AssetKey> = t.type({ policy: t.string, secret: t.string }, 'asset key')

export const assetKey = {
  create: {
    ...post('/spaces/{spaceId}/environments/{environmentId}/asset_keys', assetKeyDraft, assetKeyRecord),
    body: ({ expiresAt }: AssetKeyDraft): unknown => ({ expiresAt }),
    status: 201,
  },
}
