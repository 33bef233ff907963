import * as t from 'io-ts'
import type { EnvironmentAlias, EnvironmentAliasDraft } from '../../ports/platform/environment-alias.ts'
import type { Codec } from './endpoint.ts'
import { link, sys } from './sys.ts'
import { crud, put } from './verbs.ts'

const draft: Codec<EnvironmentAliasDraft> = t.type({ environment: link('Environment') })
const entity: Codec<EnvironmentAlias> = t.intersection([t.type({ sys }), draft], 'environment alias')

const all = '/spaces/{spaceId}/environment_aliases'
const { create: _, ...operations } = crud(all, 'environmentAliasId', draft, entity)

export const environmentAlias = { ...operations, createWithId: put(`${all}/{environmentAliasId}`, draft, entity) }
