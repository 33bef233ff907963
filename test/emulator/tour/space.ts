import { expect } from 'chai'
import { ends, gives, inEnvironment, inOrganization, inSpace, type Known, link, refusal, type Steps } from './steps.ts'

const spaceSteps: Steps = [
  gives(
    'space.create',
    [inOrganization, { name: 'Second', defaultLocale: 'nl-BE' }],
    { name: 'Second', 'sys.type': 'Space', 'sys.version': 1, 'sys.organization': link('Organization', 'org') },
    'second',
  ),
  gives('space.get', [inSpace], { name: 'Tour', 'sys.id': 'tour' }),
  gives('space.getMany', [{}], { total: 2, 'items[0].name': 'Tour', 'items[1].name': 'Second' }),
  gives('space.getManyForOrganization', [inOrganization], { total: 2, 'items[1].sys.organization.sys.id': 'org' }),
  gives('space.update', ({ second }) => [{ spaceId: second.sys.id }, { ...second, name: 'The second' }], {
    name: 'The second',
    'sys.version': 2,
  }),
  [
    'space.delete',
    async (drive, { second }, also) => {
      const one = { spaceId: second.sys.id }
      const { items } = await also('locale.getMany', { ...one, environmentId: 'master' })
      expect(items[0]).to.include({ code: 'nl-BE', default: true })
      expect(await drive(one)).to.equal(undefined)
      expect(await refusal(also('space.get', one))).to.include({ status: 404, name: 'NotFound' })
    },
  ],
]

const staging = { ...inSpace, environmentId: 'staging' }
const alias = { ...inSpace, environmentAliasId: 'live' }
const environmentSteps: Steps = [
  [
    'environment.createWithId',
    async (drive, known, also) => {
      known.staging = await drive(staging, { name: 'Staging' })
      expect(known.staging).to.deep.nested.include({ name: 'Staging', 'sys.id': 'staging', 'sys.version': 1 })
      expect(await also('entry.get', { ...staging, entryId: 'one' })).to.deep.nested.include({
        'fields.title.nl-BE': 'Eén',
        'sys.environment': link('Environment', 'staging'),
      })
    },
  ],
  gives(
    'environment.create',
    [inSpace, { name: 'Passing' }],
    ({ sys, name }) => {
      expect(name).to.equal('Passing')
      expect(sys.id).to.match(/^\w{22}$/)
    },
    'passingEnvironment',
  ),
  gives('environment.get', [staging], { name: 'Staging', 'sys.status': link('Status', 'ready') }, 'staging'),
  gives('environment.update', (known) => [staging, { ...known.staging, name: 'Rehearsal' }], {
    name: 'Rehearsal',
    'sys.version': 2,
  }),
  gives('environment.getMany', [inSpace], ({ total, items }) => {
    expect(total).to.equal(3)
    expect(items.map(({ name }: { name: string }) => name)).to.have.members(['master', 'Rehearsal', 'Passing'])
  }),
  ends(
    'environment.delete',
    ({ passingEnvironment }) => [{ ...inSpace, environmentId: passingEnvironment.sys.id }],
    'environment.get',
  ),
  gives(
    'environmentAlias.createWithId',
    [alias, { environment: link('Environment', 'staging') }],
    { 'sys.id': 'live', 'sys.type': 'EnvironmentAlias', environment: link('Environment', 'staging') },
    'alias',
  ),
  [
    'environmentAlias.get',
    async (drive, _, also) => {
      expect(await drive(alias)).to.deep.nested.include({ 'sys.version': 1, environment: link('Environment', 'staging') })
      const entry = { ...inSpace, environmentId: 'live', entryId: 'one' }
      expect(await also('entry.get', entry)).to.deep.nested.include({ 'sys.id': 'one' })
    },
  ],
  gives('environmentAlias.getMany', [inSpace], { total: 1, 'items[0].sys.id': 'live' }),
  gives('environmentAlias.update', (known) => [alias, { ...known.alias, environment: link('Environment', 'master') }], {
    'sys.version': 2,
    environment: link('Environment', 'master'),
  }),
  ends('environmentAlias.delete', [alias], 'environmentAlias.get'),
]

const writer = { ...inSpace, roleId: 'writer' }
const permissions = { ContentModel: ['read'], Settings: [] }
const policies = [{ effect: 'allow', actions: ['read'], constraint: { and: [] } }]
const roleSteps: Steps = [
  gives(
    'role.create',
    [inSpace, { name: 'Reader', permissions, policies }],
    { name: 'Reader', 'sys.type': 'Role', 'sys.version': 0, 'permissions.ContentModel': ['read'] },
    'reader',
  ),
  gives('role.createWithId', [writer, { name: 'Writer', permissions, policies }], { 'sys.id': 'writer' }, 'writer'),
  gives('role.get', [writer], { name: 'Writer', policies }),
  gives('role.update', (known) => [writer, { ...known.writer, name: 'Author' }], { name: 'Author', 'sys.version': 1 }),
  gives('role.getMany', [inSpace], ({ items }) =>
    expect(items.map(({ name }: { name: string }) => name)).to.deep.equal(['Editor', 'Developer', 'Reader', 'Author']),
  ),
  gives('role.getManyForOrganization', [inOrganization], { total: 4, 'items[0].sys.space': link('Space', 'tour') }),
  ends('role.delete', ({ reader }) => [{ ...inSpace, roleId: reader.sys.id }], 'role.get'),
]

const colleague = { ...inSpace, spaceMembershipId: 'colleague' }
const memberSteps: Steps = [
  gives(
    'spaceMembership.create',
    [inSpace, { admin: false, email: 'jo@kade.test', roles: [link('Role', 'writer')] }],
    { admin: false, 'sys.type': 'SpaceMembership', 'roles[0].sys.id': 'writer' },
    'jo',
  ),
  gives(
    'spaceMembership.createWithId',
    [colleague, { admin: true, email: 'an@kade.test', roles: [] }],
    { 'sys.id': 'colleague', admin: true, 'sys.version': 1 },
    'an',
  ),
  gives('spaceMembership.get', [colleague], (again, { an }) => expect(again.sys.user).to.deep.equal(an.sys.user)),
  gives('spaceMembership.getMany', [inSpace], { total: 3 }),
  gives('spaceMembership.update', ({ an }) => [colleague, { ...an, admin: false, roles: [link('Role', 'writer')] }], {
    admin: false,
    'sys.version': 2,
  }),
  gives('spaceMembership.getForOrganization', [{ ...inOrganization, spaceMembershipId: 'colleague' }], {
    'sys.space': link('Space', 'tour'),
    'sys.version': 2,
  }),
  gives('spaceMembership.getManyForOrganization', [inOrganization], { total: 3 }),
  gives('spaceMember.getMany', [inSpace], ({ total, items }, { jo }) => {
    expect(total).to.equal(3)
    expect(items[1].sys.user).to.deep.equal(jo.sys.user)
  }, 'spaceMembers'),
  gives('spaceMember.get', ({ spaceMembers }) => [{ ...inSpace, spaceMemberId: spaceMembers.items[1].sys.id }], {
    'sys.type': 'SpaceMember',
    admin: false,
    'roles[0].sys.id': 'writer',
  }),
  ends('spaceMembership.delete', [colleague], 'spaceMembership.get'),
]

const site = { ...inSpace, apiKeyId: 'site' }
const keySteps: Steps = [
  gives(
    'apiKey.create',
    [inSpace, { name: 'App' }],
    ({ sys, accessToken }) => {
      expect(accessToken).to.have.length(43)
      expect(sys).to.include({ type: 'ApiKey', version: 0 })
    },
    'appKeyOfSpace',
  ),
  [
    'apiKey.createWithId',
    async (drive, known) => {
      known.site = await drive(site, { name: 'Site', environments: [link('Environment', 'master')] })
      expect(known.site).to.deep.nested.include({ 'sys.id': 'site', environments: [link('Environment', 'master')] })
      const entry = `http://${known.platform.host}/spaces/tour/environments/master/entries/one`
      const answer = await fetch(entry, { headers: { authorization: `Bearer ${known.site.accessToken}` } })
      expect(((await answer.json()) as { fields: object }).fields).to.deep.include({ title: 'One' })
    },
  ],
  gives('apiKey.get', [site], (again, { site: first }) => expect(again.accessToken).to.equal(first.accessToken)),
  gives('apiKey.getMany', [inSpace], { total: 2, 'items[1].name': 'Site' }),
  gives('apiKey.update', (known) => [site, { ...known.site, name: 'The site' }], { name: 'The site', 'sys.version': 1 }),
  gives(
    'previewApiKey.get',
    (known) => [{ ...inSpace, previewApiKeyId: known.site.preview_api_key.sys.id }],
    (preview, known) => {
      expect(preview).to.deep.nested.include({ name: 'The site', 'sys.type': 'PreviewApiKey' })
      expect(preview.accessToken).not.to.equal(known.site.accessToken)
    },
  ),
  gives('previewApiKey.getMany', [inSpace], { total: 2 }),
  ends('apiKey.delete', ({ appKeyOfSpace }) => [{ ...inSpace, apiKeyId: appKeyOfSpace.sys.id }], 'apiKey.get'),
]

const shop = ({ shop: { sys } }: Known) => ({ ...inOrganization, environmentTemplateId: sys.id })
const installed = ({ shop: { sys } }: Known) => ({ ...inEnvironment, environmentTemplateId: sys.id })
const entities = { contentTypeTemplates: [], editorInterfaceTemplates: [] }
const noted = { partly: 'an installation is noted; the content types of the template are not written into the environment' }
const templateSteps: Steps = [
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
  gives('environmentTemplate.versions', (known) => [shop(known)], ({ items }) =>
    expect(items.map(({ versionName }: { versionName: string }) => versionName)).to.deep.equal(['second', 'oldest']),
  ),
  gives(
    'environmentTemplate.validate',
    (known) => [{ ...installed(known), version: 2 }, {}],
    () => {},
    undefined,
    { partly: 'nothing is ever found to be wrong' },
  ),
  gives(
    'environmentTemplate.install',
    (known) => [installed(known), { version: 2 }],
    { 'sys.type': 'EnvironmentTemplateInstallation', 'sys.environment': link('Environment', 'master') },
    'installation',
    noted,
  ),
  gives('environmentTemplateInstallation.getMany', (known) => [shop(known)], ({ items }, { installation }) =>
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

export const spacesSteps: Steps = [
  ...spaceSteps,
  ...environmentSteps,
  ...roleSteps,
  ...memberSteps,
  ...keySteps,
  ...templateSteps,
]
