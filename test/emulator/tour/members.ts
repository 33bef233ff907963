import { expect } from 'chai'
import { ends, gives, inOrganization, inSpace, link, type Steps } from './steps.ts'

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
const membershipSteps: Steps = [
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
  gives(
    'spaceMember.getMany',
    [inSpace],
    ({ total, items }, { jo }) => {
      expect(total).to.equal(3)
      expect(items[1].sys.user).to.deep.equal(jo.sys.user)
    },
    'spaceMembers',
  ),
  gives('spaceMember.get', ({ spaceMembers }) => [{ ...inSpace, spaceMemberId: spaceMembers.items[1].sys.id }], {
    'sys.type': 'SpaceMember',
    admin: false,
    'roles[0].sys.id': 'writer',
  }),
  ends('spaceMembership.delete', [colleague], 'spaceMembership.get'),
]

export const memberSteps: Steps = [...roleSteps, ...membershipSteps]
