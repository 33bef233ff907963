import { E, pipe } from '../../domain/prelude.ts'
import type { Outcome } from '../../ports/platform/operations.ts'
import { operation, type Parameters } from './answer.ts'
import { jsonPatch } from './json-patch.ts'
import type { Draft, Kind } from './kind.ts'
import { counted, walked } from './lists.ts'
import type { Machine } from './machine.ts'
import { plainly } from './plain-query.ts'
import { badRequest, invalidPayload } from './refusals.ts'
import type { Stored } from './store/stored.ts'
import { writing } from './writing.ts'

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

/** All that can be done to records of a kind; each resource takes what its port has. */
export const resource = (machine: Machine, kind: Kind): Resource => {
  const { records } = machine
  const { find, show, tell, make, replace, put, turn, isStale, outdated } = writing(machine, kind)

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
