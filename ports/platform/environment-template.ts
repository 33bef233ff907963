import type { OpenEntity } from '../../domain/platform/sys.ts'
import type { Ask, At, CursorPage, Outcome, Send, Versioned } from './operations.ts'

type Draft = { readonly [name: string]: unknown }
type Template = 'organizationId' | 'environmentTemplateId'
type Installed = 'spaceId' | 'environmentId' | 'environmentTemplateId'

/** Content models that an organization hands out to its environments. */
export type EnvironmentTemplates = {
  readonly get: Ask<Template, OpenEntity, 'version'>
  readonly getMany: Ask<'organizationId', CursorPage<OpenEntity>>
  readonly create: Send<'organizationId', Draft, OpenEntity>
  readonly update: Send<Template, Draft & Versioned, OpenEntity>
  readonly versionUpdate: Send<Template | 'version', Draft, OpenEntity>
  readonly versions: Ask<Template, CursorPage<OpenEntity>>
  readonly delete: Ask<Template, undefined>
  readonly install: Send<Installed, Draft, unknown>
  readonly validate: Send<Installed, Draft, unknown, 'version'>
  readonly disconnect: Ask<Installed, undefined>
}

/** Which page: as a query, or beside the other parameters. */
type Paging = { readonly limit?: number; readonly order?: string; readonly pageNext?: string; readonly pagePrev?: string }

export type EnvironmentTemplateInstallations = {
  /** With `latestOnly`, the last installation in each environment. */
  readonly getMany: (
    at: At<Template, 'spaceId' | 'environmentId'> & Paging & { readonly latestOnly?: boolean },
  ) => Outcome<CursorPage<OpenEntity>>
  readonly getForEnvironment: (at: At<Installed, 'installationId'> & Paging) => Outcome<CursorPage<OpenEntity>>
}
