import { E, pipe } from '../../domain/prelude.ts'
import type { PlatformError } from '../../ports/platform-errors.ts'
import type { Answer, Parameters } from './answer.ts'
import type { Machine } from './machine.ts'
import type { Locate, Place } from './places.ts'
import { notFound, type Problem } from './refusals.ts'
import type { Stored } from './store/stored.ts'

export type Draft = { readonly [name: string]: unknown }

/** An ordinary resource: what is told of it here is all that tells it from the others. */
export type Kind = {
  /** Its `sys.type`. */
  readonly type: string
  /** The last part of its address, and the parameter that holds its id. */
  readonly folder: string
  readonly id: string
  readonly locate: Locate
  /** The version of a new record; `none` for what is not versioned. Default: 1. */
  readonly versions?: 0 | 1 | 'none'
  /** What is said of a version that is not the newest. Default: `VersionMismatch`. */
  readonly stale?: (version: unknown) => PlatformError
  /** Deleting needs a version, too. */
  readonly guarded?: boolean
  /** Writing without a version changes it all the same. */
  readonly overwritten?: boolean
  /** Lists are walked by tokens. */
  readonly walked?: boolean
  /** Records in a page where none is asked for. Default: 100. */
  readonly usual?: number
  /** The type of the events that webhooks hear. Default: none. */
  readonly topic?: string
  /** What is wrong with a draft. */
  readonly problems?: (draft: Draft, at: Parameters, current?: Stored) => ReadonlyArray<Problem>
  /** Rules that need other records. */
  readonly allows?: (draft: Draft, at: Parameters, place: Place, current?: Stored) => Answer<unknown>
  /** What is kept of a draft. Default: all of it but `sys`. */
  readonly kept?: (draft: Draft, at: Parameters, current?: Stored) => Draft
  /** Members of `sys` beyond the usual ones. */
  readonly sys?: (draft: Draft, at: Parameters, current?: Stored) => Draft
  /** Whether a text can be an id. Default: as the platform's ids are. */
  readonly isId?: (id: string) => boolean
  /** The id of a new record. */
  readonly newId?: (draft: Draft, at: Parameters) => string | undefined
  /** The record as it is answered. */
  readonly shown?: (record: Stored, at: Parameters) => Draft
  /** Why it may not be deleted. */
  readonly keeps?: (record: Stored, at: Parameters, place: Place) => Answer<unknown>
  /** What else happens once it is written or removed. */
  readonly after?: (place: Place, at: Parameters, record: Stored | undefined, before: Stored | undefined) => void
  /** The details of a 404. Default: those of its place. */
  readonly missing?: (id: string) => unknown
}

/** A record, where it is, and who asks for it. */
export type Found = { readonly place: Place; readonly folder: string; readonly id: string; readonly record: Stored }

export const found =
  (machine: Machine, { type, folder, id: parameter, locate, missing }: Kind) =>
  (at: Parameters): Answer<Found> =>
    pipe(
      locate(machine)(at),
      E.flatMap((place) => {
        const id = String(at[parameter])
        const path = `${place.path}/${folder}`
        const record = machine.records.get(path, id)
        return record
          ? E.right({ place, folder: path, id, record })
          : E.left(notFound(missing ? missing(id) : place.missing(type, id)))
      }),
    )
