import type { Metadata } from '../../domain/platform/content-type.ts'
import type { Entity, Link } from '../../domain/platform/sys.ts'
import type { ContentRecords, Environment, ReleasedRecords } from './content-record.ts'
import type { At, Outcome, Send, Versioned } from './operations.ts'
import type { FileBody } from './upload.ts'

/** A file comes from an address (`upload`) or an upload, and has a `url` once it is processed. */
export type AssetFile = {
  readonly contentType?: string
  readonly fileName?: string
  readonly url?: string
  readonly upload?: string
  readonly uploadFrom?: Link
  readonly details?: { readonly size?: number; readonly image?: { readonly width?: number; readonly height?: number } }
}

type Localized<A> = { readonly [locale: string]: A }
type AssetFields<File> = {
  readonly title?: Localized<string>
  readonly description?: Localized<string>
  readonly file?: Localized<File>
}
export type AssetDraft = { readonly fields: AssetFields<AssetFile>; readonly metadata?: Metadata }
export type Asset = Entity & AssetDraft

/** An asset whose files are still here. */
export type AssetFromFiles = {
  readonly fields: Omit<AssetFields<AssetFile>, 'file'> & {
    readonly file: Localized<{ readonly contentType: string; readonly fileName: string; readonly file: FileBody }>
  }
  readonly metadata?: Metadata
}

type One = Environment | 'assetId'

export type Assets = ContentRecords<'assetId', AssetDraft, Asset> & {
  readonly create: Send<Environment, AssetDraft, Asset, 'releaseId'>
  readonly createWithId: Send<One, AssetDraft, Asset, 'releaseId'>
  /** Starts the processing of one file and returns at once; `processForLocale` waits for it. */
  readonly process: Send<One | 'locale', Versioned, undefined, 'releaseId'>
}

export type ReleaseAssets = ReleasedRecords<'assetId', AssetDraft, Asset> & {
  readonly create: Send<Environment | 'releaseId', AssetDraft, Asset>
  readonly createWithId: Send<One | 'releaseId', AssetDraft, Asset>
}

/** How long to wait for a file: the pause between two looks in milliseconds (3000), and how many looks (10). */
export type ProcessingOptions = { readonly processingCheckWait?: number; readonly processingCheckRetries?: number }
type Processing = At<Environment> & { readonly asset: Asset; readonly options?: ProcessingOptions }

/** Operations on files that take several requests. */
export type AssetFiles<Where extends string = Environment> = {
  readonly createFromFiles: (
    at: At<Where, 'releaseId'> & { readonly uploadTimeout?: number },
    asset: AssetFromFiles,
  ) => Outcome<Asset>
  /** Gives the asset once the file of that locale has its address. */
  readonly processForLocale: (at: Processing & { readonly locale: string }) => Outcome<Asset>
  /** Gives the newest version of the asset once all its files have theirs. */
  readonly processForAllLocales: (at: Processing) => Outcome<Asset>
}
