import * as t from 'io-ts'
import type {
  Resource,
  ResourceFields,
  ResourceProvider,
  ResourceProviderDraft,
  ResourceType,
  ResourceTypeDraft,
} from '../../ports/platform/resource.ts'
import { defined, withId } from './app-sys.ts'
import { collection, tokenPage } from './codecs.ts'
import type { Codec } from './endpoint.ts'
import { anyLink } from './sys.ts'
import { del, get, put } from './verbs.ts'

const fields: Codec<ResourceFields> = t.intersection([
  t.type({ title: t.string }),
  t.partial({
    subtitle: t.string,
    description: t.string,
    externalUrl: t.string,
    image: t.intersection([t.type({ url: t.string }), t.partial({ altText: t.string })]),
    badge: t.type({ label: t.string, variant: t.string }),
  }),
])
const entity: Codec<Resource> = t.type(
  {
    sys: t.intersection([
      t.type({ type: t.string, urn: t.string }),
      t.partial({ resourceType: anyLink, resourceProvider: anyLink, appDefinition: anyLink }),
    ]),
    fields,
  },
  'resource',
)
const environment = '/spaces/{spaceId}/environments/{environmentId}'

export const resource = { getMany: get(`${environment}/resource_types/{resourceTypeId}/resources`, tokenPage(entity)) }

const providerDraft: Codec<ResourceProviderDraft> = t.type({
  sys: t.type({ id: t.string }),
  type: t.literal('function'),
  function: anyLink,
})
const provider: Codec<ResourceProvider> = t.type({ sys: withId, type: t.string, function: anyLink }, 'resource provider')
const ofApp = `${defined}/resource_provider` as const

export const resourceProvider = {
  get: get(ofApp, provider),
  upsert: put(ofApp, providerDraft, provider),
  delete: del(ofApp),
}

const typeDraft: Codec<ResourceTypeDraft> = t.type({ name: t.string, defaultFieldMapping: fields })
const type: Codec<ResourceType> = t.intersection([t.type({ sys: withId }), typeDraft], 'resource type')
const one = `${ofApp}/resource_types/{resourceTypeId}` as const

export const resourceType = {
  get: get(one, type),
  getMany: get(`${ofApp}/resource_types`, collection(type)),
  upsert: put(one, typeDraft, type),
  delete: del(one),
  getForEnvironment: get(`${environment}/resource_types`, tokenPage(t.type({ sys: withId, name: t.string }, 'resource type'))),
}
