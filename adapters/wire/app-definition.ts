import * as t from 'io-ts'
import type {
  AppDefinition,
  AppDefinitionDraft,
  AppInstallation,
  AppLocation,
  OrganizationInstallations,
} from '../../ports/platform/app-definition.ts'
import { appSys, installed, withId } from './app-sys.ts'
import { collection } from './codecs.ts'
import type { Codec, Parameters } from './endpoint.ts'
import { parameterDefinition } from './parameter-definition.ts'
import { link, openEntity } from './sys.ts'
import { crud, del, get, put, selecting, withHeaders, withQuery } from './verbs.ts'

const place: Codec<AppLocation> = t.intersection(
  [
    t.type({ location: t.string }),
    t.partial({ fieldTypes: t.readonlyArray(t.object), navigationItem: t.type({ name: t.string, path: t.string }) }),
  ],
  'location',
)
const draft: Codec<AppDefinitionDraft> = t.intersection([
  t.type({ name: t.string }),
  t.partial({
    src: t.string,
    bundle: link('AppBundle'),
    locations: t.readonlyArray(place),
    parameters: t.partial({
      instance: t.readonlyArray(parameterDefinition),
      installation: t.readonlyArray(parameterDefinition),
    }),
    agent: t.type({ id: t.string }),
  }),
])
const definition: Codec<AppDefinition> = t.intersection(
  [t.type({ sys: t.intersection([withId, t.partial({ shared: t.boolean })]) }), draft],
  'app definition',
)
const installation: Codec<AppInstallation> = t.intersection(
  [t.type({ sys: appSys }), t.partial({ parameters: t.unknown })],
  'app installation',
)
const installations: Codec<OrganizationInstallations> = t.intersection(
  [
    t.type({ items: t.readonlyArray(installation) }),
    t.partial({ includes: t.partial({ Environment: t.readonlyArray(openEntity) }) }),
  ],
  'app installations',
)

/** Its address names no organization: without the filter, every installation that the token may see would come. */
const ofOrganization = {
  ...selecting(
    withQuery(get('/app_definitions/{appDefinitionId}/app_installations', installations), {
      'sys.organization.sys.id[in]': '{organizationId}',
    }),
  ),
  derive: ({ query: { spaceId, ...query } = {}, ...at }: Parameters): Parameters => ({
    ...at,
    query: spaceId ? { ...query, 'sys.space.sys.id[in]': spaceId } : query,
  }),
}

const definitions = crud('/organizations/{organizationId}/app_definitions', 'appDefinitionId', draft, definition)

export const appDefinition = {
  ...definitions,
  get: selecting(definitions.get),
  getInstallationsForOrg: ofOrganization,
}

const all = '/spaces/{spaceId}/environments/{environmentId}/app_installations'

const terms = 'i-accept-end-user-license-agreement,i-accept-marketplace-terms-of-service,i-accept-privacy-policy'

export const appInstallation = {
  get: selecting(get(installed, installation)),
  getMany: selecting(get(all, collection(installation))),
  getForOrganization: ofOrganization,
  upsert: {
    ...withHeaders(put(installed, t.partial({ parameters: t.unknown }), installation), {
      'x-contentful-marketplace': '{terms?}',
    }),
    // Only a plain yes is one: whoever says nothing, or no, has accepted nothing.
    derive: ({ acceptAllTerms, ...at }: Parameters): Parameters => (acceptAllTerms === true ? { ...at, terms } : at),
  },
  delete: del(installed),
}
