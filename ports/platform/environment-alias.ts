import type { Entity, Link } from '../../domain/platform/sys.ts'
import type { Crud, Send } from './operations.ts'

export type EnvironmentAliasDraft = { readonly environment: Link<'Environment'> }
export type EnvironmentAlias = Entity & EnvironmentAliasDraft

/** A second name of an environment, which can be pointed elsewhere. */
export type EnvironmentAliases = Omit<
  Crud<'spaceId', 'environmentAliasId', EnvironmentAliasDraft, EnvironmentAlias>,
  'create'
> & {
  readonly createWithId: Send<'spaceId' | 'environmentAliasId', EnvironmentAliasDraft, EnvironmentAlias>
}
