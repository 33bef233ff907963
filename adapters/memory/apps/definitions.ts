import { linkTo } from '../../../domain/platform/sys.ts'
import { E } from '../../../domain/prelude.ts'
import { operation, type Parameters } from '../answer.ts'
import type { Machine } from '../machine.ts'
import { inOrganization, placed } from '../places.ts'
import { badRequest, notFound } from '../refusals.ts'
import { resource } from '../resource.ts'
import type { Stored } from '../store/stored.ts'
import { appInstallations, installationsOf } from './installations.ts'
import { appOf } from './places.ts'

const required = (name: string) => ({ name: 'required', path: [name], details: `The property "${name}" is required here` })

export const appDefinitions = (machine: Machine) => {
  const { records } = machine
  const definitions = resource(machine, {
    type: 'AppDefinition',
    folder: 'app_definitions',
    id: 'appDefinitionId',
    locate: inOrganization,
    versions: 'none',
    usual: 100,
    problems: ({ name }) => (typeof name === 'string' && name !== '' ? [] : [required('name')]),
    sys: () => ({ shared: false }),
    keeps: ({ sys }) =>
      installationsOf(machine, sys.id).length > 0
        ? E.left(badRequest('The app is installed: uninstall it first.'))
        : E.right(undefined),
  })

  /** All installations of an app that the query asks for, and the environments they are in. */
  const getForOrganization = operation((at: Parameters) => {
    if (!appOf(machine, at.appDefinitionId)) return E.left(notFound('AppDefinition does not exist.'))
    const query = at.query ?? {}
    const spaces = query['sys.space.sys.id[in]'] ?? query.spaceId
    const wanted = spaces === undefined ? undefined : String(spaces).split(',')
    const all = installationsOf(machine, at.appDefinitionId).filter(({ spaceId }) => wanted?.includes(spaceId) ?? true)
    const environments = all.map(({ spaceId, environmentId }) => {
      const environment = records.get(`spaces/${spaceId}/environments`, environmentId) as Stored
      return placed({ links: { space: linkTo('Space', spaceId) } })(environment)
    })
    return E.right({ sys: { type: 'Array' }, items: all.map(({ shown }) => shown), includes: { Environment: environments } })
  })
  return {
    appDefinition: { ...definitions, getInstallationsForOrg: getForOrganization },
    appInstallation: { ...appInstallations(machine), getForOrganization },
  }
}
