import type { Fields } from '../../domain/linked.ts'
import type { SyncQuery } from '../../domain/platform/sync.ts'
import type { Sys } from '../../domain/platform/sys.ts'
import type { AssetKey, AssetKeyDraft } from './asset-key.ts'
import type { ContentType } from './content-type.ts'
import type { Ask, At, Collection, CursorPage, Outcome, Send } from './operations.ts'
import type { Tag } from './tag.ts'

/** A published entry or asset. In one locale, `fields` are plain values; in all of them, values by locale. */
export type DeliveredEntry = {
  readonly sys: Sys
  readonly fields: Fields
  readonly metadata?: { readonly [name: string]: unknown }
}
export type DeliveredAsset = DeliveredEntry
export type DeliveredLocale = {
  readonly code: string
  readonly name: string
  readonly default: boolean
  readonly fallbackCode: string | null
}

/** What comes along with entries: what their links lead to, and which of them the platform could not resolve. */
export type WithIncludes = {
  readonly includes?: { readonly Entry?: ReadonlyArray<DeliveredEntry>; readonly Asset?: ReadonlyArray<DeliveredAsset> }
  readonly errors?: ReadonlyArray<unknown>
}

type Environment = 'spaceId' | 'environmentId'

/** What the site is made from. */
export type Delivery = {
  readonly getEntries: (at: At<Environment>) => Outcome<Collection<DeliveredEntry> & WithIncludes>
  readonly getAssets: (at: At<Environment>) => Outcome<Collection<DeliveredAsset>>
  readonly getLocales: (at: At<Environment>) => Outcome<Collection<DeliveredLocale>>
}

export type DeliveredSpace = { readonly sys: Sys; readonly name: string; readonly locales?: ReadonlyArray<object> }
export type Concept = { readonly sys: Sys; readonly [name: string]: unknown }

/** One page of a synchronization: the next one is at `nextPageUrl`, the next synchronization at `nextSyncUrl`. */
export type SyncPage = {
  readonly items: ReadonlyArray<{ readonly sys: Sys; readonly fields?: Fields }>
  readonly nextPageUrl?: string
  readonly nextSyncUrl?: string
}

/** The read-only API of section 7. */
export type DeliveryApi = Delivery & {
  readonly getSpace: Ask<'spaceId', DeliveredSpace>
  readonly getContentType: Ask<Environment | 'contentTypeId', ContentType>
  readonly getContentTypes: Ask<Environment, Collection<ContentType>>
  readonly getEntriesWithCursor: Ask<Environment, CursorPage<DeliveredEntry> & WithIncludes>
  readonly getAsset: Ask<Environment | 'assetId', DeliveredAsset>
  readonly getAssetsWithCursor: Ask<Environment, CursorPage<DeliveredAsset>>
  readonly getTag: Ask<Environment | 'tagId', Tag>
  readonly getTags: Ask<Environment, Collection<Tag>>
  readonly sync: Ask<Environment, SyncPage>
  readonly createAssetKey: Send<Environment, AssetKeyDraft, AssetKey>
  readonly getConcept: Ask<Environment | 'conceptId', Concept>
  readonly getConcepts: Ask<Environment, CursorPage<Concept>>
  readonly getConceptAncestors: Ask<Environment | 'conceptId', CursorPage<Concept>>
  readonly getConceptDescendants: Ask<Environment | 'conceptId', CursorPage<Concept>>
  readonly getConceptScheme: Ask<Environment | 'conceptSchemeId', Concept>
  readonly getConceptSchemes: Ask<Environment, CursorPage<Concept>>
}

/** Content as it will be at some time, or with some release published; the preview API knows. */
export type Timeline = Pick<DeliveryApi, 'getEntries' | 'getEntriesWithCursor' | 'getAsset' | 'getAssets' | 'getAssetsWithCursor'>

/** A whole synchronization: what there is, what is gone, and how to go on. */
export type SyncResult = {
  readonly entries: ReadonlyArray<DeliveredEntry>
  readonly assets: ReadonlyArray<DeliveredAsset>
  readonly deletedEntries: ReadonlyArray<{ readonly sys: Sys }>
  readonly deletedAssets: ReadonlyArray<{ readonly sys: Sys }>
  readonly nextSyncToken?: string
  readonly nextPageToken?: string
}

export type { SyncQuery }
