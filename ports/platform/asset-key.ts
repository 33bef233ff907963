import type { Send } from './operations.ts'

/** `expiresAt` in Unix seconds, at most 48 hours ahead. */
export type AssetKeyDraft = { readonly expiresAt: number }
/** What addresses of protected assets are signed with. */
export type AssetKey = { readonly policy: string; readonly secret: string }

export type AssetKeys = { readonly create: Send<'spaceId' | 'environmentId', AssetKeyDraft, AssetKey> }
