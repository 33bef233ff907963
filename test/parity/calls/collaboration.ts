import type { Calls } from '../call.ts'
import { ordinary, reading } from '../ordinary.ts'
import { environmentSys, inEnvironment, link, list } from '../samples.ts'

const noContent = { status: 204, body: '' }
const rich = { nodeType: 'document', data: {}, content: [] }
const comment = { sys: environmentSys('Comment', 'c1', { parentEntity: link('Entry', 'e1') }), body: 'Good', status: 'active' }
const ofEntry = { ...inEnvironment, entryId: 'e1' }
const ofType = { ...inEnvironment, parentEntityType: 'ContentType', parentEntityId: 'article' }
const ofWorkflow = { ...inEnvironment, parentEntityType: 'Workflow', parentEntityId: 'w1' }
const ofVersion = { ...ofWorkflow, parentEntityVersion: 2 }
const ofExperience = { ...inEnvironment, parentEntityType: 'Experience', parentEntityId: 'x1' }
const others = ['ExperienceFragment', 'Component', 'ExperienceTemplate'].map((parentEntityType) => ({
  ...inEnvironment,
  parentEntityType,
  parentEntityId: 'x1',
}))
const named = <A extends object>(at: A) => ({ ...at, commentId: 'c1' })

const task = {
  sys: environmentSys('Task', 't1'),
  body: 'Check',
  status: 'active',
  assignedTo: link('User', 'jo'),
  dueDate: '2026-12-01',
}
const { sys: _, ...taskDraft } = task

const step = {
  id: 's1',
  name: 'Review',
  description: '',
  actions: [{ type: 'email', configuration: {} }],
  permissions: [
    { type: 'entity_permission', configuration: { actors: 'all', action: 'edit', effect: 'deny' } },
    { type: 'workflow_permission', configuration: { actors: [link('Team', 'te')], action: 'delete', effect: 'allow' } },
  ],
}
const definition = {
  sys: environmentSys('WorkflowDefinition', 'x1'),
  name: 'Review',
  appliesTo: [{ type: 'entity' }],
  steps: [step],
  startOnEntityCreation: true,
  flowType: 'no_restriction',
}
const workflow = {
  sys: environmentSys('Workflow', 'x1', { entity: link('Entry', 'e1'), workflowDefinition: link('WorkflowDefinition', 'x1') }),
  stepId: 's1',
}

export const collaboration: Calls = {
  'comment.get': [
    ofEntry,
    { ...ofEntry, bodyFormat: 'rich-text' },
    ofType,
    ofWorkflow,
    ofVersion,
    ofExperience,
    ...others,
    { ...ofEntry, parentEntityVersion: 3 },
  ].map((at) => ({ params: named(at), answers: [comment] })),
  'comment.getMany': [{ ...ofEntry, query: { select: 'body' } }, { ...ofType, bodyFormat: 'rich-text' }, ofVersion].map(
    (params) => ({ params, answers: [list(comment)] }),
  ),
  'comment.create': [
    { params: ofEntry, payload: { body: 'Good' }, answers: [comment] },
    { params: { ...ofEntry, parentCommentId: 'c0' }, payload: { body: rich }, answers: [{ ...comment, body: rich }] },
    { params: { ...ofType, parentEntityReference: 'fields.title' }, payload: { body: 'Good' }, answers: [comment] },
    { params: ofVersion, payload: { body: 'Good' }, answers: [comment] },
  ],
  'comment.update': [
    { params: named(ofEntry), payload: comment, answers: [comment] },
    { params: named(ofEntry), payload: { ...comment, body: rich }, answers: [comment] },
  ],
  'comment.delete': [{ params: { ...named(ofEntry), version: 2 }, answers: [noContent] }],
  'task.get': [ofEntry, ofExperience, ...others].map((at) => ({ params: { ...at, taskId: 't1' }, answers: [task] })),
  'task.getMany': [{ params: { ...ofEntry, query: { select: 'body' } }, answers: [list(task)] }],
  'task.create': [{ params: ofEntry, payload: taskDraft, answers: [task] }],
  'task.update': [{ params: { ...ofEntry, taskId: 't1' }, payload: task, answers: [task] }],
  'task.delete': [{ params: { ...ofEntry, taskId: 't1', version: 3 }, answers: [noContent] }],
  ...ordinary({
    name: 'workflowDefinition',
    at: inEnvironment,
    id: 'workflowDefinitionId',
    draft: { name: 'Review', steps: [step] },
    entity: definition,
    list: list(definition),
    deletesVersion: true,
  }),
  ...ordinary({
    name: 'workflow',
    at: inEnvironment,
    id: 'workflowId',
    draft: { entity: link('Entry', 'e1'), workflowDefinition: link('WorkflowDefinition', 'x1'), stepId: 's1' },
    entity: workflow,
    list: list(workflow),
    deletesVersion: true,
  }),
  'workflow.complete': [{ params: { ...inEnvironment, workflowId: 'x1', version: 3 }, answers: [noContent] }],
  ...reading({
    'workflowsChangelog.getMany': [
      { ...inEnvironment, query: { 'entity.sys.id': 'e1', 'entity.sys.linkType': 'Entry' } },
      list({ event: 'started', eventAt: '2026-01-02T03:04:05.000Z', workflow: link('Workflow', 'x1'), stepId: 's1' }),
    ],
  }),
}
