import type { Ask, Send, Versioned } from './operations.ts'

/** Saved views and the like; the platform does not document them. */
export type UIConfig = { readonly [name: string]: unknown }

export type UIConfigs = {
  readonly get: Ask<'spaceId' | 'environmentId', UIConfig>
  readonly update: Send<'spaceId' | 'environmentId', UIConfig & Versioned, UIConfig>
}
