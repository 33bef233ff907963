import * as t from 'io-ts'
import type { ApiKey, ApiKeyDraft, PreviewApiKey } from '../../ports/platform/api-key.ts'
import { collection, nullable } from './codecs.ts'
import type { Codec } from './endpoint.ts'
import { anyLink, sys } from './sys.ts'
import { crud, get, put, without } from './verbs.ts'

const draft: Codec<ApiKeyDraft> = t.intersection([
  t.type({ name: t.string }),
  t.partial({ description: nullable(t.string), environments: t.readonlyArray(anyLink) }),
])
const entity: Codec<ApiKey> = t.intersection(
  [t.type({ sys }), draft, t.partial({ accessToken: t.string, preview_api_key: anyLink })],
  'API key',
)
const preview: Codec<PreviewApiKey> = t.intersection(
  [t.type({ sys, name: t.string }), t.partial({ description: nullable(t.string), accessToken: t.string })],
  'preview API key',
)

const all = '/spaces/{spaceId}/api_keys'
const operations = crud(all, 'apiKeyId', draft, entity)

export const apiKey = {
  ...operations,
  createWithId: put(`${all}/{apiKeyId}`, draft, entity),
  update: without(operations.update, 'accessToken', 'preview_api_key', 'policies'),
}

export const previewApiKey = {
  get: get('/spaces/{spaceId}/preview_api_keys/{previewApiKeyId}', preview),
  getMany: get('/spaces/{spaceId}/preview_api_keys', collection(preview)),
}
