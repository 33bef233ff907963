import { linkTo } from '../../../domain/platform/sys.ts'
import { E, pipe } from '../../../domain/prelude.ts'
import { operation } from '../answer.ts'
import type { Kind } from '../kind.ts'
import { walked } from '../lists.ts'
import type { Machine } from '../machine.ts'
import { inEnvironment, type Locate, placed, under } from '../places.ts'
import { plainly } from '../plain-query.ts'
import { badRequest, notFound } from '../refusals.ts'
import { resource } from '../resource.ts'

/** The parts of experiences differ in their names only. */
const part = (type: string, folder: string, id: string, locate: Locate = inEnvironment, more: Partial<Kind> = {}): Kind => ({
  type,
  folder,
  id,
  locate,
  walked: true,
  keeps: ({ sys }) => (sys.publishedVersion === undefined ? E.right(undefined) : E.left(badRequest('Cannot delete published'))),
  ...more,
})

const variants = (type: string, folder: string, parameter: string, parent: string): Kind =>
  part(type, 'optimization_variants', 'variantId', under(inEnvironment, folder, parameter, parent), {
    sys: (_draft, at) => ({ parent: linkTo(parent, at[parameter]) }),
  })

const kinds = {
  component: part('Component', 'components', 'componentId'),
  componentType: part('ComponentType', 'component_types', 'componentTypeId'),
  fragment: part('Fragment', 'fragments', 'fragmentId'),
  template: part('Template', 'templates', 'templateId'),
  experience: part('Experience', 'experiences', 'experienceId'),
  experienceFragment: part('ExperienceFragment', 'experience_fragments', 'experienceFragmentId'),
  experienceTemplate: part('ExperienceTemplate', 'experience_templates', 'experienceTemplateId'),
  experienceVariant: variants('ExperienceVariant', 'experiences', 'experienceId', 'Experience'),
  experienceFragmentVariant: variants(
    'ExperienceFragmentVariant',
    'experience_fragments',
    'experienceFragmentId',
    'ExperienceFragment',
  ),
  designToken: part('DesignToken', 'design_tokens', 'designTokenId', inEnvironment, { overwritten: true }),
} as const

export const experiences = (machine: Machine) => {
  const { records } = machine
  const parts = Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, withUpsert(machine, kind)])) as {
    readonly [N in keyof typeof kinds]: ReturnType<typeof resource>
  }
  const assemblies = part('DataAssembly', 'data_assemblies', 'dataAssemblyId', inEnvironment, {
    // What it gives is told in `sys`, the one part that callers write.
    sys: ({ sys }, _at, current) => written({ ...current?.sys, ...(sys as object) }),
    after: ({ path }, _at, record, before) => {
      const id = (record ?? before)?.sys.id ?? ''
      if (record?.sys.publishedVersion === undefined) records.remove(`${path}/published/data_assemblies`, id)
      else if (record.sys.publishedVersion === (record.sys.version ?? 0) - 1)
        records.put(`${path}/published/data_assemblies`, id, record)
    },
  })
  const published = {
    getPublished: operation((at) =>
      pipe(
        inEnvironment(machine)(at),
        E.flatMap((place) => {
          const record = records.get(`${place.path}/published/data_assemblies`, at.dataAssemblyId)
          return record ? E.right(placed(place)(record)) : E.left(notFound(place.missing('DataAssembly', at.dataAssemblyId)))
        }),
      ),
    ),
    getManyPublished: operation((at) =>
      pipe(
        inEnvironment(machine)(at),
        E.flatMap((place) => {
          const query = at.query ?? {}
          const all = plainly(query)(records.all(`${place.path}/published/data_assemblies`))
          return walked(query, { address: `${place.address}/public/data_assemblies` })(all, placed(place))
        }),
      ),
    ),
  }
  return { ...parts, dataAssembly: { ...resource(machine, assemblies), ...published } }
}

const written = (sys: { readonly [name: string]: unknown }) =>
  Object.fromEntries(['dataType', 'variant'].flatMap((name) => (sys[name] === undefined ? [] : [[name, sys[name]]])))

/** Written without a version when it is new, with one when it is not. */
const withUpsert = (machine: Machine, kind: Kind): ReturnType<typeof resource> => {
  const operations = resource(machine, kind)
  return { ...operations, upsert: operations.update }
}
