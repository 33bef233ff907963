import { expect } from 'chai'
import { ends, gives, inEnvironment, inOrganization, type Known, link, type Steps } from './steps.ts'

const shop = ({ shop: { sys } }: Known) => ({ ...inOrganization, environmentTemplateId: sys.id })
const installed = ({ shop: { sys } }: Known) => ({ ...inEnvironment, environmentTemplateId: sys.id })
const entities = { contentTypeTemplates: [], editorInterfaceTemplates: [] }
export const templateSteps: Steps = [
  gives(
    'environmentTemplate.create',
    [inOrganization, { name: 'Shop', versionName: 'first', entities }],
    { name: 'Shop', 'sys.type': 'EnvironmentTemplate', 'sys.version': 1, entities },
    'shop',
  ),
  gives('environmentTemplate.update', (known) => [shop(known), { ...known.shop, versionName: 'second' }], {
    versionName: 'second',
    'sys.version': 2,
  }),
  [
    'environmentTemplate.get',
    async (drive, known) => {
      expect(await drive(shop(known))).to.include({ versionName: 'second' })
      expect(await drive({ ...shop(known), version: 1 })).to.include({ versionName: 'first' })
    },
  ],
  gives('environmentTemplate.getMany', [inOrganization], { 'items[0].name': 'Shop' }),
  gives('environmentTemplate.versionUpdate', (known) => [{ ...shop(known), version: 1 }, { versionName: 'oldest' }], {
    versionName: 'oldest',
    name: 'Shop',
  }),
  gives(
    'environmentTemplate.versions',
    (known) => [shop(known)],
    ({ items }) =>
      expect(items.map(({ versionName }: { versionName: string }) => versionName)).to.deep.equal(['second', 'oldest']),
  ),
  gives('environmentTemplate.validate', (known) => [{ ...installed(known), version: 2 }, {}], {
    'sys.environment': link('Environment', 'master'),
    items: [],
  }),
  gives(
    'environmentTemplate.install',
    (known) => [installed(known), { version: 2 }],
    { 'sys.type': 'EnvironmentTemplateInstallation', 'sys.environment': link('Environment', 'master') },
    'installation',
  ),
  gives(
    'environmentTemplateInstallation.getMany',
    (known) => [shop(known)],
    ({ items }, { installation }) =>
      expect(items.map(({ sys }: typeof installation) => sys.id)).to.deep.equal([installation.sys.id]),
  ),
  gives(
    'environmentTemplateInstallation.getForEnvironment',
    (known) => [{ ...installed(known), installationId: known.installation.sys.id }],
    { 'items[0].sys.status': 'succeeded' },
  ),
  [
    'environmentTemplate.disconnect',
    async (drive, known, also) => {
      expect(await drive(installed(known))).to.equal(undefined)
      expect((await also('environmentTemplateInstallation.getForEnvironment', installed(known))).items).to.deep.equal([])
    },
  ],
  ends('environmentTemplate.delete', (known) => [shop(known)], 'environmentTemplate.get'),
]
