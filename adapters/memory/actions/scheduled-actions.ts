import type { Link } from '../../../domain/platform/sys.ts'
import { E, pipe } from '../../../domain/prelude.ts'
import { type Answer, operation, type Parameters } from '../answer.ts'
import { found, type Kind } from '../kind.ts'
import { walked } from '../lists.ts'
import { changed, type Machine } from '../machine.ts'
import { inEnvironment, inSpace, placed } from '../places.ts'
import { plainly } from '../plain-query.ts'
import { badRequest, type Problem } from '../refusals.ts'
import { resource } from '../resource.ts'
import { type Stored, sysOf } from '../store/stored.ts'
import { actionError, failureOf, type Job, type Parts, perform, performAll, recordOf } from './publishing.ts'

const most = 500
const furthest = 5 * 365.25 * 24 * 60 * 60 * 1000
const folder = 'scheduled_actions'
type When = { readonly datetime: string }

/** What is in a release, as jobs of publishing it or taking it back. */
export type JobsOf = (
  place: { readonly path: string },
  releaseId: string,
  verb: 'publish' | 'unpublish',
) => ReadonlyArray<Job> | undefined

/** Publications to come. They belong to a space, and happen in one of its environments. */
export const scheduledActions = (machine: Machine, parts: Parts, jobsOf: JobsOf) => {
  const { records } = machine
  const kind: Kind = {
    type: 'ScheduledAction',
    folder,
    id: 'scheduledActionId',
    locate: inSpace,
    problems: ({ scheduledFor }) => timeProblems(scheduledFor as When | undefined, machine.now()),
    allows: (draft, { spaceId }, { path }, current) => {
      if (current) return unchanged(draft, current)
      const environmentId = (draft.environment as Link | undefined)?.sys.id ?? 'master'
      const waiting = records.all(`${path}/${folder}`).filter(({ sys }) => sys.status === 'scheduled')
      if (waiting.length >= most) return E.left(badRequest(`At most ${most} actions can be scheduled in a space.`))
      return pipe(
        inEnvironment(machine)({ spaceId, environmentId }),
        E.flatMap((place) => {
          const entity = draft.entity as Link
          const isRelease = entity.sys.linkType === 'Release'
          const isThere = isRelease ? jobsOf(place, entity.sys.id, 'publish') : recordOf(machine, parts, place, entity)
          return isThere ? E.right(undefined) : E.left(badRequest('The resource could not be found.'))
        }),
      )
    },
    sys: (_draft, _at, current) => ({ status: current?.sys.status ?? 'scheduled' }),
  }
  const operations = resource(machine, kind)

  return {
    get: operations.get,
    getMany: operation((at) =>
      pipe(
        inSpace(machine)(at),
        E.flatMap((place) => {
          const query = at.query ?? {}
          const all = plainly(query)(records.all(`${place.path}/${folder}`))
          return walked(query, { address: `${place.address}/${folder}` })(all, placed(place))
        }),
      ),
    ),
    create: operations.create,
    update: operations.update,
    /** What is cancelled stays to be seen. */
    delete: operation((at) =>
      pipe(
        found(machine, kind)(at),
        E.flatMap(({ place, folder: path, id, record }): Answer<Stored> => {
          if (record.sys.status !== 'scheduled')
            return E.left(badRequest(`The action is ${record.sys.status}: it cannot be canceled.`))
          const sys = sysOf(
            record.sys,
            { status: 'canceled', canceledAt: machine.now(), canceledBy: machine.user },
            changed(machine),
          )
          return E.right(placed(place)(records.put(path, id, { ...record, sys })))
        }),
      ),
    ),
  }
}

const unchanged = (draft: { readonly [name: string]: unknown }, current: Stored): Answer<unknown> =>
  ['action', 'entity', 'environment'].some(
    (name) => draft[name] !== undefined && JSON.stringify(draft[name]) !== JSON.stringify(current[name]),
  )
    ? E.left(badRequest('Only the time of a scheduled action can be changed.'))
    : current.sys.status === 'scheduled'
      ? E.right(undefined)
      : E.left(badRequest(`The action is ${current.sys.status}: it cannot be changed.`))

const timeProblems = (when: When | undefined, now: string): ReadonlyArray<Problem> => {
  const time = Date.parse(when?.datetime ?? '')
  const path = ['scheduledFor', 'datetime']
  if (Number.isNaN(time))
    return [{ name: 'date', path, value: when?.datetime, details: 'The time must be written as in ISO 8601' }]
  if (time < Date.parse(now)) return [{ name: 'date.min', path, value: when?.datetime, details: 'The time is over' }]
  return time > Date.parse(now) + furthest
    ? [{ name: 'date.max', path, value: when?.datetime, details: 'The time is more than five years ahead' }]
    : []
}

/** Performs every action whose time has come, in the order of their times. */
export const performDue = (machine: Machine, parts: Parts, jobsOf: JobsOf): void => {
  const { records } = machine
  for (const space of records.all('spaces')) {
    const path = `spaces/${space.sys.id}/${folder}`
    const waiting = records.all(path).filter(({ sys }) => sys.status === 'scheduled')
    if (waiting.length === 0) continue
    const now = Date.parse(machine.now())
    const due = waiting.filter(({ scheduledFor }) => timeOf(scheduledFor) <= now)
    for (const action of due.sort((one, other) => timeOf(one.scheduledFor) - timeOf(other.scheduledFor)))
      records.put(path, action.sys.id, { ...action, ...outcome(machine, parts, jobsOf, space.sys.id, action) })
  }
}
const timeOf = (when: unknown): number => Date.parse((when as When).datetime)

const outcome = (
  machine: Machine,
  parts: Parts,
  jobsOf: JobsOf,
  spaceId: string,
  action: Stored,
): { readonly sys: Stored['sys']; readonly error?: object } => {
  const environmentId = (action.environment as Link | undefined)?.sys.id ?? 'master'
  const entity = action.entity as Link
  const verb = action.action as 'publish' | 'unpublish'
  const done = (status: string) => sysOf(action.sys, { status, version: (action.sys.version ?? 0) + 1 }, changed(machine))
  const failed = (error: object) => ({ sys: done('failed'), error })
  const place = inEnvironment(machine)({ spaceId, environmentId } as Parameters)
  if (E.isLeft(place)) return failed(failureOf(entity, place.left).error)
  if (entity.sys.linkType === 'Release') {
    const failures = performAll(machine, parts, place.right, jobsOf(place.right, entity.sys.id, verb) ?? [])
    return failures.length > 0 ? failed(actionError(failures)) : { sys: done('succeeded') }
  }
  const result = perform(machine, parts, place.right)({ link: entity, verb })
  return E.isLeft(result) ? failed(failureOf(entity, result.left).error) : { sys: done('succeeded') }
}
