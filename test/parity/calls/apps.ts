import type { Call, Calls } from '../call.ts'
import { environmentSys, inEnvironment, inOrganization, link, list, organizationSys } from '../samples.ts'

const gone: ReadonlyArray<unknown> = [{ status: 204, body: '' }]
const inApp = { ...inOrganization, appDefinitionId: 'app' }
const installed = { ...inEnvironment, appDefinitionId: 'app' }
const ofApp = (type: string, id: string, more: object = {}) =>
  organizationSys(type, id, { appDefinition: link('AppDefinition', 'app'), ...more })
const without = (name: string, { [name]: _, ...rest }: { readonly [name: string]: unknown }) => rest
/** Of these there is one per app, so they have no id of their own. */
const onlyOfApp = (type: string) => without('id', ofApp(type, ''))
const onlyInstalled = (type: string, more: object = {}) =>
  without('id', environmentSys(type, '', { appDefinition: link('AppDefinition', 'app'), ...more }))

const parameters = [
  { id: 'size', name: 'Size', type: 'Enum', options: ['S', { l: 'Large' }], labels: { empty: 'None' }, default: 'S' },
  { id: 'on', name: 'On', type: 'Boolean', required: true, default: false, labels: { true: 'Yes', false: 'No' } },
  { id: 'key', name: 'Key', type: 'Secret', description: 'Of the service' },
]
const draft = {
  name: 'Translator',
  src: 'https://app.test',
  locations: [
    { location: 'app-config' },
    { location: 'entry-field', fieldTypes: [{ type: 'Symbol' }, { type: 'Array', items: { type: 'Link', linkType: 'Entry' } }] },
    { location: 'page', navigationItem: { name: 'Translations', path: '/' } },
  ],
  parameters: { instance: parameters.slice(0, 2), installation: parameters },
}
const definition = { sys: organizationSys('AppDefinition', 'app', { shared: false }), ...draft }
const hosted = { sys: definition.sys, name: 'Hosted', bundle: link('AppBundle', 'b1') }
const installation = {
  sys: onlyInstalled('AppInstallation', { organization: link('Organization', 'org') }),
  parameters: { key: '***' },
}
const installations = {
  sys: { type: 'Array' },
  items: [installation],
  includes: { Environment: [{ sys: environmentSys('Environment', 'env'), name: 'env' }] },
}
const listed: ReadonlyArray<Call> = [
  { params: inApp, answers: [installations] },
  { params: { ...inApp, query: { spaceId: 'sp,sp2', select: 'parameters', limit: 5 } }, answers: [installations] },
]

const endpoint = {
  name: 'Translate',
  category: 'Custom',
  type: 'endpoint',
  url: 'https://app.test/translate',
  description: 'Translates an entry.',
  parameters: [{ id: 'to', name: 'To', type: 'Symbol', required: true }],
  parametersSchema: { type: 'object' },
  resultSchema: { type: 'object' },
}
const ofFunction = {
  name: 'Translate',
  category: 'Entries.v1.0',
  type: 'function-invocation',
  function: link('Function', 'f1'),
}
const action = { sys: without('version', ofApp('AppAction', 'a1')), ...endpoint }
const oneAction = { ...inApp, appActionId: 'a1' }

const called = { ...installed, appActionId: 'a1' }
const oneCall = { ...called, callId: 'c1' }
const quick = { ...called, retryInterval: 1, retries: 3 }
const call = { parameters: { to: 'nl-BE' } }
const callSys = (more: object) =>
  environmentSys('AppActionCall', 'c1', { appDefinition: link('AppDefinition', 'app'), action: link('AppAction', 'a1'), ...more })
const processing = { sys: callSys({ status: 'processing' }) }
const succeeded = {
  sys: callSys({ status: 'succeeded', result: { text: 'Een' }, appActionCallResponse: link('AppActionCallResponse', 'r1') }),
}
const failed = {
  sys: callSys({
    status: 'failed',
    error: { sys: { type: 'Error', id: 'BadGateway' }, message: 'It fell.', details: {}, statusCode: 502 },
  }),
}
const details = (statusCode: number, answered = statusCode) => ({
  sys: { type: 'WebhookCallDetails', id: 'c1', createdAt: '2026-01-02T03:04:05.000Z' },
  request: { url: 'https://app.test', method: 'POST', headers: {}, body: '{}' },
  response: { statusCode: answered, headers: { 'content-type': 'application/json' }, body: '{"text":"Een"}' },
  statusCode,
  errors: [],
  eventType: 'appAction',
  url: 'https://app.test',
  requestAt: '2026-01-02T03:04:05.000Z',
  responseAt: '2026-01-02T03:04:06.000Z',
})
const rawResponse = {
  sys: environmentSys('AppActionCallResponse', 'r1', {
    appInstallation: link('AppInstallation', 'app'),
    appAction: link('AppAction', 'a1'),
  }),
  response: { headers: { contentType: 'application/json' }, statusCode: 200, body: '{"text":"Een"}' },
}
const named = { in: 'result', because: 'the error of an app action says by its name what happened, not just Error' } as const
const early = { status: 404, body: { sys: { type: 'Error', id: 'NotFound' }, message: 'There is no such call yet.' } }

const functions = [{ id: 'f1', name: 'F', description: 'Filters', path: 'f.js', accepts: ['appevent.filter'], allowNetworks: [] }]
const bundle = {
  sys: without('version', ofApp('AppBundle', 'b1')),
  files: [{ name: 'index.html', size: 12, md5: 'abc' }],
  comment: 'First',
  functions,
}
const manifest = { id: 'a1', name: 'A', description: 'Acts', category: 'Custom', path: 'a.js', allowNetworks: ['https://x.test'] }
const oneBundle = { ...inApp, appBundleId: 'b1' }

const upload = { sys: { ...organizationSys('AppUpload', 'u1'), expiresAt: '2026-03-01T00:00:00.000Z' } }
const oneUpload = { ...inOrganization, appUploadId: 'u1' }

const icon = { icon: { value: 'data:image/png;base64,aGk=', type: 'base64' } }
const subscription = { topics: ['Entry.publish'], targetUrl: 'https://app.test/events' }
const filtered = { topics: ['Entry.*'], functions: { filter: link('Function', 'f1'), handler: link('Function', 'f2') } }

const jwk = { alg: 'RS256', kty: 'RSA', use: 'sig', x5c: ['MII'], kid: 'fp', x5t: 'fp' }
const key = { sys: without('version', ofApp('AppKey', 'fp')), jwk }
const oneKey = { ...inApp, fingerprint: 'fp' }

/** What an app has one of. */
const only = (name: string, record: object, ...drafts: ReadonlyArray<object>): Calls => ({
  [`${name}.get`]: [{ params: inApp, answers: [record] }],
  [`${name}.upsert`]: drafts.map((payload) => ({ params: inApp, payload, answers: [record] })),
  [`${name}.delete`]: [{ params: inApp, answers: gone }],
})

export const apps: Calls = {
  'appDefinition.get': [
    { params: inApp, answers: [definition] },
    { params: { ...inApp, query: { select: 'name' } }, answers: [hosted] },
  ],
  'appDefinition.getMany': [
    { params: { ...inOrganization, query: { limit: 2, select: 'name' } }, answers: [list(definition, hosted)] },
  ],
  'appDefinition.create': [
    { params: inOrganization, payload: draft, answers: [definition] },
    { params: inOrganization, payload: { name: 'Bare' }, answers: [{ sys: definition.sys, name: 'Bare' }] },
  ],
  'appDefinition.update': [
    { params: inApp, payload: definition, answers: [definition] },
    { params: inApp, payload: { ...draft, sys: {} }, answers: [definition] },
  ],
  'appDefinition.delete': [{ params: inApp, answers: gone }],
  'appDefinition.getInstallationsForOrg': listed,
  'appInstallation.get': [
    { params: installed, answers: [installation] },
    { params: { ...installed, query: { select: 'parameters' } }, answers: [{ sys: installation.sys }] },
  ],
  'appInstallation.getMany': [{ params: { ...inEnvironment, query: { limit: 5 } }, answers: [list(installation)] }],
  'appInstallation.getForOrganization': listed,
  'appInstallation.upsert': [
    { params: installed, payload: { parameters: { key: 'a' } }, answers: [installation] },
    { params: { ...installed, acceptAllTerms: true }, payload: {}, answers: [installation] },
    { params: { ...installed, acceptAllTerms: false }, payload: { parameters: ['a', 1] }, answers: [installation] },
    {
      params: installed,
      payload: {},
      headers: { 'x-contentful-marketplace': 'i-accept-privacy-policy' },
      answers: [installation],
    },
  ],
  'appInstallation.delete': [{ params: installed, answers: gone }],
  'appAction.get': [{ params: oneAction, answers: [action] }],
  'appAction.getMany': [
    { params: inApp, answers: [list(action)] },
    { params: { ...inApp, query: { select: 'name', limit: 1 } }, answers: [list(action)] },
  ],
  'appAction.getManyForEnvironment': [
    { params: { ...inEnvironment, query: { select: 'sys,name' } }, answers: [list(action)] },
    { params: { spaceId: 'sp', query: { select: 'name' } }, answers: [list(action)] },
  ],
  'appAction.create': [
    { params: inApp, payload: endpoint, answers: [action] },
    { params: inApp, payload: { ...ofFunction, id: 'mine' }, answers: [{ sys: action.sys, ...ofFunction }] },
  ],
  'appAction.update': [{ params: oneAction, payload: endpoint, answers: [action] }],
  'appAction.delete': [{ params: oneAction, answers: gone }],
  'appActionCall.create': [
    { params: called, payload: call, answers: [processing] },
    { params: called, payload: call, answers: [{ sys: callSys({}) }] },
  ],
  'appActionCall.get': [processing, succeeded, failed].map((answer) => ({ params: oneCall, answers: [answer] })),
  'appActionCall.getCallDetails': [
    { params: { ...inEnvironment, appActionId: 'a1', callId: 'c1' }, answers: [details(200)] },
    { params: { ...inEnvironment, appActionId: 'a1', callId: 'c1' }, answers: [{ ...details(504), response: null }] },
  ],
  'appActionCall.getResponse': [{ params: oneCall, answers: [rawResponse] }],
  'appActionCall.createWithResponse': [
    { params: quick, payload: call, answers: [processing, details(404, 200), details(200)] },
    { params: quick, payload: call, answers: [processing, early, details(200)] },
    { params: quick, payload: call, answers: [processing, details(500)], differs: named },
    { params: quick, payload: call, answers: [processing, details(422, 200)], differs: named },
  ],
  'appActionCall.createWithResult': [
    { params: quick, payload: call, answers: [processing, processing, succeeded] },
    { params: quick, payload: call, answers: [processing, early, failed] },
    { params: quick, payload: call, answers: [processing], differs: named },
  ],
  'appBundle.get': [{ params: oneBundle, answers: [bundle] }],
  'appBundle.getMany': [{ params: { ...inApp, query: { select: 'files' } }, answers: [list(bundle)] }],
  'appBundle.create': [
    { params: inApp, payload: { appUploadId: 'u1' }, answers: [{ sys: bundle.sys, files: [] }] },
    {
      params: inApp,
      payload: { appUploadId: 'u1', comment: 'First', actions: [manifest], functions },
      answers: [bundle],
    },
  ],
  'appBundle.delete': [{ params: oneBundle, answers: gone }],
  'appUpload.get': [{ params: oneUpload, answers: [upload] }],
  'appUpload.create': [{ params: inOrganization, payload: { file: 'the bytes of a zip' }, answers: [upload] }],
  'appUpload.delete': [{ params: oneUpload, answers: gone }],
  ...only('appDetails', { sys: onlyOfApp('AppDetails'), ...icon }, icon, {}),
  ...only('appSigningSecret', { sys: onlyOfApp('AppSigningSecret'), redactedValue: 'x9Zq' }, { value: 'a'.repeat(64) }),
  ...only('appEventSubscription', { sys: onlyOfApp('AppEventSubscription'), ...subscription }, subscription, filtered),
  'appKey.get': [{ params: oneKey, answers: [key] }],
  'appKey.getMany': [
    { params: inApp, answers: [list(key)] },
    {
      params: { ...inApp, query: { limit: 1 } },
      answers: [list(key)],
      differs: { in: 'request', because: 'the official client loses the query of a list of keys, which its types allow' },
    },
  ],
  'appKey.create': [
    { params: inApp, payload: { generate: true }, answers: [{ ...key, generated: { privateKey: 'LS0t' } }] },
    { params: inApp, payload: { jwk }, answers: [key] },
  ],
  'appKey.delete': [{ params: oneKey, answers: gone }],
  'appSignedRequest.create': [
    {
      params: installed,
      payload: { method: 'POST', path: '/hook', body: '{}', headers: { 'x-mine': '1' } },
      answers: [
        {
          sys: onlyInstalled('AppSignedRequest'),
          additionalHeaders: { 'x-contentful-signature': 'abc', 'x-contentful-timestamp': '1767225600000' },
        },
      ],
    },
  ],
  'appAccessToken.create': [
    {
      params: installed,
      payload: { jwt: 'header.claims.signature' },
      answers: [{ sys: onlyInstalled('AppAccessToken', { expiresAt: '2026-01-02T03:14:05.000Z' }), token: 'short-lived' }],
    },
  ],
}
