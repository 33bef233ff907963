import type { ScheduledStatus } from '../../domain/platform/action.ts'
import type { Entity, Link } from '../../domain/platform/sys.ts'
import type { Ask, CursorPage, Send } from './operations.ts'

export type ScheduledActionDraft = {
  readonly action: 'publish' | 'unpublish'
  readonly entity: Link
  readonly environment?: Link<'Environment'>
  /** ISO 8601, and the time zone it is shown in. */
  readonly scheduledFor: { readonly datetime: string; readonly timezone?: string }
  readonly payload?: object
}
export type ScheduledAction = ScheduledActionDraft & {
  readonly sys: Entity['sys'] & { readonly status: ScheduledStatus }
  readonly error?: unknown
}

export type ScheduledActions = {
  readonly get: Ask<'spaceId' | 'environmentId' | 'scheduledActionId', ScheduledAction>
  /** The query must name the environment: `environment.sys.id`. */
  readonly getMany: Ask<'spaceId', CursorPage<ScheduledAction>>
  readonly create: Send<'spaceId', ScheduledActionDraft, ScheduledAction>
  readonly update: Send<'spaceId' | 'scheduledActionId' | 'version', ScheduledActionDraft, ScheduledAction>
  /** Cancels it; the answer says so. */
  readonly delete: Ask<'spaceId' | 'environmentId' | 'scheduledActionId', ScheduledAction>
}
