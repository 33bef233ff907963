import { E, pipe } from '../../../domain/prelude.ts'
import { type Answer, operation, type Parameters } from '../answer.ts'
import type { Kind } from '../kind.ts'
import { walked } from '../lists.ts'
import type { Machine } from '../machine.ts'
import { inOrganization, type Place, placed } from '../places.ts'
import { plainly } from '../plain-query.ts'
import { notFound } from '../refusals.ts'
import { resource } from '../resource.ts'
import type { Stored } from '../store/stored.ts'
import { templateInstallations, versionsOf } from './template-installations.ts'

type Draft = { readonly [name: string]: unknown }

/** Content models that an organization hands out; every version of one is kept, and environments say which they have. */
export const environmentTemplates = (machine: Machine) => {
  const { records } = machine
  const kind: Kind = {
    type: 'EnvironmentTemplate',
    folder: 'environment_templates',
    id: 'environmentTemplateId',
    locate: inOrganization,
    walked: true,
    problems: ({ name }) => (typeof name === 'string' && name !== '' ? [] : [{ name: 'required', path: ['name'] }]),
    after: ({ path }, _at, record) => {
      if (record) records.put(versionsOf(path, record.sys.id), String(record.sys.version), record)
    },
  }
  const template = resource(machine, kind)

  const version = (at: Parameters): Answer<{ readonly place: Place; readonly record: Stored; readonly folder: string }> =>
    pipe(
      inOrganization(machine)(at),
      E.flatMap((place) => {
        const folder = versionsOf(place.path, at.environmentTemplateId)
        const record = records.get(folder, String(at.version))
        return record ? E.right({ place, record, folder }) : E.left(notFound())
      }),
    )
  const getVersion = operation((at) =>
    pipe(
      version(at),
      E.map(({ place, record }) => placed(place)(record)),
    ),
  )
  const { install, validate, disconnect, getMany, getForEnvironment } = templateInstallations(machine)

  return {
    environmentTemplate: {
      ...template,
      get: ((at: Parameters = {}) => (at.version === undefined ? template.get : getVersion)(at)) as typeof template.get,
      versions: operation((at) =>
        pipe(
          inOrganization(machine)(at),
          E.flatMap((place) => {
            const query = at.query ?? {}
            const all = [...records.all(versionsOf(place.path, at.environmentTemplateId))].reverse()
            const address = `${place.address}/environment_templates/${at.environmentTemplateId}/versions`
            return walked(query, { address })(plainly(query)(all), placed(place))
          }),
        ),
      ),
      /** Only what is told of a version can change: what it holds is in use. */
      versionUpdate: operation<Draft>((at, draft) =>
        pipe(
          version(at),
          E.map(({ place, record, folder }) => {
            const { versionName, versionDescription } = { ...record, ...draft } as Draft
            const described = { ...record, versionName, versionDescription }
            records.put(folder, String(at.version), described)
            const newest = `${place.path}/environment_templates`
            if (records.get(newest, record.sys.id)?.sys.version === record.sys.version)
              records.put(newest, record.sys.id, described)
            return placed(place)(described)
          }),
        ),
      ),
      install,
      validate,
      disconnect,
    },
    environmentTemplateInstallation: { getMany, getForEnvironment },
  }
}
