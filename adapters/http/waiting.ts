import type { Clock } from '../../ports/clock.ts'
import type { BulkActionDraft, BulkActionDraftV2, BulkActions } from '../../ports/platform/bulk-action.ts'
import type { Ask, At, Outcome } from '../../ports/platform/operations.ts'
import type { Platform } from '../../ports/platform/platform.ts'
import type { Releases } from '../../ports/platform/release.ts'
import type { ReleaseAction } from '../../ports/platform/release-action.ts'
import { type Patience, toItsEnd } from './actions.ts'

type Environment = 'spaceId' | 'environmentId'
type BulkAction = ReturnType<BulkActions['get']> extends Outcome<infer A> ? A : never
type Bulk<Draft> = (at: At<Environment> & Patience, draft: Draft) => Outcome<BulkAction>
type Known<Id extends string, A> = (at: At<Environment | Id> & Patience) => Outcome<A>
type Versioned = (at: At<Environment | 'releaseId' | 'version'> & Patience) => Outcome<ReleaseAction>

/** Operations that give an action when it has come to its end, not when it has begun. */
export type Waiting = {
  readonly bulkAction: {
    /** For an action that was begun elsewhere. */
    readonly waitFor: Known<'bulkActionId', BulkAction>
    readonly publishAndWait: Bulk<BulkActionDraft>
    readonly unpublishAndWait: Bulk<BulkActionDraft>
    readonly validateAndWait: Bulk<BulkActionDraft>
    readonly publishV2AndWait: Bulk<BulkActionDraftV2>
    readonly unpublishV2AndWait: Bulk<BulkActionDraftV2>
    readonly validateV2AndWait: Bulk<BulkActionDraftV2>
  }
  readonly releaseAction: { readonly waitFor: Known<'releaseId' | 'actionId', ReleaseAction> }
  readonly release: {
    readonly publishAndWait: Versioned
    readonly unpublishAndWait: Versioned
    readonly validateAndWait: (
      at: At<Environment | 'releaseId'> & Patience,
      payload?: Parameters<Releases['validate']>[1],
    ) => Outcome<ReleaseAction>
  }
}

type Actions = Pick<Platform, 'bulkAction' | 'release' | 'releaseAction'>

export const waiting = ({ bulkAction, release, releaseAction }: Actions, clock: Clock): Waiting => {
  const bulk =
    <Draft>(start: (at: At<Environment>, draft: Draft) => Outcome<BulkAction>, get: BulkActions['get']): Bulk<Draft> =>
    (at, draft) =>
      toItsEnd({
        clock,
        at,
        start: (left) => start(left, draft),
        look: (bulkActionId, left) => get({ ...left, bulkActionId }),
      })
  const lookAt = (actionId: string, at: At<Environment | 'releaseId'>) => releaseAction.get({ ...at, actionId })
  const versioned =
    (start: Ask<Environment | 'releaseId' | 'version', ReleaseAction>): Versioned =>
    (at) =>
      toItsEnd({ clock, at, start, look: lookAt })
  return {
    bulkAction: {
      waitFor: (at) => toItsEnd({ clock, at, start: bulkAction.get, look: (_, left) => bulkAction.get(left) }),
      publishAndWait: bulk(bulkAction.publish, bulkAction.get),
      unpublishAndWait: bulk(bulkAction.unpublish, bulkAction.get),
      validateAndWait: bulk(bulkAction.validate, bulkAction.get),
      publishV2AndWait: bulk(bulkAction.publishV2, bulkAction.getV2),
      unpublishV2AndWait: bulk(bulkAction.unpublishV2, bulkAction.getV2),
      validateV2AndWait: bulk(bulkAction.validateV2, bulkAction.getV2),
    },
    releaseAction: {
      waitFor: (at) => toItsEnd({ clock, at, start: releaseAction.get, look: (_, left) => releaseAction.get(left) }),
    },
    release: {
      publishAndWait: versioned(release.publish),
      unpublishAndWait: versioned(release.unpublish),
      validateAndWait: (at, payload) => toItsEnd({ clock, at, start: (left) => release.validate(left, payload), look: lookAt }),
    },
  }
}
