import type { Metadata } from '../../domain/platform/content-type.ts'
import type { Entity } from '../../domain/platform/sys.ts'
import type { ContentRecords, Environment, ReleasedRecords } from './content-record.ts'
import type { Ask, Send } from './operations.ts'

/** Values by field and locale. */
export type EntryFields = { readonly [field: string]: { readonly [locale: string]: unknown } }
export type EntryDraft = { readonly fields: EntryFields; readonly metadata?: Metadata }
export type Entry = Entity & EntryDraft

/** An operation of JSON Patch (RFC 6902). */
export type PatchOperation = {
  readonly op: string
  readonly path: string
  readonly value?: unknown
  readonly from?: string
}

type One = Environment | 'entryId'

export type Entries = ContentRecords<'entryId', EntryDraft, Entry> & {
  readonly create: Send<Environment | 'contentTypeId', EntryDraft, Entry, 'releaseId'>
  readonly createWithId: Send<One | 'contentTypeId', EntryDraft, Entry, 'releaseId'>
  readonly patch: Send<One | 'version', ReadonlyArray<PatchOperation>, Entry, 'releaseId'>
  /** The entry with everything it refers to, `include` levels deep (1 to 10, default 2). */
  readonly references: Ask<One, References, 'include'>
}

export type References = {
  readonly items: ReadonlyArray<Entry>
  readonly includes?: { readonly Entry?: ReadonlyArray<Entry>; readonly Asset?: ReadonlyArray<Entity> }
  /** What is referred to, and is not there. */
  readonly errors?: ReadonlyArray<object>
}

export type ReleaseEntries = ReleasedRecords<'entryId', EntryDraft, Entry> & {
  readonly create: Send<Environment | 'releaseId' | 'contentTypeId', EntryDraft, Entry>
  readonly createWithId: Send<One | 'releaseId' | 'contentTypeId', EntryDraft, Entry>
  readonly patch: Send<One | 'releaseId' | 'version', ReadonlyArray<PatchOperation>, Entry>
}
