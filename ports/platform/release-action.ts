import type { ActionStatus } from '../../domain/platform/action.ts'
import type { Entity, Link } from '../../domain/platform/sys.ts'
import type { Ask, CursorPage } from './operations.ts'

export type ReleaseAction = {
  readonly action: string
  readonly sys: Entity['sys'] & { readonly status: ActionStatus; readonly release?: Link<'Release'> }
}

type Environment = 'spaceId' | 'environmentId'

/** What publishing, unpublishing and validating a release came to. */
export type ReleaseActions = {
  readonly get: Ask<Environment | 'releaseId' | 'actionId', ReleaseAction>
  readonly getMany: Ask<Environment, CursorPage<ReleaseAction>>
  readonly queryForRelease: Ask<Environment | 'releaseId', CursorPage<ReleaseAction>>
}
