import * as t from 'io-ts'
import { collection, tokenPage } from './codecs.ts'
import { openDraft, openEntity } from './sys.ts'
import { command, crud, del, get, headed, post, unqueried, withQuery, withVersion } from './verbs.ts'

const environment = '/spaces/{spaceId}/environments/{environmentId}'
const actions = '/spaces/{spaceId}/ai/actions'
const inEnvironment = `${environment}/ai/actions/{aiActionId}` as const

export const aiAction = {
  ...crud(actions, 'aiActionId', openDraft, openEntity),
  publish: withVersion(command('PUT', `${actions}/{aiActionId}/published`, openEntity)),
  unpublish: command('DELETE', `${actions}/{aiActionId}/published`, openEntity),
  invoke: post(`${inEnvironment}/invoke`, openDraft, openEntity),
}
export const aiActionInvocation = { get: get(`${inEnvironment}/invocations/{invocationId}`, openEntity) }

const alpha = { 'x-contentful-enable-alpha-feature': 'agents-api' }
const agents = `${environment}/ai/agents` as const

export const agent = headed(
  {
    get: get(`${agents}/{agentId}`, openEntity),
    getMany: unqueried(get(agents, collection(openEntity))),
    generate: post(`${agents}/{agentId}/generate`, openDraft, t.unknown),
  },
  alpha,
)
export const agentRun = headed(
  {
    get: get(`${agents}/runs/{runId}`, openEntity),
    getMany: get(`${agents}/runs`, collection(openEntity)),
    resumeRun: post(`${agents}/runs/{runId}/resume`, openDraft, t.unknown),
  },
  alpha,
)

const definitions = crud(`${environment}/automation_definitions`, 'automationDefinitionId', openDraft, openEntity)
export const automationDefinition = {
  ...definitions,
  getMany: get(`${environment}/automation_definitions`, tokenPage(openEntity)),
  delete: withVersion(definitions.delete),
}
export const automationExecution = {
  get: get(`${environment}/automation_executions/{automationExecutionId}`, openEntity),
  getMany: get(`${environment}/automation_executions`, tokenPage(openEntity)),
  getForAutomationDefinition: get(
    `${environment}/automation_definitions/{automationDefinitionId}/automation_executions`,
    tokenPage(openEntity),
  ),
}

const asking = (question: string) => ({
  get: post(`${environment}/semantic/${question}` as typeof environment, openDraft, t.unknown),
})
export const semanticDuplicates = asking('duplicates')
export const semanticRecommendations = asking('recommendations')
export const semanticReferenceSuggestions = asking('reference-suggestions')
export const semanticSearch = asking('search')

const organization = '/organizations/{organizationId}/semantic'
const indices = `${organization}/search-index` as const
const status = { status: '{status?}' } as const
/** Always all of them, uncounted. */
const whole = t.type({ items: t.readonlyArray(openEntity) }, 'semantics indices')

export const semanticSettings = { get: get(`${organization}/settings`, t.unknown) }
export const contentSemanticsIndex = {
  get: get(`${indices}/{indexId}`, openEntity),
  getMany: withQuery(get(indices, whole), status),
  getManyForEnvironment: withQuery(get(`${environment}/semantic/search-index`, whole), status),
  create: post(indices, openDraft, openEntity),
  delete: del(`${indices}/{indexId}`),
}
