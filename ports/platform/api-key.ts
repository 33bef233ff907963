import type { Entity, Link } from '../../domain/platform/sys.ts'
import type { Ask, Collection, Crud, Send } from './operations.ts'

export type ApiKeyDraft = {
  readonly name: string
  readonly description?: string | null
  readonly environments?: ReadonlyArray<Link>
}
/** A delivery token; its preview twin is `preview_api_key`. */
export type ApiKey = Entity & ApiKeyDraft & { readonly accessToken?: string; readonly preview_api_key?: Link }
export type PreviewApiKey = Entity & {
  readonly name: string
  readonly description?: string | null
  readonly accessToken?: string
}

export type ApiKeys = Crud<'spaceId', 'apiKeyId', ApiKeyDraft, ApiKey> & {
  readonly createWithId: Send<'spaceId' | 'apiKeyId', ApiKeyDraft, ApiKey>
}
export type PreviewApiKeys = {
  readonly get: Ask<'spaceId' | 'previewApiKeyId', PreviewApiKey>
  readonly getMany: Ask<'spaceId', Collection<PreviewApiKey>>
}
