import type { Calls } from '../call.ts'
import { environmentSys, inEnvironment, inOrganization, link, list, organizationSys, page } from '../samples.ts'

const gone: ReadonlyArray<unknown> = [{ status: 204, body: '' }]
const inApp = { ...inOrganization, appDefinitionId: 'app' }
const installed = { ...inEnvironment, appInstallationId: 'app' }
const ofApp = (type: string, id: string) => organizationSys(type, id, { appDefinition: link('AppDefinition', 'app') })

const action = { sys: ofApp('Function', 'f1'), name: 'F', description: 'Filters', path: 'f.js', accepts: ['appevent.filter'] }
const log = {
  sys: environmentSys('FunctionLog', 'l1', { appDefinition: link('AppDefinition', 'app') }),
  severity: { info: 1, warn: 0, error: 0 },
  requestId: 'r',
  event: { type: 'graphql.query', query: '{ a }', isIntrospectionQuery: false, variables: {} },
  messages: [{ timestamp: 1767225600000, type: 'INFO', message: 'Hello' }],
}
const logs = { ...installed, functionId: 'f1' }

const resource = {
  sys: {
    type: 'Resource',
    urn: 'urn:1',
    resourceType: link('ResourceType', 'Shop:Product'),
    resourceProvider: link('ResourceProvider', 'Shop'),
    appDefinition: link('AppDefinition', 'app'),
  },
  fields: {
    title: 'Shoe',
    image: { url: 'https://x.test/a.png' },
    badge: { label: 'New', variant: 'positive' },
  },
}
const products = { ...inEnvironment, resourceTypeId: 'Shop:Product' }

const provider = { type: 'function', function: link('Function', 'f1') }
const providerRecord = { sys: ofApp('ResourceProvider', 'Shop'), ...provider }

const type = { name: 'Product', defaultFieldMapping: { title: '/name', image: { url: '/image', altText: '/alt' } } }
const typeRecord = { sys: ofApp('ResourceType', 'Shop:Product'), ...type }
const oneType = { ...inApp, resourceTypeId: 'Shop:Product' }
const offered = page({
  sys: { type: 'ResourceType', id: 'Shop:Product', resourceProvider: link('ResourceProvider', 'Shop') },
  name: 'Product',
})

export const appContent: Calls = {
  'function.get': [{ params: { ...inApp, functionId: 'f1' }, answers: [action] }],
  'function.getMany': [{ params: { ...inApp, query: { 'accepts[all]': 'appaction.call' } }, answers: [list(action)] }],
  'function.getManyForEnvironment': [{ params: { ...installed, query: { limit: 1 } }, answers: [list(action)] }],
  'functionLog.get': [{ params: { ...logs, logId: 'l1' }, answers: [log] }],
  'functionLog.getMany': [{ params: { ...logs, query: { limit: 2, 'sys.createdAt[gte]': '2026-01-01' } }, answers: [list(log)] }],
  'resource.getMany': [
    { params: { ...products, query: { query: 'shoe', locale: 'nl-BE', limit: 2 } }, answers: [page(resource)] },
    { params: { ...products, query: { 'sys.urn[in]': 'urn:1', pageNext: 'token' } }, answers: [page(resource)] },
  ],
  'resourceProvider.get': [{ params: inApp, answers: [providerRecord] }],
  'resourceProvider.upsert': [{ params: inApp, payload: { sys: { id: 'Shop' }, ...provider }, answers: [providerRecord] }],
  'resourceProvider.delete': [{ params: inApp, answers: gone }],
  'resourceType.get': [{ params: oneType, answers: [typeRecord] }],
  'resourceType.getMany': [{ params: inApp, answers: [list(typeRecord)] }],
  'resourceType.upsert': [{ params: oneType, payload: type, answers: [typeRecord] }],
  'resourceType.delete': [{ params: oneType, answers: gone }],
  'resourceType.getForEnvironment': [
    { params: inEnvironment, answers: [offered] },
    {
      params: { ...inEnvironment, query: { limit: 1, pageNext: 'token' } },
      answers: [offered],
      differs: { in: 'request', because: 'the official client loses the query, so no second page can be asked for' },
    },
  ],
}
