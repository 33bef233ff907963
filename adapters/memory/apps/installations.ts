import { linkTo } from '../../../domain/platform/sys.ts'
import { E, pipe } from '../../../domain/prelude.ts'
import { type Answer, operation, type Parameters } from '../answer.ts'
import { counted } from '../lists.ts'
import { changed, created, type Machine } from '../machine.ts'
import { inEnvironment, type Place, placed } from '../places.ts'
import { plainly } from '../plain-query.ts'
import { accessDenied, invalidPayload, notFound } from '../refusals.ts'
import { type Stored, sysOf } from '../store/stored.ts'
import { appOf } from './places.ts'

/** Everywhere, with where they are. */
export const installationsOf = ({ records }: Machine, appDefinitionId: string) =>
  records.all('spaces').flatMap((space) =>
    records.all(`spaces/${space.sys.id}/environments`).flatMap((environment) => {
      const [spaceId, environmentId] = [space.sys.id, environment.sys.id]
      const record = records.get(`spaces/${spaceId}/environments/${environmentId}/app_installations`, appDefinitionId)
      const links = { space: linkTo('Space', spaceId), environment: linkTo('Environment', environmentId) }
      return record ? [{ spaceId, environmentId, shown: shownInstallation(placed({ links })(record)) }] : []
    }),
  )

/** It has no id of its own: it is found by its definition. */
const shownInstallation = ({ sys, ...installation }: Stored): Stored => ({
  ...installation,
  sys: { ...sys, appDefinition: linkTo('AppDefinition', sys.id) },
})

/** In bytes. */
const mostParameters = 32 * 1024
const sizeOf = (parameters: unknown): number => new TextEncoder().encode(JSON.stringify(parameters) ?? '').length

/** An app that is not shared is for its own organization. */
const isOffered = ({ records }: Machine, { spaceId = '' }: Place, { app, path }: { app: Stored; path: string }): boolean =>
  app.sys.shared === true || path.startsWith(`organizations/${records.get('spaces', spaceId)?.sys.organization?.sys.id}/`)

/** One app per environment: an installation is found by its app. */
export const appInstallations = (machine: Machine) => {
  const { records } = machine
  const folder = 'app_installations'
  const find = (at: Parameters) =>
    pipe(
      inEnvironment(machine)(at),
      E.flatMap((place) => {
        const record = records.get(`${place.path}/${folder}`, at.appDefinitionId)
        return record ? E.right({ place, record }) : E.left(notFound(place.missing('AppInstallation', at.appDefinitionId)))
      }),
    )
  return {
    get: operation((at) =>
      pipe(
        find(at),
        E.map(({ place, record }) => shownInstallation(placed(place)(record))),
      ),
    ),
    getMany: operation((at) =>
      pipe(
        inEnvironment(machine)(at),
        E.flatMap((place) => {
          const all = plainly(at.query ?? {})(records.all(`${place.path}/${folder}`))
          const apps = all.flatMap(({ sys }) => appOf(machine, sys.id)?.app ?? [])
          return pipe(
            counted(at.query ?? {})(all, (record) => shownInstallation(placed(place)(record))),
            E.map((page) => ({ ...page, includes: { AppDefinition: apps, ResolvedAppDefinition: apps } })),
          )
        }),
      ),
    ),
    upsert: operation<{ readonly parameters?: unknown }>((at, { parameters } = {}) =>
      pipe(
        inEnvironment(machine)(at),
        E.flatMap((place): Answer<Stored> => {
          const found = appOf(machine, at.appDefinitionId)
          const isAccepted = Boolean(at.terms || at.acceptAllTerms)
          // What is not known here may be an app of the marketplace, whose terms are accepted then.
          if (found ? !isOffered(machine, place, found) : !isAccepted) return E.left(notFound('AppDefinition does not exist.'))
          const isObject = typeof parameters === 'object' && parameters !== null && !Array.isArray(parameters)
          if (parameters !== undefined && !isObject)
            return E.left(invalidPayload([{ name: 'type', path: ['parameters'], type: 'Object', value: parameters }]))
          if (found?.app.sys.shared === true && !isAccepted)
            return E.left(accessDenied('The terms of the marketplace must be accepted in the header X-Contentful-Marketplace.'))
          if (sizeOf(parameters) > mostParameters)
            return E.left(
              invalidPayload([{ name: 'size', path: ['parameters'], details: `Size must be at most ${mostParameters}` }]),
            )
          const before = records.get(`${place.path}/${folder}`, at.appDefinitionId)
          const sys = before
            ? sysOf(before.sys, changed(machine))
            : { type: 'AppInstallation', id: at.appDefinitionId, ...created(machine) }
          const record = { ...(parameters === undefined ? {} : { parameters }), sys }
          return E.right(shownInstallation(placed(place)(records.put(`${place.path}/${folder}`, at.appDefinitionId, record))))
        }),
      ),
    ),
    delete: operation((at) =>
      pipe(
        find(at),
        E.map(({ place, record }) => {
          records.remove(`${place.path}/${folder}`, record.sys.id)
          records.clear(`${place.path}/${folder}/${record.sys.id}`)
          return undefined
        }),
      ),
    ),
  }
}
