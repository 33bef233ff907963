import { E, pipe } from '../../domain/prelude.ts'
import type { Answer, Parameters } from './answer.ts'
import { badId, isProperId } from './ids.ts'
import type { Draft, Found, Kind } from './kind.ts'
import { found } from './kind.ts'
import { changed, created, type Machine } from './machine.ts'
import { type Place, placed } from './places.ts'
import { invalidPayload, stale } from './refusals.ts'
import { type Stored, sysOf } from './store/stored.ts'

/** How records of a kind come about and change: every operation that writes is made of these. */
export const writing = (machine: Machine, kind: Kind) => {
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
            write(place, at, id, { ...record, sys: sysOf(record.sys, bumped(record), changed(machine), sys) }, record, action),
          ),
        )
      }),
    )

  return { find, show, tell, make, replace, put, turn, isStale, outdated }
}
