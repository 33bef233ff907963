import { linkTo } from '../../../domain/platform/sys.ts'
import { E, pipe } from '../../../domain/prelude.ts'
import { type Answer, operation, type Parameters } from '../answer.ts'
import type { Kind } from '../kind.ts'
import { walked } from '../lists.ts'
import { created, type Machine } from '../machine.ts'
import { inEnvironment, inOrganization, type Place, placed } from '../places.ts'
import { plainly } from '../plain-query.ts'
import { notFound } from '../refusals.ts'
import { resource } from '../resource.ts'
import type { Stored } from '../store/stored.ts'

type Draft = { readonly [name: string]: unknown }
const versionsOf = (path: string, id: unknown): string => `${path}/environment_templates/${id}/versions`
const installationsOf = ({ path }: Place): string => `${path}/template_installations`

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
  const templateOf = (place: Place, id: unknown): Stored | undefined => {
    const organization = records.get('spaces', place.spaceId ?? '')?.sys.organization?.sys.id
    return records.get(`organizations/${organization}/environment_templates`, String(id))
  }
  const inPlace = (perform: (place: Place, template: Stored, at: Parameters, draft: Draft) => Answer<unknown>) =>
    operation<Draft>((at, draft) =>
      pipe(
        inEnvironment(machine)(at),
        E.flatMap((place) => {
          const found = templateOf(place, at.environmentTemplateId)
          return found
            ? perform(place, found, at, draft ?? {})
            : E.left(notFound(place.missing('EnvironmentTemplate', at.environmentTemplateId)))
        }),
      ),
    )
  const list = (query: Draft, all: ReadonlyArray<Stored>, address: string, show: (record: Stored) => Stored) =>
    walked(query as never, { usual: 100, address })(plainly(query as never)(all), show)

  return {
    environmentTemplate: {
      ...template,
      get: ((at: Parameters = {}) =>
        at.version === undefined
          ? template.get(at)
          : operation((where) =>
              pipe(
                version(where),
                E.map(({ place, record }) => placed(place)(record)),
              ),
            )(at)) as typeof template.get,
      versions: operation((at) =>
        pipe(
          inOrganization(machine)(at),
          E.flatMap((place) =>
            list(
              at.query ?? {},
              [...records.all(versionsOf(place.path, at.environmentTemplateId))].reverse(),
              `${place.address}/environment_templates/${at.environmentTemplateId}/versions`,
              placed(place),
            ),
          ),
        ),
      ),
      /** Only what is told of a version can change: what it holds is in use. */
      versionUpdate: operation<Draft>((at, draft) =>
        pipe(
          version(at),
          E.map(({ place, record, folder }) => {
            const { versionName, versionDescription } = { ...record, ...draft } as Draft
            return placed(place)(records.put(folder, String(at.version), { ...record, versionName, versionDescription }))
          }),
        ),
      ),
      install: inPlace((place, found, at, draft) => {
        const id = machine.newId()
        const sys = {
          type: 'EnvironmentTemplateInstallation',
          id,
          status: 'succeeded',
          template: linkTo('EnvironmentTemplate', at.environmentTemplateId),
          templateVersion: Number(draft.version ?? found.sys.version),
          ...created(machine),
        }
        records.put(installationsOf(place), id, { sys })
        return E.right(placed(place)({ sys: { ...sys, status: 'created' } }))
      }),
      validate: inPlace(() => E.right({ findings: [] })),
      disconnect: inPlace((place, _found, at) => {
        for (const { sys } of records.all(installationsOf(place)))
          if ((sys.template as ReturnType<typeof linkTo>).sys.id === at.environmentTemplateId)
            records.remove(installationsOf(place), sys.id)
        return E.right(undefined)
      }),
    },
    environmentTemplateInstallation: {
      getMany: operation((at) =>
        pipe(
          inOrganization(machine)(at),
          E.flatMap((place) => {
            const spaces = records.all('spaces').filter(({ sys }) => sys.organization?.sys.id === at.organizationId)
            const all = spaces.flatMap((space) =>
              records.all(`spaces/${space.sys.id}/environments`).flatMap((environment) => {
                const links = { space: linkTo('Space', space.sys.id), environment: linkTo('Environment', environment.sys.id) }
                return records
                  .all(`spaces/${space.sys.id}/environments/${environment.sys.id}/template_installations`)
                  .map((one) => placed({ links })(one))
              }),
            )
            const wanted = all.filter(
              ({ sys }) =>
                (sys.template as ReturnType<typeof linkTo>).sys.id === at.environmentTemplateId &&
                (at.spaceId === undefined || sys.space?.sys.id === at.spaceId),
            )
            return list(
              at.query ?? {},
              wanted,
              `${place.address}/environment_templates/${at.environmentTemplateId}/template_installations`,
              (one) => one,
            )
          }),
        ),
      ),
      getForEnvironment: operation((at) =>
        pipe(
          inEnvironment(machine)(at),
          E.flatMap((place) => {
            const all = records
              .all(installationsOf(place))
              .filter(
                ({ sys }) =>
                  (sys.template as ReturnType<typeof linkTo>).sys.id === at.environmentTemplateId &&
                  (at.installationId === undefined || sys.id === at.installationId),
              )
            return list(
              at.query ?? {},
              [...all].reverse(),
              `${place.address}/template_installations/${at.environmentTemplateId}`,
              placed(place),
            )
          }),
        ),
      ),
    },
  }
}
