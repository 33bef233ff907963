import type { Entity } from '../../domain/platform/sys.ts'
import type { Ask, Collection, Crud, Send } from './operations.ts'

export type RoleDraft = {
  readonly name: string
  readonly description?: string | null
  /** Allowed actions by area; `all` or a list of them. */
  readonly permissions?: { readonly [area: string]: unknown }
  readonly policies?: ReadonlyArray<{ readonly effect: string; readonly actions: unknown; readonly constraint?: unknown }>
}
export type Role = Entity & RoleDraft

export type Roles = Crud<'spaceId', 'roleId', RoleDraft, Role> & {
  readonly createWithId: Send<'spaceId' | 'roleId', RoleDraft, Role>
  readonly getManyForOrganization: Ask<'organizationId', Collection<Role>>
}
