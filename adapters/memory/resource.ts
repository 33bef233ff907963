import { E, pipe } from '../../domain/prelude.ts'
import type { Outcome } from '../../ports/platform/operations.ts'
import type { PlatformError } from '../../ports/platform-errors.ts'
import { type Answer, operation, type Parameters } from './answer.ts'
import { jsonPatch } from './json-patch.ts'
import { counted, walked } from './lists.ts'
import { changed, created, type Machine } from './machine.ts'
import { type Locate, type Place, placed } from './places.ts'
import { plainly } from './plain-query.ts'
import { badRequest, invalidPayload, notFound, type Problem, stale } from './refusals.ts'
import type { Stored } from './store/stored.ts'

type Draft = { readonly [name: string]: unknown }

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

// biome-ignore lint/suspicious/noExplicitAny: what a record is, the ports and the codecs of the tables say; here any one is kept.
type Any = any
type Operation = (at: Parameters, payload?: Any) => Outcome<Any>
type Name =
  | 'get'
  | 'getMany'
  | 'create'
  | 'createWithId'
  | 'update'
  | 'upsert'
  | 'delete'
  | 'patch'
  | 'publish'
  | 'unpublish'
  | 'archive'
  | 'unarchive'
export type Resource = { readonly [N in Name]: Operation }

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

export const resource = (machine: Machine, kind: Kind): Resource => {
  const { records } = machine
  const first = kind.versions ?? 1
  const isVersioned = first !== 'none'
  const find = found(machine, kind)

  const show = (place: Place, at: Parameters) => (record: Stored) => placed(place)((kind.shown?.(record, at) ?? record) as Stored)

  const write = (
    place: Place,
    at: Parameters,
    id: string,
    record: Stored,
    before: Stored | undefined,
    action: string,
  ): Stored => {
    records.put(`${place.path}/${kind.folder}`, id, record)
    kind.after?.(place, at, record, before)
    tell(place, record, action)
    return show(place, at)(record)
  }
  const tell = (place: Place, record: Stored, action: string): void => {
    if (kind.topic && place.spaceId)
      machine.emit({
        topic: `${kind.topic}.${action}`,
        spaceId: place.spaceId,
        ...(place.environmentId === undefined ? {} : { environmentId: place.environmentId }),
        record: placed(place)(record),
      })
  }

  const accept = (place: Place, at: Parameters, draft: Draft, current?: Stored): Answer<Draft> => {
    const problems = kind.problems?.(draft, at, current) ?? []
    if (problems.length > 0) return E.left(invalidPayload(problems))
    const allowed = kind.allows?.(draft, at, place, current) ?? E.right(undefined)
    if (E.isLeft(allowed)) return allowed
    const { sys: _, ...content } = draft
    return E.right(kind.kept?.(draft, at, current) ?? content)
  }

  const make = (place: Place, at: Parameters, id: string, draft: Draft = {}): Answer<Stored> =>
    pipe(
      accept(place, at, draft),
      E.map((content) => {
        const version = isVersioned ? { version: first } : {}
        const sys = { type: kind.type, id, ...version, ...created(machine), ...kind.sys?.(draft, at) }
        return write(place, at, id, { ...content, sys }, undefined, 'create')
      }),
    )

  const replace = ({ place, id, record }: Found, at: Parameters, draft: Draft = {}): Answer<Stored> =>
    pipe(
      accept(place, at, draft, record),
      E.map((content) => {
        const sys = { ...record.sys, ...bumped(record), ...changed(machine), ...kind.sys?.(draft, at, record) }
        return write(place, at, id, { ...content, sys }, record, 'save')
      }),
    )
  const bumped = ({ sys }: Stored) => (isVersioned ? { version: (sys.version ?? 0) + 1 } : {})

  const isStale = (record: Stored, version: unknown): boolean =>
    isVersioned && !kind.overwritten && Number(version ?? 0) !== (record.sys.version ?? 0)
  const outdated = (version: unknown) => (kind.stale ?? stale)(version)

  const put = (at: Parameters, draft: Draft, version: unknown): Answer<Stored> =>
    pipe(
      kind.locate(machine)(at),
      E.flatMap((place) => {
        const id = String(at[kind.id])
        const record = records.get(`${place.path}/${kind.folder}`, id)
        if (!record) return (kind.isId ?? isProperId)(id) ? make(place, at, id, draft) : E.left(badId(id))
        if (isStale(record, version)) return E.left(outdated(version))
        return replace({ place, folder: `${place.path}/${kind.folder}`, id, record }, at, draft)
      }),
    )

  /** Changes the state of a version; without one given, of the newest. */
  const turn = (change: (record: Stored) => Answer<Draft>, action: string) => (at: Parameters, draft?: Draft) =>
    pipe(
      find(at),
      E.flatMap(({ place, id, record }) => {
        const version = at.version ?? (draft?.sys as Draft | undefined)?.version
        if (version !== undefined && isStale(record, version)) return E.left(outdated(version))
        return pipe(
          change(record),
          E.map((sys) =>
            write(
              place,
              at,
              id,
              { ...record, sys: { ...record.sys, ...bumped(record), ...changed(machine), ...sys } as Stored['sys'] },
              record,
              action,
            ),
          ),
        )
      }),
    )

  return {
    get: operation((at) =>
      pipe(
        find(at),
        E.map(({ place, record }) => show(place, at)(record)),
      ),
    ),
    getMany: operation((at) =>
      pipe(
        kind.locate(machine)(at),
        E.flatMap((place) => {
          const query = at.query ?? {}
          const all = plainly(query)(records.all(`${place.path}/${kind.folder}`))
          const paging = { usual: kind.usual ?? 100, address: `${place.address}/${kind.folder}` }
          return (kind.walked ? walked : counted)(query, paging)(all, show(place, at))
        }),
      ),
    ),
    create: operation<Draft>((at, draft) =>
      pipe(
        kind.locate(machine)(at),
        E.flatMap((place) => make(place, at, kind.newId?.(draft, at) ?? machine.newId(), draft)),
      ),
    ),
    createWithId: operation<Draft>((at, draft) => put(at, draft, undefined)),
    update: operation<Draft>((at, draft) => put(at, draft, at.version ?? (draft?.sys as Draft | undefined)?.version)),
    /** Writes what has no versions. */
    upsert: operation<Draft>((at, draft) =>
      put(
        at,
        draft,
        (draft?.sys as Draft | undefined)?.version ??
          pipe(
            find(at),
            E.match(
              () => 0,
              ({ record }) => record.sys.version,
            ),
          ),
      ),
    ),
    delete: operation((at) =>
      pipe(
        find(at),
        E.flatMap(({ place, folder, id, record }) => {
          if ((kind.guarded || at.version !== undefined) && isStale(record, at.version)) return E.left(outdated(at.version))
          return pipe(
            kind.keeps?.(record, at, place) ?? E.right(undefined),
            E.map(() => {
              records.remove(folder, id)
              records.clear(`${folder}/${id}`)
              kind.after?.(place, at, undefined, record)
              tell(place, record, 'delete')
              return undefined
            }),
          )
        }),
      ),
    ),
    patch: operation<ReadonlyArray<Draft>>((at, changes) =>
      pipe(
        find(at),
        E.flatMap((one) => {
          if (isStale(one.record, at.version)) return E.left(outdated(at.version))
          return pipe(
            jsonPatch(one.record, changes),
            E.mapLeft((problem) => invalidPayload([problem])),
            E.flatMap((draft) => replace(one, at, draft as Draft)),
          )
        }),
      ),
    ),
    publish: operation<Draft>(turn(({ sys }) => E.right(published(machine, sys)), 'publish')),
    unpublish: operation<Draft>(
      turn(
        ({ sys }) =>
          sys.publishedVersion === undefined
            ? E.left(badRequest('Not published'))
            : E.right({ publishedVersion: undefined, publishedAt: undefined, publishedBy: undefined }),
        'unpublish',
      ),
    ),
    archive: operation<Draft>(
      turn(
        ({ sys }) =>
          sys.publishedVersion === undefined
            ? E.right({ archivedVersion: sys.version, archivedAt: machine.now(), archivedBy: machine.user })
            : E.left(badRequest('Cannot archive published')),
        'archive',
      ),
    ),
    unarchive: operation<Draft>(
      turn(
        ({ sys }) =>
          sys.archivedVersion === undefined
            ? E.left(badRequest('Not archived'))
            : E.right({ archivedVersion: undefined, archivedAt: undefined, archivedBy: undefined }),
        'unarchive',
      ),
    ),
  }
}

/** Publishing itself makes a version, the one after what is published. */
export const published = ({ now, user }: Machine, sys: Stored['sys']): Draft => {
  const time = now()
  return {
    publishedVersion: sys.version,
    publishedAt: time,
    publishedBy: user,
    firstPublishedAt: sys.firstPublishedAt ?? time,
    publishedCounter: Number(sys.publishedCounter ?? 0) + 1,
  }
}

const isProperId = (id: string): boolean => /^[a-zA-Z0-9\-_.]{1,64}$/.test(id)
const badId = (id: string) =>
  invalidPayload([{ name: 'regexp', path: ['sys', 'id'], value: id, details: 'Does not match /^[a-zA-Z0-9-_.]{1,64}$/' }])
