import { expect } from 'chai'
import { ends, gives, inEnvironment, type Known, refusal, type Step, type Steps } from './steps.ts'

type Part = { readonly name: string; readonly id: string; readonly at?: (known: Known) => object }

const draft = { name: 'Home', description: '', viewports: [{ id: 'all', query: '*', displayName: 'All', previewSize: '100%' }] }
const everywhere = () => inEnvironment

/** Every part lives alike: made, written, published, taken back, deleted. */
const part = ({ name, id, at = everywhere }: Part): Steps => {
  const fixed = (known: Known) => ({ ...at(known), [id]: 'home' })
  const made = (known: Known) => ({ ...at(known), [id]: known[name].sys.id })
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
  return [
    gives(
      `${name}.create`,
      (known) => [at(known), draft],
      { name: 'Home', 'sys.type': type, 'sys.version': 1, 'viewports[0].id': 'all' },
      name,
    ),
    [
      `${name}.upsert`,
      async (drive, known) => {
        const first = await drive(fixed(known), { sys: { id: 'home', type }, ...draft })
        expect(first.sys).to.include({ id: 'home', version: 1 })
        const second = await drive(fixed(known), { ...first, name: 'Front' })
        expect(second).to.deep.nested.include({ name: 'Front', 'sys.version': 2 })
        expect(await refusal(drive(fixed(known), first))).to.include({ status: 409, name: 'VersionMismatch' })
      },
    ],
    gives(`${name}.get`, (known) => [fixed(known)], { name: 'Front', 'sys.id': 'home' }),
    gives(
      `${name}.getMany`,
      (known) => [{ ...at(known), query: { limit: 1 } }],
      ({ items, pages }) => {
        expect(items).to.have.length(1)
        expect(pages.next).to.be.a('string')
      },
    ),
    [
      `${name}.publish`,
      async (drive, known) => {
        expect(await refusal(drive({ ...fixed(known), version: 1 }))).to.include({ status: 409 })
        expect(await drive({ ...fixed(known), version: 2 })).to.deep.nested.include({
          'sys.version': 3,
          'sys.publishedVersion': 2,
          'sys.publishedCounter': 1,
        })
      },
    ],
    gives(
      `${name}.unpublish`,
      (known) => [{ ...fixed(known), version: 3 }],
      ({ sys }) => {
        expect(sys.version).to.equal(4)
        expect(sys).not.to.have.property('publishedVersion')
      },
    ),
    ends(`${name}.delete`, (known) => [made(known)], `${name}.get`),
  ]
}
const variant = (it: Part): Steps => {
  const steps = part(it)
  const at = (known: Known) => ({ ...it.at?.(known), [it.id]: 'home' })
  const resting: ReadonlyArray<Step> = [
    gives(`${it.name}.archive`, (known) => [{ ...at(known), version: 4 }], { 'sys.version': 5, 'sys.archivedVersion': 4 }),
    gives(
      `${it.name}.unarchive`,
      (known) => [{ ...at(known), version: 5 }],
      ({ sys }) => {
        expect(sys.version).to.equal(6)
        expect(sys).not.to.have.property('archivedVersion')
      },
    ),
  ]
  return [...steps.slice(0, -1), ...resting, ...steps.slice(-1)]
}

const token = { ...inEnvironment, designTokenId: 'blue' }
const tokenSteps: Steps = [
  gives('designToken.upsert', [token, { sys: { id: 'blue', type: 'DesignToken' }, name: 'Blue', value: '#00f' }], {
    'sys.id': 'blue',
    value: '#00f',
  }),
  gives('designToken.get', [token], { name: 'Blue', 'sys.type': 'DesignToken' }),
  gives('designToken.getMany', [inEnvironment], ({ items }) => expect(items).to.have.length(1)),
  ends('designToken.delete', [token], 'designToken.get'),
]

const assembled = {
  sys: { type: 'DataAssembly', dataType: [{ id: 'title', name: 'Title', type: 'Symbol' }] },
  metadata: { tags: [] },
  name: 'Title of an entry',
  description: '',
  parameters: {},
  resolvers: {},
  return: '$resolvers/entry',
}
const assembly = ({ assembly: { sys } }: Known) => ({ ...inEnvironment, dataAssemblyId: sys.id })
const assemblySteps: Steps = [
  gives(
    'dataAssembly.create',
    [inEnvironment, assembled],
    { name: 'Title of an entry', return: '$resolvers/entry', 'sys.type': 'DataAssembly', 'sys.version': 1 },
    'assembly',
  ),
  gives('dataAssembly.get', (known) => [assembly(known)], { 'sys.version': 1 }),
  gives('dataAssembly.update', (known) => [assembly(known), { ...known.assembly, name: 'The title' }], {
    name: 'The title',
    'sys.version': 2,
  }),
  gives('dataAssembly.getMany', [inEnvironment], ({ items }) => expect(items).to.have.length(1)),
  gives('dataAssembly.publish', (known) => [{ ...assembly(known), version: 2 }], {
    'sys.publishedVersion': 2,
    'sys.version': 3,
  }),
  gives('dataAssembly.getPublished', (known) => [assembly(known)], { name: 'The title' }),
  gives('dataAssembly.getManyPublished', [inEnvironment], ({ items }) => expect(items).to.have.length(1)),
  [
    'dataAssembly.unpublish',
    async (drive, known, also) => {
      expect((await drive({ ...assembly(known), version: 3 })).sys).not.to.have.property('publishedVersion')
      expect(await refusal(also('dataAssembly.getPublished', assembly(known)))).to.include({ status: 404 })
    },
  ],
  ends('dataAssembly.delete', (known) => [assembly(known)], 'dataAssembly.get'),
]

export const experienceSteps: Steps = [
  ...part({ name: 'componentType', id: 'componentTypeId' }),
  ...part({ name: 'component', id: 'componentId' }),
  ...part({ name: 'fragment', id: 'fragmentId' }),
  ...part({ name: 'template', id: 'templateId' }),
  ...part({ name: 'experienceFragment', id: 'experienceFragmentId' }),
  ...part({ name: 'experienceTemplate', id: 'experienceTemplateId' }),
  ...part({ name: 'experience', id: 'experienceId' }),
  ...variant({ name: 'experienceVariant', id: 'variantId', at: () => ({ ...inEnvironment, experienceId: 'home' }) }),
  ...variant({
    name: 'experienceFragmentVariant',
    id: 'variantId',
    at: () => ({ ...inEnvironment, experienceFragmentId: 'home' }),
  }),
  ...tokenSteps,
  ...assemblySteps,
]
