import * as t from 'io-ts'
import type { Role, RoleDraft, RoleList } from '../../ports/platform/role.ts'
import { nullable } from './codecs.ts'
import type { Codec } from './endpoint.ts'
import { sys } from './sys.ts'
import { crud, get, put, selecting } from './verbs.ts'

const policy = t.intersection([t.type({ effect: t.string, actions: t.unknown }), t.partial({ constraint: t.unknown })], 'policy')
const draft: Codec<RoleDraft> = t.intersection([
  t.type({ name: t.string }),
  t.partial({ description: nullable(t.string), permissions: t.UnknownRecord, policies: t.readonlyArray(policy) }),
])
const entity: Codec<Role> = t.intersection([t.type({ sys }), draft], 'role')

const list: Codec<RoleList> = t.intersection(
  [
    t.type({ items: t.readonlyArray(entity) }),
    t.partial({ limit: t.number, skip: t.number, total: t.number, pages: t.partial({ next: t.string, prev: t.string }) }),
  ],
  'list of role',
)

const all = '/spaces/{spaceId}/roles'

export const role = {
  ...crud(all, 'roleId', draft, entity),
  getMany: selecting(get(all, list)),
  getManyForOrganization: selecting(get('/organizations/{organizationId}/roles', list)),
  createWithId: put(`${all}/{roleId}`, draft, entity),
}
