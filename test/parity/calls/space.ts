import type { Calls } from '../call.ts'
import { ordinary, reading } from '../ordinary.ts'
import { environmentSys, inEnvironment, inOrganization, inSpace, link, list, page, spaceSys } from '../samples.ts'

const noContent = { status: 204, body: '' }
const space = { sys: spaceSys('Space', 'sp'), name: 'Kade' }
const environment = {
  sys: { ...spaceSys('Environment', 'env'), status: link('Status', 'ready'), aliases: [link('EnvironmentAlias', 'master')] },
  name: 'env',
}
const alias = { sys: spaceSys('EnvironmentAlias', 'master', { aliases: [] }), environment: link('Environment', 'env') }
const oneAlias = { ...inSpace, environmentAliasId: 'x1' }
const { 'environmentAlias.create': _, ...aliases } = ordinary({
  name: 'environmentAlias',
  at: inSpace,
  id: 'environmentAliasId',
  draft: { environment: link('Environment', 'env') },
  entity: alias,
  list: list(alias),
})

const template = {
  sys: { type: 'EnvironmentTemplate', id: 't1', version: 2, organization: link('Organization', 'org') },
  name: 'Shop',
  description: 'A shop',
}
const oneTemplate = { ...inOrganization, environmentTemplateId: 't1' }
const installed = { ...inEnvironment, environmentTemplateId: 't1' }
const installation = { sys: { type: 'EnvironmentTemplateInstallation', id: 'i1' } }

const role = {
  sys: spaceSys('Role', 'x1'),
  name: 'Editor',
  description: null,
  permissions: { ContentModel: ['read'], Settings: 'all' },
  policies: [{ effect: 'allow', actions: 'all', constraint: { and: [] } }],
}
const { sys: _role, ...roleDraft } = role
const member = {
  sys: { type: 'SpaceMember', id: 'sp-jo', space: link('Space', 'sp'), user: link('User', 'jo'), relatedMemberships: [] },
  admin: false,
  roles: [link('Role', 'x1')],
}
const membership = {
  sys: spaceSys('SpaceMembership', 'x1', { user: link('User', 'jo') }),
  admin: true,
  roles: [],
  user: link('User', 'jo'),
}

const apiKey = {
  sys: spaceSys('ApiKey', 'x1'),
  name: 'Site',
  description: null,
  accessToken: 'a',
  preview_api_key: link('PreviewApiKey', 'p1'),
  policies: [{}],
  environments: [link('Environment', 'master')],
}
const preview = { sys: spaceSys('PreviewApiKey', 'p1'), name: 'Site', accessToken: 'b' }

const webhook = {
  sys: spaceSys('WebhookDefinition', 'x1'),
  name: 'Build',
  url: 'https://build.test',
  topics: ['Entry.publish'],
  headers: [{ key: 'a', secret: true }],
  httpBasicUsername: null,
  active: true,
  filters: null,
}
const oneWebhook = { ...inSpace, webhookDefinitionId: 'x1' }
const call = {
  sys: { type: 'WebhookCallOverview', id: 'c1', createdAt: '2026-01-02T03:04:05.000Z' },
  statusCode: 200,
  url: 'https://build.test',
  errors: [],
  eventType: 'publish',
}
const unanswered = { ...call, statusCode: null, responseAt: null, errors: ['TimeoutError'], request: {}, response: null }
const secret = { redactedValue: 'abcd' }

export const spaces: Calls = {
  'space.get': [
    { params: inSpace, answers: [space] },
    { params: { ...inSpace, include: 'sys.license' }, answers: [space] },
  ],
  'space.getMany': [
    { params: { ...inOrganization, query: { limit: 2 } }, answers: [list(space)] },
    { params: { include: 'sys.license' }, answers: [list(space)] },
  ],
  'space.getManyForOrganization': [{ params: { ...inOrganization, query: { skip: 1 } }, answers: [list(space)] }],
  'space.create': [
    { params: inOrganization, payload: { name: 'Kade', defaultLocale: 'nl-BE' }, answers: [space] },
    { params: {}, payload: { name: 'Kade' }, answers: [space] },
  ],
  'space.update': [
    { params: inSpace, payload: space, answers: [space] },
    { params: inSpace, payload: { name: 'Kade', sys: {} }, answers: [space] },
  ],
  'space.delete': [{ params: inSpace, answers: [noContent] }],
  ...ordinary({
    name: 'environment',
    at: inSpace,
    id: 'environmentId',
    draft: { name: 'env' },
    entity: environment,
    list: list(environment),
  }),
  'environment.createWithId': [
    { params: inEnvironment, payload: { name: 'env' }, answers: [environment] },
    { params: { ...inEnvironment, sourceEnvironmentId: 'staging' }, payload: { name: 'env' }, answers: [environment] },
  ],
  ...aliases,
  'environmentAlias.createWithId': [{ params: oneAlias, payload: { environment: link('Environment', 'env') }, answers: [alias] }],
  'environmentTemplate.get': [
    { params: oneTemplate, answers: [template] },
    { params: { ...oneTemplate, version: 2, query: { select: 'name' } }, answers: [template] },
  ],
  ...reading({
    'environmentTemplate.getMany': [{ ...inOrganization, query: { limit: 1 } }, page(template)],
    'environmentTemplate.versions': [oneTemplate, page(template)],
  }),
  'environmentTemplateInstallation.getMany': [
    { params: { ...oneTemplate, spaceId: 'sp', environmentId: 'env' }, answers: [page(installation)] },
    { params: { ...oneTemplate, latestOnly: false, limit: 1, pageNext: 'token+1' }, answers: [page(installation)] },
    { params: { ...oneTemplate, latestOnly: true, order: 'sys.id', pagePrev: 'token0' }, answers: [page(installation)] },
  ],
  'environmentTemplateInstallation.getForEnvironment': [
    { params: { ...installed, installationId: 'i1' }, answers: [page(installation)] },
    { params: { ...installed, limit: 1, pageNext: 'token+1' }, answers: [page(installation)] },
  ],
  'environmentTemplate.create': [{ params: inOrganization, payload: { name: 'Shop' }, answers: [template] }],
  'environmentTemplate.update': [{ params: oneTemplate, payload: template, answers: [template] }],
  'environmentTemplate.versionUpdate': [
    { params: { ...oneTemplate, version: 2 }, payload: { versionName: 'b' }, answers: [template] },
  ],
  'environmentTemplate.delete': [{ params: oneTemplate, answers: [noContent] }],
  'environmentTemplate.install': [{ params: installed, payload: { version: 2 }, answers: [{ items: [] }] }],
  'environmentTemplate.validate': [
    { params: installed, payload: { changeSet: [] }, answers: [{ findings: [] }] },
    { params: { ...installed, version: 2 }, payload: {}, answers: [{ findings: [] }] },
  ],
  'environmentTemplate.disconnect': [{ params: installed, answers: [noContent] }],
  ...ordinary({ name: 'role', at: inSpace, id: 'roleId', draft: roleDraft, entity: role, list: list(role) }),
  'role.createWithId': [{ params: { ...inSpace, roleId: 'x1' }, payload: roleDraft, answers: [role] }],
  'role.getMany': [
    { params: { ...inSpace, query: { limit: 2, select: 'name' } }, answers: [list(role)] },
    { params: { ...inSpace, query: { select: 'sys.id,name', pageNext: 'token+1' } }, answers: [page(role)] },
  ],
  'role.getManyForOrganization': [
    { params: { ...inOrganization, query: { select: 'name' } }, answers: [list(role)] },
    { params: inOrganization, answers: [page(role)] },
  ],
  ...reading({
    'spaceMember.get': [{ ...inSpace, spaceMemberId: 'sp-jo' }, member],
    'spaceMember.getMany': [{ ...inSpace, query: { limit: 1 } }, list(member)],
    'spaceMembership.getForOrganization': [{ ...inOrganization, spaceMembershipId: 'x1' }, membership],
    'spaceMembership.getManyForOrganization': [{ ...inOrganization, query: { limit: 1 } }, list(membership)],
    'previewApiKey.get': [{ ...inSpace, previewApiKeyId: 'p1' }, preview],
    'previewApiKey.getMany': [{ ...inSpace, query: { limit: 1 } }, list(preview)],
    'webhook.getHealthStatus': [oneWebhook, { sys: { type: 'Webhook', id: 'x1' }, calls: { total: 2, healthy: 1 } }],
    'webhook.getManyCallDetails': [{ ...oneWebhook, query: { select: 'url' } }, list(call)],
    'webhook.getSigningSecret': [inSpace, secret],
    'webhook.getRetryPolicy': [inSpace, { sys: {}, maxRetries: 3 }],
    'uiConfig.get': [inEnvironment, { sys: { type: 'UIConfig', version: 1 }, entryListViews: [] }],
    'userUIConfig.get': [inEnvironment, { sys: { type: 'UserUIConfig', version: 1 } }],
  }),
  ...ordinary({
    name: 'spaceMembership',
    at: inSpace,
    id: 'spaceMembershipId',
    draft: { admin: true, email: 'jo@kade.test', roles: [] },
    entity: membership,
    list: list(membership),
  }),
  'spaceMembership.createWithId': [
    { params: { ...inSpace, spaceMembershipId: 'x1' }, payload: { admin: true, email: 'jo@kade.test' }, answers: [membership] },
  ],
  ...ordinary({
    name: 'apiKey',
    at: inSpace,
    id: 'apiKeyId',
    draft: { name: 'Site', environments: [link('Environment', 'master')] },
    entity: apiKey,
    list: list(apiKey),
  }),
  'apiKey.createWithId': [{ params: { ...inSpace, apiKeyId: 'x1' }, payload: { name: 'Site' }, answers: [apiKey] }],
  ...ordinary({
    name: 'webhook',
    at: inSpace,
    id: 'webhookDefinitionId',
    draft: { name: 'Build', url: 'https://build.test', topics: ['*.*'] },
    entity: webhook,
    list: list(webhook),
  }),
  'webhook.getCallDetails': [{ ...call, request: {}, response: {} }, unanswered].map((answer) => ({
    params: { ...oneWebhook, callId: 'c1' },
    answers: [answer],
  })),
  'webhook.upsertSigningSecret': [{ params: inSpace, payload: { value: 'abcd' }, answers: [secret] }],
  'webhook.deleteSigningSecret': [{ params: inSpace, answers: [noContent] }],
  'webhook.upsertRetryPolicy': [{ params: inSpace, payload: { maxRetries: 3 }, answers: [{ maxRetries: 3 }] }],
  'webhook.deleteRetryPolicy': [{ params: inSpace, answers: [noContent] }],
  'uiConfig.update': [
    {
      params: inEnvironment,
      payload: { sys: environmentSys('UIConfig', 'u'), entryListViews: [] },
      answers: [{ entryListViews: [] }],
    },
  ],
  'userUIConfig.update': [{ params: inEnvironment, payload: { sys: environmentSys('UserUIConfig', 'u') }, answers: [{}] }],
}
