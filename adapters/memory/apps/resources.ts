import { linkTo } from '../../../domain/platform/sys.ts'
import { E, pipe } from '../../../domain/prelude.ts'
import { operation } from '../answer.ts'
import { walked } from '../lists.ts'
import type { Machine } from '../machine.ts'
import { inEnvironment, type Locate, placed } from '../places.ts'
import { badRequest, invalidPayload, notFound } from '../refusals.ts'
import { resource } from '../resource.ts'
import type { Stored } from '../store/stored.ts'
import { inApp, installedIn } from './places.ts'

/** Types belong to a provider, so that must be there first. */
const inProvider: Locate = (machine) => (at) =>
  pipe(
    inApp(machine)(at),
    E.filterOrElse(
      ({ path }) => machine.records.get(`${path}/only`, 'ResourceProvider') !== undefined,
      () => notFound('ResourceProvider does not exist.'),
    ),
  )

/** Entries of other spaces can be linked to everywhere. */
const builtIn: Stored = {
  name: 'Entry',
  sys: {
    id: 'Contentful:Entry',
    type: 'ResourceType',
    resourceProvider: linkTo('ResourceProvider', 'Contentful'),
  } as Stored['sys'],
}

/** Content that stays elsewhere: its kinds are kept here, the content itself would come from functions of the app. */
export const resourceTypes = (machine: Machine) => {
  const { records } = machine
  const types = resource(machine, {
    type: 'ResourceType',
    folder: 'resource_types',
    id: 'resourceTypeId',
    locate: inProvider,
    versions: 'none',
    problems: ({ name, defaultFieldMapping }) => [
      ...(typeof name === 'string' ? [] : [{ name: 'required', path: ['name'] }]),
      ...(typeof defaultFieldMapping === 'object' && defaultFieldMapping !== null
        ? []
        : [{ name: 'required', path: ['defaultFieldMapping'] }]),
    ],
    allows: (_draft, { resourceTypeId }, { path }) => {
      const provider = records.get(`${path}/only`, 'ResourceProvider')?.sys.id
      return String(resourceTypeId).startsWith(`${provider}:`)
        ? E.right(undefined)
        : E.left(
            invalidPayload([
              {
                name: 'regexp',
                path: ['sys', 'id'],
                value: resourceTypeId,
                details: `The id begins with the one of its provider: "${provider}:"`,
              },
            ]),
          )
    },
    isId: (id) => /^[a-zA-Z0-9\-_.]+:[a-zA-Z0-9\-_.]+$/.test(id),
  })
  /** Without their provider they are out of use. */
  const typesOf = (path: string): ReadonlyArray<Stored> =>
    records.get(`${path}/only`, 'ResourceProvider') ? records.all(`${path}/resource_types`) : []
  const getForEnvironment = operation((at) =>
    pipe(
      inEnvironment(machine)(at),
      E.flatMap((place) => {
        const installed = installedIn(machine, place.path).flatMap(({ id, path }) =>
          typesOf(path).map((type) => placed({ links: { appDefinition: linkTo('AppDefinition', id) } })(type)),
        )
        return walked(at.query ?? {}, { address: `${place.address}/resource_types` })([builtIn, ...installed], (type) => type)
      }),
    ),
  )
  return {
    resourceType: { ...types, getForEnvironment },
    resource: {
      getMany: operation((at) =>
        pipe(
          inEnvironment(machine)(at),
          E.flatMap((place) =>
            installedIn(machine, place.path).some(({ path }) => typesOf(path).some(({ sys }) => sys.id === at.resourceTypeId))
              ? E.left(badRequest('Functions of apps are not run on this machine, so their resources cannot be asked for.'))
              : E.left(notFound(place.missing('ResourceType', at.resourceTypeId))),
          ),
        ),
      ),
    },
  }
}
