import * as t from 'io-ts'
import type {
  Workflow,
  WorkflowDefinition,
  WorkflowDefinitionDraft,
  WorkflowDraft,
  WorkflowPermission,
  WorkflowStep,
  WorkflowsChangelogEntry,
} from '../../ports/platform/workflow.ts'
import { collection, nothing, oneOf } from './codecs.ts'
import type { Codec } from './endpoint.ts'
import { anyLink, link, sys } from './sys.ts'
import { command, crud, get, withVersion } from './verbs.ts'

const environment = '/spaces/{spaceId}/environments/{environmentId}'

const action = t.intersection([t.type({ type: oneOf('app', 'email', 'task') }), t.UnknownRecord], 'step action')
const permission: Codec<WorkflowPermission> = t.type(
  {
    type: t.string,
    configuration: t.intersection([
      t.type({ action: t.string, effect: oneOf('allow', 'deny') }),
      t.partial({ actors: t.union([t.literal('all'), t.readonlyArray(anyLink)]) }),
    ]),
  },
  'step permission',
)
const step: Codec<WorkflowStep> = t.intersection(
  [
    t.type({ name: t.string }),
    t.partial({
      id: t.string,
      description: t.string,
      actions: t.readonlyArray(action),
      permissions: t.readonlyArray(permission),
      annotations: t.readonlyArray(t.string),
    }),
  ],
  'step',
)
const definitionDraft: Codec<WorkflowDefinitionDraft> = t.intersection([
  t.type({ name: t.string, steps: t.readonlyArray(step) }),
  t.partial({
    description: t.string,
    appliesTo: t.readonlyArray(t.object),
    startOnEntityCreation: t.boolean,
    flowType: t.string,
  }),
])
const definition: Codec<WorkflowDefinition> = t.intersection([t.type({ sys }), definitionDraft], 'workflow definition')
const definitions = crud(`${environment}/workflow_definitions`, 'workflowDefinitionId', definitionDraft, definition)

export const workflowDefinition = { ...definitions, delete: withVersion(definitions.delete) }

const draft: Codec<WorkflowDraft> = t.partial({ stepId: t.string, entity: anyLink, workflowDefinition: anyLink })
const entity: Codec<Workflow> = t.intersection(
  [
    t.type({ sys: t.intersection([sys, t.partial({ entity: anyLink, workflowDefinition: link('WorkflowDefinition') })]) }),
    t.partial({ stepId: t.string, stepPreviousId: t.string }),
  ],
  'workflow',
)
const workflows = crud(`${environment}/workflows`, 'workflowId', draft, entity)

export const workflow = {
  ...workflows,
  delete: withVersion(workflows.delete),
  complete: withVersion(command('PUT', `${environment}/workflows/{workflowId}/complete`, nothing)),
}

const change: Codec<WorkflowsChangelogEntry> = t.intersection(
  [t.type({ event: t.string }), t.partial({ eventAt: t.string }), t.UnknownRecord],
  'change of a workflow',
)
export const workflowsChangelog = { getMany: get(`${environment}/workflows_changelog`, collection(change)) }
