import * as t from 'io-ts'
import type { Space, SpaceDraft } from '../../ports/platform/space.ts'
import { collection } from './codecs.ts'
import type { Codec } from './endpoint.ts'
import { sys } from './sys.ts'
import { asking, del, get, post, update, withHeaders } from './verbs.ts'

const draft: Codec<SpaceDraft> = t.intersection([
  t.type({ name: t.string }),
  t.partial({ defaultLocale: t.string, billingGroup: t.string }),
])
const entity: Codec<Space> = t.type({ sys, name: t.string }, 'space')
const organization = { 'x-contentful-organization': '{organizationId?}' } as const
/** No number of levels here, as it is elsewhere: what is named comes along. */
const include = { include: '{include?}' }

export const space = {
  get: asking(get('/spaces/{spaceId}', entity), include),
  getMany: asking(withHeaders(get('/spaces', collection(entity)), organization), include),
  getManyForOrganization: get('/organizations/{organizationId}/spaces', collection(entity)),
  create: withHeaders(post('/spaces', draft, entity), organization),
  update: update('/spaces/{spaceId}', draft, entity),
  delete: del('/spaces/{spaceId}'),
}
