import type { Metadata } from '../../../domain/platform/content-type.ts'
import type { Answer, Parameters } from '../answer.ts'
import type { Place } from '../places.ts'
import type { Stored } from '../store/stored.ts'
import type { Fields } from './locales.ts'

export type ContentRecord = Stored & { readonly fields: Fields; readonly metadata?: Metadata }
export type ContentDraft = {
  readonly fields?: { readonly [field: string]: unknown }
  readonly metadata?: Metadata
  readonly sys?: { readonly version?: number }
}

/** What entries and assets do differently. */
export type ContentKind = {
  readonly type: 'Entry' | 'Asset'
  readonly folder: 'entries' | 'assets'
  readonly id: 'entryId' | 'assetId'
  /** A new record's further members of `sys`, or why it cannot be made. */
  readonly born: (place: Place, at: Parameters) => Answer<{ readonly [name: string]: unknown }>
  /** The draft as it is kept. */
  readonly saved: (place: Place, record: Pick<ContentRecord, 'sys' | 'fields'>, isNew: boolean) => Answer<Fields>
  /** Why it cannot be public. */
  readonly publishable: (place: Place, record: ContentRecord, locales: ReadonlyArray<string> | undefined) => Answer<unknown>
}

export const draftsOf = ({ path }: Place, { folder }: Pick<ContentKind, 'folder'>): string => `${path}/${folder}`
/** What visitors see, kept beside what editors are working on. */
export const publishedOf = ({ path }: Place, { folder }: Pick<ContentKind, 'folder'>): string => `${path}/published/${folder}`
