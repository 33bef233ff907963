import type { Entity } from '../../domain/platform/sys.ts'
import type { Ask, At, Collection, Outcome, Send, Versioned } from './operations.ts'

export type SpaceDraft = { readonly name: string; readonly defaultLocale?: string; readonly billingGroup?: string }
export type Space = Entity & { readonly name: string }

/** Records that come along in `includes`, by the member that links to them: `sys.license`. */
type Including = { readonly include?: string }

export type Spaces = {
  readonly get: (at: At<'spaceId'> & Including) => Outcome<Space>
  readonly getMany: (at: At<never, 'organizationId'> & Including) => Outcome<Collection<Space>>
  readonly getManyForOrganization: Ask<'organizationId', Collection<Space>>
  /** In the organization named, which a token of several organizations must. */
  readonly create: Send<never, SpaceDraft, Space, 'organizationId'>
  readonly update: Send<'spaceId', SpaceDraft & Versioned, Space>
  readonly delete: Ask<'spaceId', undefined>
}
