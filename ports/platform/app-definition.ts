import type { Link, OpenEntity } from '../../domain/platform/sys.ts'
import type { AppEntity, AppRecord, Definition, Installation } from './app-sys.ts'
import type { Ask, At, Collection, Crud, Outcome } from './operations.ts'
import type { ParameterDefinition } from './parameter-definition.ts'

/** Where an app shows itself: `entry-field` (with the fields it fits), `entry-sidebar`, `page` (with its menu item), `dialog`, … */
export type AppLocation = {
  readonly location: string
  readonly fieldTypes?: ReadonlyArray<object>
  readonly navigationItem?: { readonly name: string; readonly path: string }
}
export type AppDefinitionDraft = {
  readonly name: string
  /** Either its own host, or a bundle that the platform hosts. */
  readonly src?: string
  readonly bundle?: Link<'AppBundle'>
  readonly locations?: ReadonlyArray<AppLocation>
  readonly parameters?: {
    readonly instance?: ReadonlyArray<ParameterDefinition>
    readonly installation?: ReadonlyArray<ParameterDefinition>
  }
  readonly agent?: { readonly id: string }
}
export type AppDefinition = AppEntity & AppDefinitionDraft & { readonly sys: { readonly shared?: boolean } }

/** One app per environment, so an installation is found by its definition and has no id of its own. */
export type AppInstallationDraft = {
  /** At most 32 kB as JSON. */
  readonly parameters?: unknown
}
export type AppInstallation = AppRecord & AppInstallationDraft

/** Every installation, and the environments they are in. */
export type OrganizationInstallations = {
  readonly items: ReadonlyArray<AppInstallation>
  readonly includes?: { readonly Environment?: ReadonlyArray<OpenEntity> }
}

export type AppDefinitions = Crud<'organizationId', 'appDefinitionId', AppDefinitionDraft, AppDefinition> & {
  /** `query.spaceId`: one or more spaces, with commas in between. Default: all of the organization. */
  readonly getInstallationsForOrg: Ask<Definition, OrganizationInstallations>
}

export type AppInstallations = {
  readonly get: Ask<Installation, AppInstallation>
  readonly getMany: Ask<'spaceId' | 'environmentId', Collection<AppInstallation>>
  /** `query.spaceId`: one or more spaces, with commas in between. Default: all of the organization. */
  readonly getForOrganization: Ask<Definition, OrganizationInstallations>
  /** Installs an app, or changes its parameters. Apps of the marketplace want their terms accepted. */
  readonly upsert: (
    at: At<Installation> & { readonly acceptAllTerms?: boolean },
    payload: AppInstallationDraft,
  ) => Outcome<AppInstallation>
  readonly delete: Ask<Installation, undefined>
}
