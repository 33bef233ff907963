import type { Call, Calls } from '../call.ts'
import {
  environmentSys,
  inEnvironment,
  inOrganization,
  inSpace,
  link,
  list,
  organizationSys,
  page,
  spaceSys,
} from '../samples.ts'

const gone: ReadonlyArray<unknown> = [{ status: 204, body: '' }]

const actionDraft = {
  name: 'Rewrite',
  description: 'Says it otherwise',
  instruction: { template: '{{text}}', variables: [{ id: 'text', type: 'StandardInput', name: 'Text' }] },
  configuration: { modelType: 'gpt-4.1', modelTemperature: 0.3 },
}
const action = { sys: spaceSys('AiAction', 'a1', { publishedVersion: 2 }), ...actionDraft }
const oneAction = { ...inSpace, aiActionId: 'a1' }
const invocation = {
  sys: environmentSys('AiActionInvocation', 'i1', { aiAction: link('AiAction', 'a1'), status: 'COMPLETED' }),
  result: { type: 'text', content: 'Otherwise.', metadata: { invocationResult: { wordCount: 1, outputFormat: 'PlainText' } } },
}
const invoked = { ...inEnvironment, aiActionId: 'a1' }
const asked = { outputFormat: 'PlainText', variables: [{ id: 'text', value: 'Say this.' }] }

/** These name their space and environment by id alone. */
const beta = (type: string, id: string, more: object = {}) => ({
  sys: {
    type,
    id,
    createdAt: '2026-01-02T03:04:05.000Z',
    space: link('Space', 'sp'),
    environment: link('Environment', 'env'),
    ...more,
  },
})
const agent = { ...beta('Agent', 'g1'), name: 'Helper', description: 'Helps', tools: [link('AgentTool', 't1')] }
const run = { ...beta('AgentRun', 'r1', { status: 'COMPLETED' }), agent: link('Agent', 'g1'), title: 'Hello', messages: [] }
const started = { sys: { id: 'r1', type: 'AgentRun', status: 'IN_PROGRESS' } }
const question = { messages: [{ role: 'user', parts: [{ type: 'text', text: 'Hello' }] }], threadId: 't' }

const automationDraft = {
  name: 'Translate what is published',
  status: 'published',
  triggers: [{ type: 'event', topic: 'Entry.publish', constraints: {} }],
  steps: [
    { id: 's1', name: 'Translate', type: 'action', nextStepId: null, action: { type: 'cma.aiAction.invoke', parameters: {} } },
  ],
}
const automation = {
  sys: environmentSys('AutomationDefinition', 'd1', { organization: link('Organization', 'org') }),
  ...automationDraft,
}
const oneAutomation = { ...inEnvironment, automationDefinitionId: 'd1' }
const execution = {
  sys: environmentSys('AutomationExecution', 'x1', { automationDefinition: link('AutomationDefinition', 'd1') }),
  status: 'FAILED',
  errors: [{ stepName: 'Translate', message: null }],
}

const found = (type: string, more: object = {}) => ({
  sys: { type: 'Array', correlationId: 'c' },
  items: [
    {
      sys: { type, entity: link('Entry', 'e1'), space: link('Space', 'sp'), environment: link('Environment', 'env') },
      ...more,
    },
  ],
})
const asking = (answer: object, ...payloads: ReadonlyArray<object>): ReadonlyArray<Call> =>
  payloads.map((payload) => ({ params: inEnvironment, payload, answers: [answer] }))
const filter = { contentTypeIds: ['article'] }

const index = {
  sys: organizationSys('ContentSemanticsIndex', 'n1', {
    status: 'ACTIVE',
    localeCode: 'nl-BE',
    locale: link('Locale', 'l1'),
    space: link('Space', 'sp'),
    environment: link('Environment', 'env'),
    createdBy: null,
  }),
}
const indices = { sys: { type: 'Array' }, items: [index] }
const oneIndex = { ...inOrganization, indexId: 'n1' }

export const ai: Calls = {
  'aiAction.get': [{ params: oneAction, answers: [action] }],
  'aiAction.getMany': [{ params: { ...inSpace, query: { limit: 2, status: 'published' } }, answers: [list(action)] }],
  'aiAction.create': [{ params: inSpace, payload: actionDraft, answers: [action] }],
  'aiAction.update': [
    { params: oneAction, payload: action, answers: [action] },
    { params: oneAction, payload: { ...actionDraft, sys: {} }, answers: [action] },
  ],
  'aiAction.delete': [{ params: oneAction, answers: gone }],
  'aiAction.publish': [{ params: { ...oneAction, version: 3 }, answers: [action] }],
  'aiAction.unpublish': [{ params: oneAction, answers: [action] }],
  'aiAction.invoke': [
    { params: invoked, payload: asked, answers: [invocation] },
    {
      params: { ...invoked, query: { status: 'all' } },
      payload: asked,
      answers: [beta('AiActionInvocation', 'i1', { status: 'SCHEDULED' })],
    },
  ],
  'aiActionInvocation.get': [{ params: { ...invoked, invocationId: 'i1' }, answers: [invocation] }],
  'agent.get': [{ params: { ...inEnvironment, agentId: 'g1' }, answers: [agent] }],
  'agent.getMany': [{ params: inEnvironment, answers: [list(agent)] }],
  'agent.generate': [{ params: { ...inEnvironment, agentId: 'g1' }, payload: question, answers: [started] }],
  'agentRun.get': [{ params: { ...inEnvironment, runId: 'r1' }, answers: [run] }],
  'agentRun.getMany': [
    { params: inEnvironment, answers: [list(run)] },
    { params: { ...inEnvironment, query: { agentIn: ['g1', 'g2'], statusIn: ['COMPLETED'] } }, answers: [list(run)] },
  ],
  'agentRun.resumeRun': [
    { params: { ...inEnvironment, runId: 'r1' }, payload: { resumePayload: { approved: true } }, answers: [started] },
  ],
  'automationDefinition.get': [{ params: oneAutomation, answers: [automation] }],
  'automationDefinition.getMany': [
    { params: { ...inEnvironment, query: { limit: 2, pageNext: 'token', order: 'sys.createdAt' } }, answers: [page(automation)] },
  ],
  'automationDefinition.create': [{ params: inEnvironment, payload: automationDraft, answers: [automation] }],
  'automationDefinition.update': [{ params: oneAutomation, payload: automation, answers: [automation] }],
  'automationDefinition.delete': [{ params: { ...oneAutomation, version: 3 }, answers: gone }],
  'automationExecution.get': [{ params: { ...inEnvironment, automationExecutionId: 'x1' }, answers: [execution] }],
  'automationExecution.getMany': [
    {
      params: { ...inEnvironment, query: { 'sys.status[in]': 'FAILED,COMPLETED', uniqueBy: 'entity' } },
      answers: [page(execution)],
    },
  ],
  'automationExecution.getForAutomationDefinition': [
    { params: { ...oneAutomation, query: { order: '-sys.updatedAt' } }, answers: [page(execution)] },
  ],
  'semanticDuplicates.get': asking(
    found('SemanticDuplicatesResult', { label: 'high' }),
    { entityId: 'e1' },
    { entityId: 'e1', filter },
  ),
  'semanticRecommendations.get': asking(found('SemanticRecommendationsResult'), { entityIds: ['e1', 'e2'], filter }),
  'semanticReferenceSuggestions.get': asking(found('SemanticReferenceSuggestionsResult'), {
    entityId: 'e1',
    referenceFieldId: 'r',
  }),
  'semanticSearch.get': asking(found('SemanticSearchResult'), { query: 'shoes', filter }),
  'semanticSettings.get': [
    { params: inOrganization, answers: [{ sys: { type: 'ContentSemanticsSettings' }, supportedLocalePrefixes: ['nl', 'en'] }] },
  ],
  'contentSemanticsIndex.get': [{ params: oneIndex, answers: [index] }],
  'contentSemanticsIndex.getMany': [
    { params: inOrganization, answers: [indices] },
    { params: { ...inOrganization, status: 'ACTIVE' }, answers: [indices] },
  ],
  'contentSemanticsIndex.getManyForEnvironment': [{ params: { ...inEnvironment, status: 'PENDING' }, answers: [indices] }],
  'contentSemanticsIndex.create': [{ params: inOrganization, payload: { spaceId: 'sp', locale: 'nl-BE' }, answers: [index] }],
  'contentSemanticsIndex.delete': [{ params: oneIndex, answers: gone }],
}
