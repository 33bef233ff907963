import type { ActionStatus } from '../../domain/platform/action.ts'
import type { Entity, Link } from '../../domain/platform/sys.ts'
import type { Ask, Send } from './operations.ts'

/** A link, with the version to publish where it matters. */
export type BulkItem = { readonly sys: Link['sys'] & { readonly version?: number } }
export type BulkActionDraft = {
  readonly entities: { readonly items: ReadonlyArray<BulkItem>; readonly sys?: { readonly type: 'Array' } }
  readonly action?: string
}
/** Version 2: what is to be done, and to which entities. */
export type BulkActionDraftV2 = {
  readonly action: 'publish' | 'unpublish' | 'validate'
  readonly entities: { readonly items: ReadonlyArray<object> } | ReadonlyArray<object>
}
export type BulkAction = {
  readonly action: string
  readonly payload?: unknown
  readonly error?: unknown
  readonly sys: Entity['sys'] & { readonly status: ActionStatus }
}

type Environment = 'spaceId' | 'environmentId'
type Start = Send<Environment, BulkActionDraft, BulkAction>
type StartV2 = Send<Environment, BulkActionDraftV2, BulkAction>

/** At most 200 entities at once. These answer at once with the action; see `publishAndWait` for its end. */
export type BulkActions = {
  readonly get: Ask<Environment | 'bulkActionId', BulkAction>
  readonly publish: Start
  readonly unpublish: Start
  readonly validate: Start
  readonly getV2: Ask<Environment | 'bulkActionId', BulkAction>
  readonly publishV2: StartV2
  readonly unpublishV2: StartV2
  readonly validateV2: StartV2
}
