import { linkTo } from '../../../domain/platform/sys.ts'
import { E, pipe } from '../../../domain/prelude.ts'
import { operation, type Parameters } from '../answer.ts'
import { counted } from '../lists.ts'
import type { Machine } from '../machine.ts'
import { inEnvironment, placed } from '../places.ts'
import { plainly } from '../plain-query.ts'
import { unprocessable } from '../refusals.ts'
import { resource } from '../resource.ts'
import { appActionCalls } from './action-calls.ts'
import { inApp, installedIn } from './places.ts'

/** What apps offer to be called for. */
export const appActions = (machine: Machine) => {
  const { records } = machine
  const actions = resource(machine, {
    type: 'AppAction',
    folder: 'actions',
    id: 'appActionId',
    locate: inApp,
    versions: 'none',
    problems: ({ name, category }) => [
      ...(typeof name === 'string' && name !== '' ? [] : [{ name: 'required', path: ['name'] }]),
      ...(typeof category === 'string' && category !== '' ? [] : [{ name: 'required', path: ['category'] }]),
    ],
    allows: ({ parameters, parametersSchema }) =>
      parameters !== undefined && parametersSchema !== undefined
        ? E.left(unprocessable({ errors: 'Either "parameters" or "parametersSchema" can be given, not both.' }))
        : E.right(undefined),
    kept: ({ sys: _, ...draft }) => ({ type: 'endpoint', ...draft }),
  })
  const getManyForEnvironment = operation((at: Parameters) => {
    const environments =
      at.environmentId === undefined
        ? records.all(`spaces/${at.spaceId}/environments`).map(({ sys }) => sys.id)
        : [at.environmentId]
    return pipe(
      inEnvironment(machine)({ ...at, environmentId: environments[0] }),
      E.flatMap((place) => {
        const apps = new Map(
          environments
            .flatMap((id) => installedIn(machine, `spaces/${at.spaceId}/environments/${id}`))
            .map((app) => [app.id, app]),
        )
        const all = [...apps.values()].flatMap(({ id, path }) =>
          records
            .all(`${path}/actions`)
            .map((action) => placed({ links: { ...place.links, appDefinition: linkTo('AppDefinition', id) } })(action)),
        )
        return counted(at.query ?? {})(plainly(at.query ?? {})(all), (action) => action)
      }),
    )
  })
  return { appAction: { ...actions, getManyForEnvironment }, appActionCall: appActionCalls(machine) }
}
