import { linkTo } from '../../../domain/platform/sys.ts'
import { E, pipe } from '../../../domain/prelude.ts'
import { type Answer, operation, type Parameters } from '../answer.ts'
import { found, type Kind } from '../kind.ts'
import { walked } from '../lists.ts'
import { changed, created, type Machine } from '../machine.ts'
import { inEnvironment, type Place, placed } from '../places.ts'
import { plainly } from '../plain-query.ts'
import { badRequest, notFound, stale, unprocessable } from '../refusals.ts'
import { resource } from '../resource.ts'
import { type Stored, sysOf } from '../store/stored.ts'
import { actionError, type Job, type Parts, performAll, recordOf, type Verb } from './publishing.ts'
import { type ReleaseItem as Item, itemsOf, linkOf, releasesOf } from './release.ts'
import { applyReleased } from './released.ts'

const most = 200
const actionsOf = ({ path }: Place): string => `${path}/release_actions`

/** What publishing a release means for each of its entities; version 2 may say something else for some of them. */
export const jobsOf =
  ({ records }: Machine) =>
  (place: { readonly path: string }, releaseId: string, verb: Verb): ReadonlyArray<Job> | undefined => {
    const release = records.get(releasesOf(place), releaseId)
    return (
      release &&
      itemsOf(release).map((item) => {
        const own = verb === 'publish' && item.action === 'unpublish' ? 'unpublish' : verb
        const locales = (item.add ?? item.remove)?.fields?.['*']
        return { link: linkOf(item), verb: own, ...(locales ? { locales } : {}) }
      })
    )
  }

export const releases = (machine: Machine, parts: Parts) => {
  const { records } = machine
  const kind: Kind = {
    type: 'Release',
    folder: 'releases',
    id: 'releaseId',
    locate: inEnvironment,
    topic: 'Release',
    problems: ({ title, ...draft }) => [
      ...(typeof title === 'string' && title !== ''
        ? []
        : [{ name: 'any.required', path: ['title'], details: '"title" is required' }]),
      ...(itemsOf(draft).length > most
        ? [
            {
              name: 'array.max',
              path: ['entities', 'items'],
              details: `"entities.items" must contain less than or equal to ${most} items`,
            },
          ]
        : []),
    ],
    allows: (draft, _at, place, current) => {
      if (current?.sys.archivedAt !== undefined) return E.left(badRequest('Cannot edit archived'))
      const unknown = itemsOf(draft).filter((item) => !recordOf(machine, parts, place, linkOf(item)))
      return unknown.length > 0 ? E.left(unprocessable({ errors: unknown.map(unknownEntity) })) : E.right(undefined)
    },
    kept: ({ sys: _, ...draft }) => ({ ...draft, entities: { sys: { type: 'Array' }, items: itemsOf(draft) } }),
    sys: (draft, { releaseSchemaVersion }, current) => ({
      status: current?.sys.status ?? 'active',
      schemaVersion:
        current?.sys.schemaVersion ??
        (draft.sys as { readonly schemaVersion?: string } | undefined)?.schemaVersion ??
        releaseSchemaVersion ??
        'Release.v1',
    }),
    after: (place, at, record) => {
      if (!record) records.clear(`${place.path}/released/${at.releaseId}`)
    },
  }
  const operations = resource(machine, kind)

  const run = (verb: Verb) =>
    operation<{ readonly action?: Verb } | undefined>((at, options) =>
      pipe(
        found(machine, kind)(at),
        E.flatMap(({ place, folder, id, record }): Answer<Stored> => {
          if (verb !== 'validate' && Number(at.version ?? 0) !== record.sys.version) return E.left(stale())
          if (record.sys.status === 'archived') return E.left(badRequest('Cannot publish archived'))
          if (verb === 'publish') applyReleased(machine, place, id)
          const asked = verb === 'validate' ? (options?.action ?? 'publish') : verb
          const jobs = (jobsOf(machine)(place, id, asked) ?? []).map((job) => (verb === 'validate' ? { ...job, verb } : job))
          const failures = performAll(machine, parts, place, jobs)
          if (verb !== 'validate') {
            const sys = sysOf(record.sys, { version: (record.sys.version ?? 0) + 1, lastAction: undefined }, changed(machine))
            records.put(folder, id, { ...record, sys })
          }
          return E.right(note(place, id, verb, failures.length > 0 ? actionError(failures) : undefined))
        }),
      ),
    )

  /** The action is answered as it begins; what came of it is asked for later. */
  const note = (place: Place, releaseId: string, verb: Verb, error: object | undefined): Stored => {
    const id = machine.newId()
    const sys = { type: 'ReleaseAction', id, release: linkTo('Release', releaseId), ...created(machine) }
    const status = error ? 'failed' : 'succeeded'
    records.put(actionsOf(place), id, { action: verb, ...(error ? { error } : {}), sys: { ...sys, status } })
    return placed(place)({ action: verb, sys: { ...sys, status: 'created' } })
  }

  const turn = (rule: (release: Stored) => Answer<object>) =>
    operation((at) =>
      pipe(
        found(machine, kind)(at),
        E.flatMap(({ place, folder, id, record }) => {
          if (Number(at.version ?? 0) !== record.sys.version) return E.left(stale())
          return pipe(
            rule(record),
            E.map((sys) => {
              const next = sysOf(record.sys, { version: (record.sys.version ?? 0) + 1, ...sys }, changed(machine))
              return placed(place)(records.put(folder, id, { ...record, sys: next }))
            }),
          )
        }),
      ),
    )

  return {
    get: operations.get,
    query: walkedList(machine, releasesOf, 'releases'),
    create: operations.create,
    update: operations.update,
    delete: operations.delete,
    archive: turn(({ sys }) =>
      sys.status === 'archived'
        ? E.left(badRequest('Already archived'))
        : E.right({ status: 'archived', archivedAt: machine.now(), archivedBy: machine.user }),
    ),
    unarchive: turn(({ sys }) =>
      sys.status === 'archived'
        ? E.right({ status: 'active', archivedAt: undefined, archivedBy: undefined })
        : E.left(badRequest('Not archived')),
    ),
    publish: run('publish'),
    unpublish: run('unpublish'),
    validate: run('validate'),
  }
}

export const releaseActions = (machine: Machine) => {
  const getMany = walkedList(machine, actionsOf, 'release_actions')
  return {
    get: operation((at) =>
      pipe(
        inEnvironment(machine)(at),
        E.flatMap((place) => {
          const action = machine.records.get(actionsOf(place), at.actionId)
          return action
            ? E.right(placed(place)(action))
            : E.left(notFound({ ...(place.missing('ReleaseAction', at.actionId) as object), release: at.releaseId }))
        }),
      ),
    ),
    getMany,
    queryForRelease: ((at: Parameters = {}) =>
      getMany({ ...at, query: { ...at.query, 'sys.release.sys.id[in]': at.releaseId } })) as typeof getMany,
  }
}

const walkedList = (machine: Machine, folderOf: (place: Place) => string, name: string) =>
  operation((at) =>
    pipe(
      inEnvironment(machine)(at),
      E.flatMap((place) => {
        const query = { ...(at.releaseSchemaVersion ? { 'sys.schemaVersion': at.releaseSchemaVersion } : {}), ...at.query }
        const isWanted = byEntities(query)
        const all = plainly(withoutEntities(query))(machine.records.all(folderOf(place))).filter(isWanted)
        return walked(query, { address: `${place.address}/${name}` })(all, placed(place))
      }),
    ),
  )

type Query = { readonly [name: string]: unknown }
const isAboutEntities = (name: string): boolean => name.startsWith('entities')
const withoutEntities = (query: Query) =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !isAboutEntities(name))) as never

/** Releases are found by what they hold: `entities.sys.id[in]`, `entities.sys.linkType`, `entities[exists]`. */
const byEntities = (query: Query) => {
  const wanted = (name: string) =>
    query[name] === undefined
      ? undefined
      : String(query[name])
          .split(',')
          .map((each) => each.trim())
  const ids = wanted('entities.sys.id[in]') ?? wanted('entities.sys.id')
  const types = wanted('entities.sys.linkType')
  const exists = query['entities[exists]']
  return (release: Stored): boolean => {
    const links = itemsOf(release).map(linkOf)
    if (exists !== undefined && String(exists) !== String(links.length > 0)) return false
    return (
      (ids ?? types) === undefined ||
      links.some(({ sys }) => (ids?.includes(sys.id) ?? true) && (types?.includes(sys.linkType) ?? true))
    )
  }
}

const unknownEntity = (item: Item) => ({
  error: {
    sys: { type: 'Error', id: 'NotFound' },
    message: 'The resource could not be found.',
    details: { sys: { type: linkOf(item).sys.linkType, id: linkOf(item).sys.id } },
  },
})
