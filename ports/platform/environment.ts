import type { Entity, Link } from '../../domain/platform/sys.ts'
import type { Crud, Send } from './operations.ts'

export type EnvironmentDraft = { readonly name?: string }
/** `sys.status` links to `queued`, `inProgress`, `ready` or `failed`; under an alias, `sys.aliasedEnvironment` is the real one. */
export type Environment = {
  readonly name: string
  readonly sys: Entity['sys'] & {
    readonly status?: Link<'Status'>
    readonly aliases?: ReadonlyArray<Link<'EnvironmentAlias'>>
    readonly aliasedEnvironment?: Link<'Environment'>
  }
}

export type Environments = Crud<'spaceId', 'environmentId', EnvironmentDraft, Environment> & {
  /** A copy of `sourceEnvironmentId`, by default of master. */
  readonly createWithId: Send<'spaceId' | 'environmentId', EnvironmentDraft, Environment, 'sourceEnvironmentId'>
}
