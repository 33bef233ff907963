import { type Link, linkTo } from '../../../domain/platform/sys.ts'
import { E, pipe } from '../../../domain/prelude.ts'
import type { Query } from '../../../ports/platform/operations.ts'
import { explainPlatform, type PlatformError } from '../../../ports/platform-errors.ts'
import { type Answer, operation, type Parameters } from '../answer.ts'
import { walked } from '../lists.ts'
import { changed, created, type Machine } from '../machine.ts'
import { inEnvironment, inOrganization, type Place, placed } from '../places.ts'
import { plainly } from '../plain-query.ts'
import { notFound, validationFailed } from '../refusals.ts'
import { type Stored, sysOf } from '../store/stored.ts'
import { entitiesOf, findings, writeTemplate } from './template-content.ts'

type Draft = {
  readonly version?: number
  readonly takeover?: { readonly items?: ReadonlyArray<Link> }
  readonly deleteDeletedFields?: boolean
}
export const versionsOf = (path: string, id: unknown): string => `${path}/environment_templates/${id}/versions`
const installationsOf = (path: string): string => `${path}/template_installations`
const isOf =
  (id: unknown) =>
  ({ sys }: Stored): boolean =>
    (sys.template as Link).sys.id === id

/** What environments have of templates: installing answers at once, and is done a little later. */
export const templateInstallations = (machine: Machine) => {
  const { records } = machine

  /** A version of a template of the organization that the space is in; without one, the newest. */
  const templateOf = ({ spaceId = '' }: Place, id: unknown, version: unknown): Stored | undefined => {
    const path = `organizations/${records.get('spaces', spaceId)?.sys.organization?.sys.id}`
    const newest = records.get(`${path}/environment_templates`, String(id))
    return newest && version !== undefined ? records.get(versionsOf(path, id), String(version)) : newest
  }
  const inPlace = (perform: (place: Place, template: Stored, draft: Draft) => Answer<unknown>) =>
    operation<Draft>((at: Parameters, draft = {}) =>
      pipe(
        inEnvironment(machine)(at),
        E.flatMap((place) => {
          const template = templateOf(place, at.environmentTemplateId, at.version ?? draft.version)
          return template
            ? perform(place, template, draft)
            : E.left(notFound(place.missing('EnvironmentTemplate', at.environmentTemplateId)))
        }),
      ),
    )

  /** What a template may write: what it wrote before, and what it is allowed to take over. */
  const mineOf = (place: Place, template: Stored, { takeover }: Draft): ReadonlySet<string> => {
    const before = records
      .all(installationsOf(place.path))
      .filter(isOf(template.sys.id))
      .flatMap(({ sys }) => templateOf(place, template.sys.id, (sys.template as VersionedLink).sys.version) ?? [])
    const written = before.flatMap((one) => entitiesOf(one).contentTypeTemplates.map(({ id }) => id))
    return new Set([...written, ...(takeover?.items ?? []).map(({ sys }) => sys.id)])
  }

  const perform = async (place: Place, id: string, template: Stored, draft: Draft): Promise<void> => {
    const problems = await writeTemplate(machine, place, template, draft.deleteDeletedFields === true)
    const record = records.get(installationsOf(place.path), id)
    if (!record) return
    const outcome = problems.length === 0 ? { status: 'succeeded' } : { status: 'failed', errors: problems.map(told) }
    const sys = sysOf(record.sys, changed(machine), outcome, { completedAt: machine.now() })
    records.put(installationsOf(place.path), id, { sys })
  }

  const install = inPlace((place, template, draft) => {
    const found = findings(machine, place, template, mineOf(place, template, draft))
    if (found.length > 0)
      return E.left(validationFailed(found.map(({ message, details }) => ({ name: 'taken', details: message, ...details }))))
    const id = machine.newId()
    const link = linkTo('Template', template.sys.id)
    const sys = {
      type: 'EnvironmentTemplateInstallation',
      id,
      version: 1,
      status: 'created',
      template: { sys: { ...link.sys, version: template.sys.version } },
      ...created(machine),
    }
    records.put(installationsOf(place.path), id, { sys })
    void perform(place, id, template, draft)
    return E.right(placed(place)({ sys }))
  })

  const list = (query: Query, all: ReadonlyArray<Stored>, address: string) =>
    walked(query, { address })(plainly(chosen(query))(all), (one) => one)

  return {
    install,
    validate: inPlace((place, template, draft) =>
      E.right({
        sys: { type: 'Array', ...place.links },
        items: findings(machine, place, template, mineOf(place, template, draft)),
      }),
    ),
    disconnect: inPlace((place, template) => {
      const folder = installationsOf(place.path)
      for (const { sys } of records.all(folder).filter(isOf(template.sys.id))) records.remove(folder, sys.id)
      return E.right(undefined)
    }),
    getMany: operation((at) =>
      pipe(
        inOrganization(machine)(at),
        E.flatMap((place) => {
          const { spaceId, environmentId, environmentTemplateId, latestOnly, query = {} } = at
          const environments = records
            .all('spaces')
            .filter(({ sys }) => sys.organization?.sys.id === at.organizationId && (spaceId ?? sys.id) === sys.id)
            .flatMap((space) =>
              records
                .all(`spaces/${space.sys.id}/environments`)
                .filter(({ sys }) => (environmentId ?? sys.id) === sys.id)
                .map(({ sys }) => ({
                  path: `spaces/${space.sys.id}/environments/${sys.id}`,
                  links: { space: linkTo('Space', space.sys.id), environment: linkTo('Environment', sys.id) },
                })),
            )
          const all = environments.flatMap(({ path, links }) => {
            const here = records.all(installationsOf(path)).filter(isOf(environmentTemplateId)).map(placed({ links }))
            return String(latestOnly ?? query.latestOnly) === 'true' ? here.slice(-1) : here
          })
          return list(query, all, `${place.address}/environment_templates/${environmentTemplateId}/template_installations`)
        }),
      ),
    ),
    getForEnvironment: operation((at) =>
      pipe(
        inEnvironment(machine)(at),
        E.flatMap((place) => {
          const all = records
            .all(installationsOf(place.path))
            .filter((one) => isOf(at.environmentTemplateId)(one) && (at.installationId ?? one.sys.id) === one.sys.id)
          const address = `${place.address}/template_installations/${at.environmentTemplateId}`
          return list(at.query ?? {}, [...all].reverse().map(placed(place)), address)
        }),
      ),
    ),
  }
}

type VersionedLink = { readonly sys: { readonly version: number } }

/** Parameters that are no filters of the records themselves. */
const chosen = ({ latestOnly: _, 'space.sys.id': __, 'environment.sys.id': ___, ...query }: Query): Query => query

const told = (error: PlatformError): object =>
  error._tag === 'Refused'
    ? { message: error.message, name: error.name, details: error.details }
    : { message: explainPlatform(error).what }
