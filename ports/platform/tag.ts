import type { Entity } from '../../domain/platform/sys.ts'
import type { Ask, Collection, Send, Versioned } from './operations.ts'

export type Visibility = 'private' | 'public'
/** Visibility is fixed when the tag is made; default `private`. */
export type TagDraft = { readonly name: string; readonly sys?: { readonly visibility?: Visibility; readonly id?: string } }
export type Tag = { readonly name: string; readonly sys: Entity['sys'] & { readonly visibility?: Visibility } }

type Environment = 'spaceId' | 'environmentId'

export type Tags = {
  readonly get: Ask<Environment | 'tagId', Tag>
  readonly getMany: Ask<Environment, Collection<Tag>>
  readonly createWithId: Send<Environment | 'tagId', TagDraft, Tag>
  readonly update: Send<Environment | 'tagId', { readonly name: string } & Versioned, Tag>
  readonly delete: Ask<Environment | 'tagId' | 'version', undefined>
}
