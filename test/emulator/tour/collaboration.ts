import { expect } from 'chai'
import { ends, gives, inEnvironment, link, refusal, type Steps } from './steps.ts'

const one = { ...inEnvironment, entryId: 'one' }
const commented = (id: string) => ({ ...one, commentId: id })
const commentSteps: Steps = [
  gives(
    'comment.create',
    [one, { body: 'Good' }],
    { body: 'Good', 'sys.type': 'Comment', 'sys.parentEntity.sys.id': 'one', 'sys.version': 1 },
    'comment',
  ),
  gives(
    'comment.get',
    ({ comment }) => [{ ...commented(comment.sys.id), bodyFormat: 'rich-text' }],
    ({ body }) => expect(body.content[0].content[0].value).to.equal('Good'),
  ),
  gives('comment.update', ({ comment }) => [commented(comment.sys.id), { ...comment, body: 'Better' }], {
    body: 'Better',
    'sys.version': 2,
  }),
  gives('comment.getMany', [one], { total: 1, 'items[0].body': 'Better' }),
  [
    'comment.delete',
    async (drive, { comment }, also) => {
      const at = commented(comment.sys.id)
      expect(await refusal(drive({ ...at, version: 1 }))).to.include({ status: 409, name: 'VersionMismatch' })
      expect(await drive({ ...at, version: 2 })).to.equal(undefined)
      expect(await also('comment.getMany', one)).to.include({ total: 0 })
    },
  ],
]

const taskSteps: Steps = [
  gives(
    'task.create',
    [one, { body: 'Check', status: 'active', assignedTo: link('User', 'local-user'), dueDate: '2026-12-01' }],
    { body: 'Check', status: 'active', 'sys.type': 'Task', 'sys.version': 1 },
    'task',
  ),
  gives('task.get', ({ task }) => [{ ...one, taskId: task.sys.id }], { assignedTo: link('User', 'local-user') }),
  gives(
    'task.update',
    ({ task }) => [
      { ...one, taskId: task.sys.id },
      { ...task, status: 'resolved' },
    ],
    {
      status: 'resolved',
      'sys.version': 2,
    },
  ),
  gives('task.getMany', [one], { total: 1, 'items[0].status': 'resolved' }),
  ends('task.delete', ({ task }) => [{ ...one, taskId: task.sys.id, version: 2 }], 'task.get'),
]

const workflowSteps: Steps = [
  gives(
    'workflowDefinition.create',
    [inEnvironment, { name: 'Review', steps: [{ name: 'Write' }, { name: 'Read' }] }],
    ({ name, steps, sys }) => {
      expect([name, sys.version]).to.deep.equal(['Review', 1])
      expect(steps.map((step: { name: string }) => step.name)).to.deep.equal(['Write', 'Read'])
      expect(steps[0].id).not.to.equal(steps[1].id)
    },
    'review',
  ),
  gives('workflowDefinition.get', ({ review }) => [{ ...inEnvironment, workflowDefinitionId: review.sys.id }], {
    name: 'Review',
    'sys.type': 'WorkflowDefinition',
  }),
  gives(
    'workflowDefinition.update',
    ({ review }) => [
      { ...inEnvironment, workflowDefinitionId: review.sys.id },
      { ...review, description: 'Two steps' },
    ],
    (changed, { review }) => {
      expect(changed).to.deep.nested.include({ description: 'Two steps', 'sys.version': 2 })
      expect(changed.steps[0].id).to.equal(review.steps[0].id)
    },
    'review',
  ),
  gives('workflowDefinition.getMany', [inEnvironment], { total: 1, 'items[0].name': 'Review' }),
  gives(
    'workflow.create',
    ({ review }) => [
      inEnvironment,
      {
        entity: link('Entry', 'one'),
        workflowDefinition: link('WorkflowDefinition', review.sys.id),
        stepId: review.steps[0].id,
      },
    ],
    (workflow, { review }) => {
      expect(workflow.stepId).to.equal(review.steps[0].id)
      expect(workflow.sys).to.deep.include({ type: 'Workflow', entity: link('Entry', 'one') })
    },
    'flow',
  ),
  gives('workflow.get', ({ flow }) => [{ ...inEnvironment, workflowId: flow.sys.id }], { 'sys.version': 1 }),
  gives(
    'workflow.update',
    ({ flow, review }) => [
      { ...inEnvironment, workflowId: flow.sys.id },
      { ...flow, stepId: review.steps[1].id },
    ],
    (moved, { review }) => expect([moved.stepId, moved.stepPreviousId]).to.deep.equal([review.steps[1].id, review.steps[0].id]),
  ),
  gives('workflow.getMany', [inEnvironment], { total: 1, 'items[0].sys.version': 2 }),
  gives(
    'workflowsChangelog.getMany',
    [{ ...inEnvironment, query: { 'entity.sys.id': 'one', 'entity.sys.linkType': 'Entry' } }],
    ({ items }) =>
      expect(items.map(({ event }: { event: string }) => event)).to.have.members(['workflow.created', 'workflow.stepChanged']),
  ),
  [
    'workflow.complete',
    async (drive, { flow }, also) => {
      const at = { ...inEnvironment, workflowId: flow.sys.id }
      expect(await drive({ ...at, version: 2 })).to.equal(undefined)
      expect(await refusal(also('workflow.get', at))).to.include({ status: 404 })
    },
  ],
  [
    'workflow.delete',
    async (drive, { review }, also) => {
      const workflowDefinition = link('WorkflowDefinition', review.sys.id)
      const flow = await also('workflow.create', inEnvironment, { entity: link('Entry', 'two'), workflowDefinition })
      expect(flow.stepId).to.equal(review.steps[0].id)
      expect(await drive({ ...inEnvironment, workflowId: flow.sys.id, version: 1 })).to.equal(undefined)
      expect(await also('workflow.getMany', inEnvironment)).to.include({ total: 0 })
    },
  ],
  ends(
    'workflowDefinition.delete',
    ({ review }) => [{ ...inEnvironment, workflowDefinitionId: review.sys.id, version: 2 }],
    'workflowDefinition.get',
  ),
]

export const collaborationSteps: Steps = [...commentSteps, ...taskSteps, ...workflowSteps]
