import type { Entity } from '../../domain/platform/sys.ts'
import type { Ask, Collection, Send, Versioned } from './operations.ts'

export type SpaceDraft = { readonly name: string; readonly defaultLocale?: string; readonly billingGroup?: string }
export type Space = Entity & { readonly name: string }

export type Spaces = {
  readonly get: Ask<'spaceId', Space>
  readonly getMany: Ask<never, Collection<Space>, 'organizationId'>
  readonly getManyForOrganization: Ask<'organizationId', Collection<Space>>
  /** In the organization named, which a token of several organizations must. */
  readonly create: Send<never, SpaceDraft, Space, 'organizationId'>
  readonly update: Send<'spaceId', SpaceDraft & Versioned, Space>
  readonly delete: Ask<'spaceId', undefined>
}
