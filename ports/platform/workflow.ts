import type { Entity, Link } from '../../domain/platform/sys.ts'
import type { Ask, Collection, Crud, Send } from './operations.ts'

/** Who may do what meanwhile. `type` is `entity_permission` for `edit` and `publish`; the platform knows others by now. */
export type WorkflowPermission = {
  readonly type: string
  readonly configuration: {
    readonly actors?: 'all' | ReadonlyArray<Link>
    readonly action: string
    readonly effect: 'allow' | 'deny'
  }
}
export type WorkflowStep = {
  readonly id?: string
  readonly name: string
  /** What happens on arrival: `app`, `email` or `task`. */
  readonly actions?: ReadonlyArray<{ readonly type: 'app' | 'email' | 'task'; readonly [name: string]: unknown }>
  readonly permissions?: ReadonlyArray<WorkflowPermission>
  readonly description?: string
  readonly annotations?: ReadonlyArray<string>
}
export type WorkflowDefinitionDraft = {
  readonly name: string
  readonly steps: ReadonlyArray<WorkflowStep>
  readonly description?: string
  readonly appliesTo?: ReadonlyArray<object>
  readonly startOnEntityCreation?: boolean
  /** `no_restriction`, or `strict_neighbor`: from a step to the next one only. */
  readonly flowType?: string
}
export type WorkflowDefinition = Entity & WorkflowDefinitionDraft

export type WorkflowDraft = { readonly stepId?: string; readonly entity?: Link; readonly workflowDefinition?: Link }
export type Workflow = {
  readonly sys: Entity['sys'] & { readonly entity?: Link; readonly workflowDefinition?: Link<'WorkflowDefinition'> }
  readonly stepId?: string
  readonly stepPreviousId?: string
}

type Environment = 'spaceId' | 'environmentId'
type WithVersion<Id extends string> = { readonly delete: Ask<Environment | Id | 'version', undefined> }

export type WorkflowDefinitions = Omit<
  Crud<Environment, 'workflowDefinitionId', WorkflowDefinitionDraft, WorkflowDefinition>,
  'delete'
> &
  WithVersion<'workflowDefinitionId'>

export type Workflows = Omit<Crud<Environment, 'workflowId', WorkflowDraft, Workflow>, 'delete' | 'update'> &
  WithVersion<'workflowId'> & {
    readonly update: Send<Environment | 'workflowId', WorkflowDraft & { readonly sys: { readonly version: number } }, Workflow>
    readonly complete: Ask<Environment | 'workflowId' | 'version', undefined>
  }

/** What happened to an entity of workflows; the query must name it: `entity.sys.id`, `entity.sys.linkType`. */
export type WorkflowsChangelogEntry = { readonly event: string; readonly eventAt?: string; readonly [name: string]: unknown }
export type WorkflowsChangelogs = { readonly getMany: Ask<Environment, Collection<WorkflowsChangelogEntry>> }
