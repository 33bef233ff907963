import type { Ask, At, Collection, CursorPage, Outcome, Send, Versioned } from './operations.ts'

export type Environment = 'spaceId' | 'environmentId'

/** Acts on these locales only; on all of them when absent. */
export type InLocales = { readonly locales?: ReadonlyArray<string> }

/** What entries and assets have in common. With `releaseId`, operations work on the record as it is in that release. */
export type ContentRecords<Id extends string, Draft, Record> = {
  readonly get: Ask<Environment | Id, Record, 'releaseId'>
  readonly getMany: Ask<Environment, Collection<Record>, 'releaseId'>
  readonly getManyWithCursor: Ask<Environment, CursorPage<Record>>
  readonly getPublished: Ask<Environment, Collection<Record>>
  readonly getPublishedWithCursor: Ask<Environment, CursorPage<Record>>
  readonly update: Send<Environment | Id, Draft & Versioned, Record, 'releaseId'>
  readonly delete: Ask<Environment | Id, undefined>
  readonly publish: (at: At<Environment | Id> & InLocales, record: Versioned) => Outcome<Record>
  readonly unpublish: (at: At<Environment | Id> & InLocales, record?: Versioned) => Outcome<Record>
  readonly archive: Ask<Environment | Id, Record>
  readonly unarchive: Ask<Environment | Id, Record>
}

/** The same as they are in a release. */
export type ReleasedRecords<Id extends string, Draft, Record> = {
  readonly get: Ask<Environment | Id | 'releaseId', Record>
  readonly getMany: Ask<Environment | 'releaseId', Collection<Record>>
  readonly update: Send<Environment | Id | 'releaseId', Draft & Versioned, Record>
}
