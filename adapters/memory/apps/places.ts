import { linkTo } from '../../../domain/platform/sys.ts'
import { E, pipe } from '../../../domain/prelude.ts'
import type { Machine } from '../machine.ts'
import { inEnvironment, inOrganization, type Locate, under } from '../places.ts'
import { notFound } from '../refusals.ts'
import type { Stored } from '../store/stored.ts'

/** Below the definition of an app. */
export const inApp: Locate = (machine) => (at) =>
  pipe(
    under(inOrganization, 'app_definitions', 'appDefinitionId', 'AppDefinition')(machine)(at),
    E.map((place) => ({
      ...place,
      links: { ...place.links, appDefinition: linkTo('AppDefinition', String(at.appDefinitionId)) },
    })),
  )

/** Below an installation of an app, in an environment. */
export const inInstallation: Locate = (machine) => (at) => {
  const appDefinitionId = String(at.appDefinitionId ?? at.appInstallationId)
  return pipe(
    inEnvironment(machine)(at),
    E.filterOrElse(
      ({ path }) => machine.records.get(`${path}/app_installations`, appDefinitionId) !== undefined,
      ({ missing }) => notFound(missing('AppInstallation', appDefinitionId)),
    ),
    E.map((place) => ({
      ...place,
      path: `${place.path}/app_installations/${appDefinitionId}`,
      address: `${place.address}/app_installations/${appDefinitionId}`,
      links: { ...place.links, appDefinition: linkTo('AppDefinition', appDefinitionId) },
    })),
  )
}

/** An app and the organization it belongs to, from wherever it is installed. */
export const appOf = (
  { records }: Machine,
  appDefinitionId: string,
): { readonly app: Stored; readonly path: string } | undefined => {
  for (const { sys } of records.all('organizations')) {
    const app = records.get(`organizations/${sys.id}/app_definitions`, appDefinitionId)
    if (app) return { app, path: `organizations/${sys.id}/app_definitions/${appDefinitionId}` }
  }
  return undefined
}

/** What is installed in an environment, app by app. */
export const installedIn = (machine: Machine, path: string) =>
  machine.records.all(`${path}/app_installations`).flatMap(({ sys }) => {
    const found = appOf(machine, sys.id)
    return found ? [{ id: sys.id, ...found }] : []
  })
