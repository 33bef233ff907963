import { expect } from 'chai'
import { ends, gives, inEnvironment, inOrganization, inSpace, type Known, link, refusal, refuses, type Steps } from './steps.ts'

const noModel = 'no model is attached to this machine'
const nobody = 'agents are made elsewhere, so there are none here'
const nothingRuns = 'automations are kept, and nothing here carries them out'
const lexical = { partly: 'found by the words they share, without a model' }

const rewrite = {
  name: 'Rewrite',
  description: 'Says it otherwise',
  instruction: { template: '{{text}}', variables: [{ id: 'text', type: 'StandardInput', name: 'Text' }] },
  configuration: { modelType: 'gpt-4.1', modelTemperature: 0.3 },
}
const action = ({ rewrite: { sys } }: Known) => ({ ...inSpace, aiActionId: sys.id })
const invoked = ({ rewrite: { sys } }: Known) => ({ ...inEnvironment, aiActionId: sys.id })
const actionSteps: Steps = [
  gives('aiAction.create', [inSpace, rewrite], { name: 'Rewrite', 'sys.type': 'AiAction', 'sys.version': 1 }, 'rewrite'),
  gives('aiAction.get', (known) => [action(known)], { 'configuration.modelTemperature': 0.3 }),
  gives('aiAction.update', (known) => [action(known), { ...known.rewrite, name: 'Reword' }], {
    name: 'Reword',
    'sys.version': 2,
  }),
  gives('aiAction.publish', (known) => [{ ...action(known), version: 2 }], { 'sys.publishedVersion': 2, 'sys.version': 3 }),
  gives('aiAction.getMany', [inSpace], { total: 1, 'items[0].name': 'Reword' }),
  gives(
    'aiAction.invoke',
    (known) => [invoked(known), { outputFormat: 'PlainText', variables: [{ id: 'text', value: 'Say this.' }] }],
    { 'sys.type': 'AiActionInvocation', 'sys.status': 'FAILED', 'sys.errorCode': 'NoModel' },
    'invocation',
    { partly: `every invocation fails, because ${noModel}` },
  ),
  gives('aiActionInvocation.get', (known) => [{ ...invoked(known), invocationId: known.invocation.sys.id }], {
    'sys.status': 'FAILED',
  }),
  gives(
    'aiAction.unpublish',
    (known) => [action(known)],
    ({ sys }) => expect(sys).not.to.have.property('publishedVersion'),
  ),
  ends('aiAction.delete', (known) => [action(known)], 'aiAction.get'),
]

const none = { partly: nobody }
const agentSteps: Steps = [
  gives('agent.getMany', [inEnvironment], { total: 0, items: [] }, undefined, none),
  refuses('agent.get', [{ ...inEnvironment, agentId: 'helper' }], { status: 404, name: 'NotFound' }, nobody),
  refuses(
    'agent.generate',
    [{ ...inEnvironment, agentId: 'helper' }, { messages: [{ role: 'user', parts: [{ type: 'text', text: 'Hello' }] }] }],
    { status: 400, name: 'BadRequest' },
    noModel,
  ),
  gives('agentRun.getMany', [inEnvironment], { total: 0, items: [] }, undefined, none),
  refuses('agentRun.get', [{ ...inEnvironment, runId: 'r1' }], { status: 404, name: 'NotFound' }, nobody),
  refuses(
    'agentRun.resumeRun',
    [{ ...inEnvironment, runId: 'r1' }, { resumePayload: { approved: true } }],
    { status: 400, name: 'BadRequest' },
    noModel,
  ),
]

const automation = {
  name: 'Translate what is published',
  status: 'published',
  triggers: [{ type: 'event', topic: 'Entry.publish', constraints: {} }],
  steps: [
    { id: 's1', name: 'Translate', type: 'action', nextStepId: null, action: { type: 'cma.aiAction.invoke', parameters: {} } },
  ],
}
const definition = ({ automation: { sys } }: Known) => ({ ...inEnvironment, automationDefinitionId: sys.id })
const automationSteps: Steps = [
  gives(
    'automationDefinition.create',
    [inEnvironment, automation],
    { name: 'Translate what is published', 'sys.type': 'AutomationDefinition', 'sys.version': 1 },
    'automation',
    { partly: nothingRuns },
  ),
  gives('automationDefinition.get', (known) => [definition(known)], {
    'triggers[0].topic': 'Entry.publish',
    'sys.organization': link('Organization', 'org'),
  }),
  gives('automationDefinition.update', (known) => [definition(known), { ...known.automation, name: 'Translate' }], {
    name: 'Translate',
    'sys.version': 2,
  }),
  gives('automationDefinition.getMany', [inEnvironment], ({ items }) => expect(items).to.have.length(1)),
  gives('automationExecution.getMany', [inEnvironment], { items: [] }, undefined, { partly: nothingRuns }),
  gives('automationExecution.getForAutomationDefinition', (known) => [definition(known)], { items: [] }, undefined, {
    partly: nothingRuns,
  }),
  refuses(
    'automationExecution.get',
    [{ ...inEnvironment, automationExecutionId: 'x1' }],
    { status: 404, name: 'NotFound' },
    nothingRuns,
  ),
  [
    'automationDefinition.delete',
    async (drive, known, also) => {
      expect(await refusal(drive({ ...definition(known), version: 1 }))).to.include({ status: 409 })
      expect(await drive({ ...definition(known), version: 2 })).to.equal(undefined)
      expect(await also('automationDefinition.getMany', inEnvironment)).to.deep.include({ items: [] })
    },
  ],
]

type Found = { readonly items: ReadonlyArray<{ readonly sys: { readonly entity: object } }> }
const entitiesOf = ({ items }: Found) => items.map(({ sys }) => sys.entity)
const semanticSteps: Steps = [
  gives(
    'semanticSearch.get',
    [inEnvironment, { query: 'what was sunny and long' }],
    (found) => {
      expect(entitiesOf(found)).to.deep.equal([link('Entry', 'one')])
      expect(found.items[0].sys).to.include({ type: 'SemanticSearchResult' })
    },
    undefined,
    lexical,
  ),
  [
    'semanticDuplicates.get',
    async (drive, _, also) => {
      const at = { ...inEnvironment, contentTypeId: 'article' }
      const twin = await also('entry.create', at, {
        fields: { title: { 'en-US': 'One', 'nl-BE': 'Eén' }, body: { 'en-US': 'Long' } },
      })
      const found = await drive(inEnvironment, { entityId: twin.sys.id })
      expect(entitiesOf(found)[0]).to.deep.equal(link('Entry', 'one'))
      expect(found.items[0]).to.deep.nested.include({ label: 'high', 'sys.space': link('Space', 'tour') })
      await also('entry.delete', { ...inEnvironment, entryId: twin.sys.id })
    },
    lexical,
  ],
  gives(
    'semanticRecommendations.get',
    [inEnvironment, { entityIds: ['one'], filter: { contentTypeIds: ['nowhere'] } }],
    { sys: { type: 'Array' }, items: [] },
    undefined,
    lexical,
  ),
  gives(
    'semanticReferenceSuggestions.get',
    [inEnvironment, { entityId: 'two', referenceFieldId: 'related' }],
    ({ items }) => expect(items[0].sys.type).to.equal('SemanticReferenceSuggestionsResult'),
    undefined,
    lexical,
  ),
  gives('semanticSettings.get', [inOrganization], {
    'sys.type': 'ContentSemanticsSettings',
    supportedLocalePrefixes: ['en', 'nl'],
  }),
  [
    'contentSemanticsIndex.create',
    async (drive, known) => {
      expect(await refusal(drive(inOrganization, { spaceId: 'tour', locale: 'zh' }))).to.include({ status: 422 })
      known.index = await drive(inOrganization, { spaceId: 'tour', locale: 'nl-BE' })
      expect(known.index.sys).to.deep.include({ type: 'ContentSemanticsIndex', status: 'ACTIVE', localeCode: 'nl-BE' })
    },
  ],
  gives('contentSemanticsIndex.get', ({ index }) => [{ ...inOrganization, indexId: index.sys.id }], {
    'sys.environment': link('Environment', 'master'),
  }),
  gives('contentSemanticsIndex.getMany', [{ ...inOrganization, status: 'ACTIVE' }], ({ items }) =>
    expect(items).to.have.length(1),
  ),
  gives('contentSemanticsIndex.getManyForEnvironment', [{ ...inEnvironment, status: 'PENDING' }], { items: [] }),
  ends(
    'contentSemanticsIndex.delete',
    ({ index }) => [{ ...inOrganization, indexId: index.sys.id }],
    'contentSemanticsIndex.get',
  ),
]

export const aiSteps: Steps = [...actionSteps, ...agentSteps, ...automationSteps, ...semanticSteps]
