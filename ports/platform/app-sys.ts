import type { Link } from '../../domain/platform/sys.ts'

/** What the records of apps say of themselves. Of some there is one per app: those have no id of their own. */
export type AppSys = {
  readonly type: string
  readonly id?: string
  readonly version?: number
  readonly createdAt?: string
  readonly createdBy?: Link
  readonly updatedAt?: string
  readonly updatedBy?: Link
  readonly appDefinition?: Link
  readonly organization?: Link
  readonly space?: Link
  readonly environment?: Link
}

export type AppRecord = { readonly sys: AppSys }
export type AppEntity = { readonly sys: AppSys & { readonly id: string } }

/** Where an app is defined, and where it is installed. */
export type Definition = 'organizationId' | 'appDefinitionId'
export type Installation = 'spaceId' | 'environmentId' | 'appDefinitionId'
