import type { Call, Calls } from '../call.ts'
import { environmentSys, inEnvironment, page } from '../samples.ts'

const gone: ReadonlyArray<unknown> = [{ status: 204, body: '' }]
const query = { limit: 2, pageNext: 'token', order: '-sys.updatedAt', 'sys.id[in]': 'a,b' }
const draft = { name: 'Home', description: '', viewports: [{ id: 'all', query: '*', displayName: 'All', previewSize: '100%' }] }

type Part = { readonly name: string; readonly id: string; readonly at?: object }

const recordOf = ({ name }: Part) => ({ sys: environmentSys(`${name.charAt(0).toUpperCase()}${name.slice(1)}`, 'x1'), ...draft })
const oneOf = ({ id, at = inEnvironment }: Part) => ({ ...at, [id]: 'x1' })
const acting = (part: Part, ...names: ReadonlyArray<string>): Calls =>
  Object.fromEntries(
    names.map((action): [string, ReadonlyArray<Call>] => [
      `${part.name}.${action}`,
      [{ params: { ...oneOf(part), version: 3 }, answers: [recordOf(part)] }],
    ]),
  )

const stored = (part: Part): Calls => {
  const [record, one] = [recordOf(part), oneOf(part)]
  return {
    [`${part.name}.get`]: [{ params: one, answers: [record] }],
    [`${part.name}.getMany`]: [
      { params: { ...part.at, ...inEnvironment, query }, answers: [page(record)] },
      { params: { ...part.at, ...inEnvironment, query: {} }, answers: [{ ...page(record), pages: {}, total: 1 }] },
    ],
    [`${part.name}.delete`]: [{ params: one, answers: gone }],
  }
}
const created = (part: Part): Calls => ({
  [`${part.name}.create`]: [{ params: { ...part.at, ...inEnvironment }, payload: draft, answers: [recordOf(part)] }],
})
const upserted = (part: Part): Calls => ({
  [`${part.name}.upsert`]: [
    { params: oneOf(part), payload: recordOf(part), answers: [recordOf(part)] },
    // A first version has none yet.
    { params: oneOf(part), payload: { sys: { id: 'x1', type: 'X' }, ...draft }, answers: [recordOf(part)] },
  ],
})
const part = (it: Part): Calls => ({
  ...stored(it),
  ...created(it),
  ...upserted(it),
  ...acting(it, 'publish', 'unpublish'),
})
const variant = (it: Part): Calls => ({ ...part(it), ...acting(it, 'archive', 'unarchive') })

const experience = { name: 'experience', id: 'experienceId' }
const token = { name: 'designToken', id: 'designTokenId' }
const assembly = { name: 'dataAssembly', id: 'dataAssemblyId' }
const assemblyDraft = {
  sys: { type: 'DataAssembly', dataType: [{ id: 'title', name: 'Title', type: 'Symbol' }] },
  metadata: { tags: [] },
  name: 'Title of an entry',
  description: '',
  parameters: {},
  resolvers: {},
  return: '$resolvers/entry',
}
const assembled = { ...assemblyDraft, sys: { ...environmentSys('DataAssembly', 'x1'), dataType: assemblyDraft.sys.dataType } }

export const experiences: Calls = {
  ...part({ name: 'componentType', id: 'componentTypeId' }),
  ...part({ name: 'component', id: 'componentId' }),
  ...part({ name: 'fragment', id: 'fragmentId' }),
  ...part({ name: 'template', id: 'templateId' }),
  ...part({ name: 'experienceFragment', id: 'experienceFragmentId' }),
  ...part({ name: 'experienceTemplate', id: 'experienceTemplateId' }),
  ...part(experience),
  'experience.publish': [
    { params: { ...oneOf(experience), version: 3 }, answers: [recordOf(experience)] },
    { params: { ...oneOf(experience), version: 3 }, payload: { add: ['nl-BE'] }, answers: [recordOf(experience)] },
  ],
  ...variant({ name: 'experienceVariant', id: 'variantId', at: { ...inEnvironment, experienceId: 'e1' } }),
  ...variant({ name: 'experienceFragmentVariant', id: 'variantId', at: { ...inEnvironment, experienceFragmentId: 'f1' } }),
  ...stored(token),
  ...upserted(token),
  ...stored(assembly),
  ...acting(assembly, 'publish', 'unpublish'),
  'dataAssembly.create': [{ params: inEnvironment, payload: assemblyDraft, answers: [assembled] }],
  'dataAssembly.update': [
    { params: oneOf(assembly), payload: assembled, answers: [assembled] },
    { params: oneOf(assembly), payload: assemblyDraft, answers: [assembled] },
  ],
  'dataAssembly.getPublished': [{ params: oneOf(assembly), answers: [assembled] }],
  'dataAssembly.getManyPublished': [
    {
      params: { ...inEnvironment, query: { 'sys.id[in]': 'x1,x2' } },
      answers: [{ ...page(assembled), errors: { notFoundIds: ['x2'] } }],
    },
  ],
}
