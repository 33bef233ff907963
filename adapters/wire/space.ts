import * as t from 'io-ts'
import type { Space, SpaceDraft } from '../../ports/platform/space.ts'
import { collection } from './codecs.ts'
import type { Codec } from './endpoint.ts'
import { sys } from './sys.ts'
import { del, get, post, update, withHeaders, withQuery } from './verbs.ts'

const draft: Codec<SpaceDraft> = t.intersection([
  t.type({ name: t.string }),
  t.partial({ defaultLocale: t.string, billingGroup: t.string }),
])
const entity: Codec<Space> = t.type({ sys, name: t.string }, 'space')
const organization = { 'x-contentful-organization': '{organizationId?}' } as const
/** What the platform calls including usage and the like; no number of levels here. */
const include = { include: '{include?}' } as const

export const space = {
  get: withQuery(get('/spaces/{spaceId}', entity), include),
  getMany: withQuery(withHeaders(get('/spaces', collection(entity)), organization), include),
  getManyForOrganization: get('/organizations/{organizationId}/spaces', collection(entity)),
  create: withHeaders(post('/spaces', draft, entity), organization),
  update: update('/spaces/{spaceId}', draft, entity),
  delete: del('/spaces/{spaceId}'),
}
