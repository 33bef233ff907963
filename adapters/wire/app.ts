import * as t from 'io-ts'
import type {
  AppAction,
  AppActionDraft,
  AppBundle,
  AppBundleDraft,
  AppDefinition,
  AppDefinitionDraft,
  AppInstallation,
  AppInstallationList,
} from '../../ports/platform/app.ts'
import { collection, orElse } from './codecs.ts'
import type { Codec, Parameters } from './endpoint.ts'
import { link, singletonSys, sys } from './sys.ts'
import { crud, del, forms, get, post, put, selecting, withHeaders, withQuery } from './verbs.ts'

const definitionDraft: Codec<AppDefinitionDraft> = t.intersection([
  t.type({ name: t.string }),
  t.partial({
    src: t.string,
    locations: t.readonlyArray(t.type({ location: t.string })),
    parameters: t.object,
    bundle: link('AppBundle'),
  }),
])
const definition: Codec<AppDefinition> = t.intersection([t.type({ sys }), definitionDraft], 'app definition')
const installation: Codec<AppInstallation> = t.intersection(
  [t.type({ sys: singletonSys }), t.partial({ parameters: t.unknown })],
  'app installation',
)
const installations: Codec<AppInstallationList> = t.intersection(
  [t.type({ items: t.readonlyArray(installation) }), t.partial({ includes: t.object })],
  'app installations',
)

const apps = '/organizations/{organizationId}/app_definitions'
const app = `${apps}/{appDefinitionId}` as const
const environment = '/spaces/{spaceId}/environments/{environmentId}'
const installed = `${environment}/app_installations/{appDefinitionId}` as const

/** Spaces are filtered like anything else. */
const bySpace = ({ query, ...at }: Parameters): Parameters => {
  const { spaceId, ...rest } = query ?? {}
  return { ...at, query: { ...rest, ...(spaceId ? { 'sys.space.sys.id[in]': spaceId } : {}) } }
}
const ofOrganization = {
  ...selecting(
    withQuery(get('/app_definitions/{appDefinitionId}/app_installations', installations), {
      'sys.organization.sys.id[in]': '{organizationId}',
    }),
  ),
  derive: bySpace,
}

const definitions = crud(apps, 'appDefinitionId', definitionDraft, definition)
export const appDefinition = { ...definitions, get: selecting(definitions.get), getInstallationsForOrg: ofOrganization }

const terms = 'i-accept-end-user-license-agreement,i-accept-marketplace-terms-of-service,i-accept-privacy-policy'

export const appInstallation = {
  get: selecting(get(installed, installation)),
  getMany: selecting(get(`${environment}/app_installations`, installations)),
  getForOrganization: ofOrganization,
  upsert: {
    ...withHeaders(put(installed, t.partial({ parameters: t.unknown }), installation), {
      'x-contentful-marketplace': '{terms?}',
    }),
    derive: (at: Parameters) => (at.acceptAllTerms ? { ...at, terms } : at),
  },
  delete: del(installed),
}

const actionDraft: Codec<AppActionDraft> = t.intersection([
  t.type({ name: t.string, category: t.string }),
  t.partial({
    description: t.string,
    type: t.string,
    url: t.string,
    function: link('Function'),
    parameters: t.readonlyArray(t.object),
    parametersSchema: t.object,
  }),
])
const action: Codec<AppAction> = t.intersection([t.type({ sys }), actionDraft], 'app action')
const oneAction = `${app}/actions/{appActionId}` as const

export const appAction = {
  get: get(oneAction, action),
  getMany: selecting(get(`${app}/actions`, collection(action))),
  getManyForEnvironment: forms(
    selecting(get(`${environment}/actions`, collection(action))),
    selecting(get('/spaces/{spaceId}/actions', collection(action))),
  ),
  create: post(`${app}/actions`, actionDraft, action),
  update: put(oneAction, actionDraft, action),
  delete: del(oneAction),
}

const bundleDraft: Codec<AppBundleDraft> = t.intersection([
  t.type({ appUploadId: t.string }),
  t.partial({ comment: t.string, actions: t.readonlyArray(t.object), functions: t.readonlyArray(t.object) }),
])
const file = t.type({ name: t.string, size: t.number, md5: t.string }, 'file')
const bundle: Codec<AppBundle> = t.intersection(
  [t.type({ sys, files: orElse(t.readonlyArray(file), []) }), t.partial({ comment: t.string })],
  'app bundle',
)

export const appBundle = {
  get: get(`${app}/app_bundles/{appBundleId}`, bundle),
  getMany: selecting(get(`${app}/app_bundles`, collection(bundle))),
  create: {
    ...post(`${app}/app_bundles`, bundleDraft, bundle),
    body: ({ appUploadId, comment, actions, functions }: AppBundleDraft): unknown => ({
      upload: { sys: { type: 'Link', linkType: 'AppUpload', id: appUploadId } },
      comment,
      actions,
      functions,
    }),
  },
  delete: del(`${app}/app_bundles/{appBundleId}`),
}
