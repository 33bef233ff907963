import type { Link } from '../../domain/platform/sys.ts'
import type { AppEntity, Definition } from './app-sys.ts'
import type { Ask, Collection, CursorPage, Send } from './operations.ts'

/** Content that stays elsewhere and is linked to by its `urn`. */
export type Resource = {
  readonly sys: {
    readonly type: string
    readonly urn: string
    readonly resourceType?: Link
    readonly resourceProvider?: Link
    readonly appDefinition?: Link
  }
  readonly fields: ResourceFields
}
export type ResourceFields = {
  readonly title: string
  readonly subtitle?: string
  readonly description?: string
  readonly externalUrl?: string
  readonly image?: { readonly url: string; readonly altText?: string }
  readonly badge?: { readonly label: string; readonly variant: string }
}
/** `query`: either `sys.urn[in]`, to look up, or `query`, to search. */
export type Resources = { readonly getMany: Ask<'spaceId' | 'environmentId' | 'resourceTypeId', CursorPage<Resource>> }

/** The function of an app that finds resources. */
export type ResourceProviderDraft = {
  readonly sys: { readonly id: string }
  readonly type: 'function'
  readonly function: Link
}
export type ResourceProvider = AppEntity & { readonly type: string; readonly function: Link }
export type ResourceProviders = {
  readonly get: Ask<Definition, ResourceProvider>
  readonly upsert: Send<Definition, ResourceProviderDraft, ResourceProvider>
  readonly delete: Ask<Definition, undefined>
}

/** One kind of resource, and which of its properties are shown as what: `{ title: '/name' }`. */
export type ResourceTypeDraft = { readonly name: string; readonly defaultFieldMapping: ResourceFields }
export type ResourceType = AppEntity & ResourceTypeDraft
export type ResourceTypes = {
  readonly get: Ask<Definition | 'resourceTypeId', ResourceType>
  readonly getMany: Ask<Definition, Collection<ResourceType>>
  readonly upsert: Send<Definition | 'resourceTypeId', ResourceTypeDraft, ResourceType>
  readonly delete: Ask<Definition | 'resourceTypeId', undefined>
  /** Of all apps that are installed there, by name. */
  readonly getForEnvironment: Ask<'spaceId' | 'environmentId', CursorPage<AppEntity & { readonly name: string }>>
}
