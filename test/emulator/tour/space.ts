import { expect } from 'chai'
import { ends, gives, inOrganization, inSpace, link, refusal, type Steps } from './steps.ts'

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

export const spacesSteps: Steps = [...spaceSteps, ...environmentSteps]
