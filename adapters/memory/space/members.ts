import { type Link, linkTo } from '../../../domain/platform/sys.ts'
import { E } from '../../../domain/prelude.ts'
import { operation } from '../answer.ts'
import { counted } from '../lists.ts'
import { created, type Machine } from '../machine.ts'
import { inOrganization, inSpace } from '../places.ts'
import { notFound } from '../refusals.ts'
import { resource } from '../resource.ts'
import type { Stored } from '../store/stored.ts'

const everything = {
  ContentModel: 'all',
  ContentDelivery: 'all',
  Environments: 'all',
  EnvironmentAliases: 'all',
  Settings: 'all',
  Tags: 'all',
}
const usualRoles: ReadonlyArray<readonly [name: string, description: string, policies: ReadonlyArray<object>]> = [
  [
    'Editor',
    'Allows editing, publishing and archiving of content',
    [{ effect: 'allow', actions: 'all', constraint: { and: [{ equals: [{ doc: 'sys.type' }, 'Entry'] }] } }],
  ],
  [
    'Developer',
    'Allows reading content and managing API keys',
    [{ effect: 'allow', actions: ['read'], constraint: { and: [{ equals: [{ doc: 'sys.type' }, 'Entry'] }] } }],
  ],
]

/** The one who opens a space is its first member. */
export const joinSpace = (machine: Machine, spaceId: string): void => {
  const { records, user } = machine
  const path = `spaces/${spaceId}`
  for (const [name, description, policies] of usualRoles) {
    const id = machine.newId()
    const permissions = name === 'Developer' ? everything : { ContentModel: ['read'], ContentDelivery: [], Settings: [] }
    records.put(`${path}/roles`, id, {
      name,
      description,
      policies,
      permissions,
      sys: { type: 'Role', id, version: 0, ...created(machine) },
    })
  }
  const id = machine.newId()
  records.put(`${path}/space_memberships`, id, {
    admin: true,
    roles: [],
    sys: { type: 'SpaceMembership', id, version: 1, user, ...created(machine) },
  })
}

export const roles = (machine: Machine) => {
  const ofSpace = resource(machine, {
    type: 'Role',
    folder: 'roles',
    id: 'roleId',
    locate: inSpace,
    versions: 0,
    topic: 'Role',
    problems: ({ name }) =>
      typeof name === 'string' && name !== ''
        ? []
        : [{ name: 'required', path: ['name'], details: 'The property "name" is required here' }],
    kept: ({ sys: _, ...draft }) => ({ description: null, permissions: {}, policies: [], ...draft }),
  })
  return { ...ofSpace, getManyForOrganization: acrossSpaces(machine, 'roles') }
}

/** Memberships name a user; one who is not known yet is invited by their address. */
export const spaceMemberships = (machine: Machine) => {
  const memberships = resource(machine, {
    type: 'SpaceMembership',
    folder: 'space_memberships',
    id: 'spaceMembershipId',
    locate: inSpace,
    usual: 25,
    kept: ({ admin, roles: given = [], sys: _, email: __ }) => ({ admin, roles: given }),
    sys: ({ email }, _at, current) => ({
      user: current?.sys.user ?? linkTo('User', userOf(machine, email as string | undefined)),
    }),
  })
  return {
    ...memberships,
    getForOrganization: operation((at) => {
      const one = inSpaces(machine, at.organizationId, 'space_memberships').find(({ sys }) => sys.id === at.spaceMembershipId)
      return one ? E.right(one) : E.left(notFound())
    }),
    getManyForOrganization: acrossSpaces(machine, 'space_memberships'),
  }
}

/** Someone of this address, who becomes known when nobody is. */
export const userOf = (machine: Machine, email: string | undefined): string => {
  const { records } = machine
  const known = records.all('users').find((user) => user.email === email)
  if (known) return known.sys.id
  if (email === undefined) return machine.user.sys.id
  const id = machine.newId()
  records.put('users', id, {
    email,
    firstName: null,
    lastName: null,
    avatarUrl: null,
    activated: false,
    sys: { type: 'User', id, ...created(machine) },
  })
  return id
}

/** Members are those of memberships, by whatever way: here, a membership of their own. */
export const spaceMembers = (machine: Machine) => {
  const all = (spaceId: string): ReadonlyArray<Stored> =>
    machine.records.all(`spaces/${spaceId}/space_memberships`).map((membership) => {
      const user = (membership.sys.user as Link).sys.id
      return {
        admin: membership.admin,
        roles: membership.roles,
        sys: {
          type: 'SpaceMember',
          id: `${spaceId}-${user}`,
          user: membership.sys.user,
          space: linkTo('Space', spaceId),
          relatedMemberships: [linkTo('SpaceMembership', membership.sys.id)],
        },
      }
    })
  return {
    get: operation(({ spaceId, spaceMemberId }) => {
      const member = all(spaceId).find(({ sys }) => sys.id === spaceMemberId || sys.id.endsWith(`-${spaceMemberId}`))
      return member ? E.right(member) : E.left(notFound())
    }),
    getMany: operation((at) => counted(at.query ?? {}, { usual: 25 })(all(at.spaceId), (member) => member)),
  }
}

/** Records of all spaces of an organization, which say what space they are of. */
export const inSpaces = ({ records }: Machine, organizationId: string, folder: string): ReadonlyArray<Stored> =>
  records
    .all('spaces')
    .filter(({ sys }) => sys.organization?.sys.id === organizationId)
    .flatMap(({ sys }) =>
      records.all(`spaces/${sys.id}/${folder}`).map((record) => ({
        ...record,
        sys: { ...record.sys, space: linkTo('Space', sys.id), organization: linkTo('Organization', organizationId) },
      })),
    )

export const acrossSpaces = (machine: Machine, folder: string) =>
  operation((at) => {
    const place = inOrganization(machine)(at)
    if (E.isLeft(place)) return place
    return counted(at.query ?? {}, { usual: 25 })(inSpaces(machine, at.organizationId, folder), (record) => record)
  })
