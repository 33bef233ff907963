import type { Entity } from '../../domain/platform/sys.ts'
import type { Ask, Crud, CursorPage, Send } from './operations.ts'

export type RoleDraft = {
  readonly name: string
  readonly description?: string | null
  /** Allowed actions by area; `all` or a list of them. */
  readonly permissions?: { readonly [area: string]: unknown }
  readonly policies?: ReadonlyArray<{ readonly effect: string; readonly actions: unknown; readonly constraint?: unknown }>
}
export type Role = Entity & RoleDraft

/** The platform counts these lists, or walks them by tokens: then there are `pages`, and no `total`. */
export type RoleList = {
  readonly items: ReadonlyArray<Role>
  readonly limit?: number
  readonly skip?: number
  readonly total?: number
  readonly pages?: CursorPage<Role>['pages']
}

export type Roles = Omit<Crud<'spaceId', 'roleId', RoleDraft, Role>, 'getMany'> & {
  readonly getMany: Ask<'spaceId', RoleList>
  readonly createWithId: Send<'spaceId' | 'roleId', RoleDraft, Role>
  readonly getManyForOrganization: Ask<'organizationId', RoleList>
}
