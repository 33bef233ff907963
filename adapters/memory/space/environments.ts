import { type Link, linkTo } from '../../../domain/platform/sys.ts'
import { E, pipe } from '../../../domain/prelude.ts'
import { type Answer, operation, type Parameters } from '../answer.ts'
import { counted } from '../lists.ts'
import { changed, type Machine } from '../machine.ts'
import { inEnvironment, inSpace, type Place, placed } from '../places.ts'
import { accessDenied, badRequest, invalidPayload, notFound, stale } from '../refusals.ts'
import { resource } from '../resource.ts'
import { type Stored, sysOf } from '../store/stored.ts'
import { openEnvironment } from './spaces.ts'

type Draft = { readonly name?: string; readonly sys?: { readonly version?: number } }
const folderOf = ({ spaceId }: Place): string => `spaces/${spaceId}/environments`
const aliasesOf = ({ spaceId }: Place): string => `spaces/${spaceId}/environment_aliases`
const targetOf = (alias: Stored): string => (alias.environment as Link).sys.id

/** A new environment is a copy of another one, by default of master; its records are shared until they change. */
export const environments = (machine: Machine) => {
  const { records } = machine

  const shown =
    (place: Place, address: string = '') =>
    (environment: Stored): Stored => {
      const { id } = environment.sys
      const aliases = records.all(aliasesOf(place)).filter((alias) => targetOf(alias) === id)
      const links = { aliases: aliases.map(({ sys }) => linkTo('EnvironmentAlias', sys.id)) }
      const isAlias = address !== '' && address !== id
      const sys = {
        ...environment.sys,
        ...links,
        ...(isAlias ? { id: address, aliasedEnvironment: linkTo('Environment', id) } : {}),
      }
      return placed({ links: { space: linkTo('Space', place.spaceId ?? '') } })({ ...environment, sys: sys as Stored['sys'] })
    }

  const find = (at: Parameters): Answer<{ readonly place: Place; readonly environment: Stored }> =>
    pipe(
      inEnvironment(machine)(at),
      E.flatMap((place) => {
        const environment = records.get(folderOf(place), place.path.split('/').at(-1) ?? '')
        return environment ? E.right({ place, environment }) : E.left(notFound(place.missing('Environment', at.environmentId)))
      }),
    )

  const make = (at: Parameters, id: string, { name = id }: Draft = {}): Answer<Stored> =>
    pipe(
      inEnvironment(machine)({ spaceId: at.spaceId, environmentId: at.sourceEnvironmentId ?? 'master' }),
      E.map((source) => {
        records.copy(source.path, `${folderOf(source)}/${id}`)
        const environment = shown(source)(openEnvironment(machine, source.spaceId ?? '', id, name))
        // Copying takes its time elsewhere, so whoever asks for one looks again until it is ready.
        return { ...environment, sys: { ...environment.sys, status: linkTo('Status', 'queued') } }
      }),
    )

  return {
    get: operation((at) =>
      pipe(
        find(at),
        E.map(({ place, environment }) => shown(place, at.environmentId)(environment)),
      ),
    ),
    getMany: operation((at) =>
      pipe(
        inSpace(machine)(at),
        E.flatMap((place) => {
          const all = records.all(folderOf(place))
          const aliased = records.all(aliasesOf(place)).flatMap((alias) => {
            const target = records.get(folderOf(place), targetOf(alias))
            return target ? [shown(place, alias.sys.id)(target)] : []
          })
          return counted(at.query ?? {}, { usual: 25 })([...aliased, ...all.map(shown(place))], (environment) => environment)
        }),
      ),
    ),
    create: operation<Draft>((at, draft) => make(at, machine.newId(), draft)),
    createWithId: operation<Draft>((at, draft) => {
      const before = find(at)
      if (E.isRight(before)) return E.left(stale())
      return /^[a-zA-Z0-9\-_.]{1,64}$/.test(at.environmentId)
        ? make(at, at.environmentId, draft)
        : E.left(invalidPayload([{ name: 'regexp', path: ['sys', 'id'], value: at.environmentId }]))
    }),
    update: operation<Draft>((at, draft) =>
      pipe(
        find(at),
        E.match(
          (): Answer<Stored> => make(at, at.environmentId, draft),
          ({ place, environment }) =>
            Number(draft.sys?.version ?? 0) !== environment.sys.version
              ? E.left(stale())
              : E.right(
                  shown(
                    place,
                    at.environmentId,
                  )(
                    records.put(folderOf(place), environment.sys.id, {
                      ...environment,
                      name: draft.name ?? environment.name,
                      sys: sysOf(environment.sys, { version: (environment.sys.version ?? 0) + 1 }, changed(machine)),
                    }),
                  ),
                ),
        ),
      ),
    ),
    delete: operation((at) =>
      pipe(
        find(at),
        E.flatMap(({ place, environment }) => {
          const { id } = environment.sys
          if (at.environmentId === 'master') return E.left(accessDenied('The master environment cannot be deleted.'))
          if (at.environmentId !== id) return E.left(badRequest('An alias is no environment: delete the alias itself.'))
          if (records.all(aliasesOf(place)).some((alias) => targetOf(alias) === id))
            return E.left(badRequest('Aliases lead to this environment: point them elsewhere first.'))
          records.remove(folderOf(place), id)
          records.clear(`${folderOf(place)}/${id}`)
          return E.right(undefined)
        }),
      ),
    ),
  }
}

/** A second name; `master` may be one as well. */
export const environmentAliases = (machine: Machine) =>
  resource(machine, {
    type: 'EnvironmentAlias',
    folder: 'environment_aliases',
    id: 'environmentAliasId',
    locate: inSpace,
    allows: (draft, _at, { spaceId }) => {
      const id = (draft.environment as Link | undefined)?.sys?.id ?? ''
      return machine.records.get(`spaces/${spaceId}/environments`, id)
        ? E.right(undefined)
        : E.left(invalidPayload([{ name: 'notResolvable', path: ['environment'], value: draft.environment }]))
    },
    keeps: ({ sys }) => (sys.id === 'master' ? E.left(accessDenied('The master alias cannot be deleted.')) : E.right(undefined)),
  })
