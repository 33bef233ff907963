import type { Metadata } from '../../domain/platform/content-type.ts'
import type { Entity } from '../../domain/platform/sys.ts'
import type { Ask, At, Collection, CursorPage, Outcome, Send, Versioned } from './operations.ts'

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

type Environment = 'spaceId' | 'environmentId'
type One = Environment | 'entryId'

/** Acts on these locales only; on all of them when absent. */
export type InLocales = { readonly locales?: ReadonlyArray<string> }

/** With `releaseId`, operations work on the entry as it is in that release. */
export type Entries = {
  readonly get: Ask<One, Entry, 'releaseId'>
  readonly getMany: Ask<Environment, Collection<Entry>, 'releaseId'>
  readonly getManyWithCursor: Ask<Environment, CursorPage<Entry>>
  readonly getPublished: Ask<Environment, Collection<Entry>>
  readonly getPublishedWithCursor: Ask<Environment, CursorPage<Entry>>
  readonly create: Send<Environment | 'contentTypeId', EntryDraft, Entry, 'releaseId'>
  readonly createWithId: Send<One | 'contentTypeId', EntryDraft, Entry, 'releaseId'>
  readonly update: Send<One, EntryDraft & Versioned, Entry, 'releaseId'>
  readonly patch: Send<One | 'version', ReadonlyArray<PatchOperation>, Entry, 'releaseId'>
  readonly delete: Ask<One, undefined>
  readonly publish: (at: At<One> & InLocales, entry: Versioned) => Outcome<Entry>
  readonly unpublish: (at: At<One> & InLocales, entry?: Versioned) => Outcome<Entry>
  readonly archive: Ask<One, Entry>
  readonly unarchive: Ask<One, Entry>
  /** The entry with everything it refers to, `include` levels deep (1 to 10, default 2). */
  readonly references: Ask<One, References, 'include'>
}

export type References = {
  readonly items: ReadonlyArray<Entry>
  readonly includes?: { readonly Entry?: ReadonlyArray<Entry>; readonly Asset?: ReadonlyArray<Entity> }
  /** What is referred to, and is not there. */
  readonly errors?: ReadonlyArray<object>
}

/** Entries as they are in a release. */
export type ReleaseEntries = {
  readonly get: Ask<One | 'releaseId', Entry>
  readonly getMany: Ask<Environment | 'releaseId', Collection<Entry>>
  readonly create: Send<Environment | 'releaseId' | 'contentTypeId', EntryDraft, Entry>
  readonly createWithId: Send<One | 'releaseId' | 'contentTypeId', EntryDraft, Entry>
  readonly update: Send<One | 'releaseId', EntryDraft & Versioned, Entry>
  readonly patch: Send<One | 'releaseId' | 'version', ReadonlyArray<PatchOperation>, Entry>
}
