import type { OpenEntity } from '../../domain/platform/sys.ts'
import type { Ask, At, Collection, Crud, CursorPage, Outcome, Send } from './operations.ts'

type Environment = 'spaceId' | 'environmentId'
type Open = { readonly [name: string]: unknown }

export type AiActions = Crud<'spaceId', 'aiActionId', Open, OpenEntity> & {
  readonly publish: Ask<'spaceId' | 'aiActionId' | 'version', OpenEntity>
  readonly unpublish: Ask<'spaceId' | 'aiActionId', OpenEntity>
  readonly invoke: Send<Environment | 'aiActionId', Open, OpenEntity>
}
export type AiActionInvocations = { readonly get: Ask<Environment | 'aiActionId' | 'invocationId', OpenEntity> }
export type Agents = {
  readonly get: Ask<Environment | 'agentId', OpenEntity>
  readonly getMany: Ask<Environment, Collection<OpenEntity>>
  readonly generate: Send<Environment | 'agentId', Open, unknown>
}
export type AgentRuns = {
  readonly get: Ask<Environment | 'runId', OpenEntity>
  readonly getMany: Ask<Environment, Collection<OpenEntity>>
  readonly resumeRun: Send<Environment | 'runId', Open, unknown>
}

export type AutomationDefinitions = Omit<Crud<Environment, 'automationDefinitionId', Open, OpenEntity>, 'delete' | 'getMany'> & {
  readonly getMany: Ask<Environment, CursorPage<OpenEntity>>
  readonly delete: Ask<Environment | 'automationDefinitionId' | 'version', undefined>
}
export type AutomationExecutions = {
  readonly get: Ask<Environment | 'automationExecutionId', OpenEntity>
  readonly getMany: Ask<Environment, CursorPage<OpenEntity>>
  readonly getForAutomationDefinition: Ask<Environment | 'automationDefinitionId', CursorPage<OpenEntity>>
}

/** Questions to the semantic index. */
export type Semantic = { readonly get: Send<Environment, Open, unknown> }
export type SemanticSettings = { readonly get: Ask<'organizationId', unknown> }
type Status = { readonly status?: string }
type Indices = { readonly items: ReadonlyArray<OpenEntity> }
export type ContentSemanticsIndices = {
  readonly get: Ask<'organizationId' | 'indexId', OpenEntity>
  readonly getMany: (at: At<'organizationId'> & Status) => Outcome<Indices>
  readonly getManyForEnvironment: (at: At<Environment> & Status) => Outcome<Indices>
  readonly create: Send<'organizationId', Open, OpenEntity>
  readonly delete: Ask<'organizationId' | 'indexId', undefined>
}
