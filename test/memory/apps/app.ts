import { nodeCrypto } from '../../../adapters/emulator/crypto.ts'
import { createMemory, type MemoryOptions } from '../../../adapters/memory/memory.ts'
import type { AppActions } from '../../../ports/platform/app-action.ts'
import type { AppActionCalls } from '../../../ports/platform/app-action-call.ts'
import type { AppBundles, AppUploads } from '../../../ports/platform/app-bundle.ts'
import type { AppDefinitions, AppInstallations } from '../../../ports/platform/app-definition.ts'
import type { AppEventSubscriptions, AppKeys, AppSigningSecrets } from '../../../ports/platform/app-details.ts'
import type { AppAccessTokens, AppSignedRequests } from '../../../ports/platform/app-identity.ts'
import type { Functions } from '../../../ports/platform/function.ts'
import type { ResourceProviders, ResourceTypes } from '../../../ports/platform/resource.ts'
import { made } from '../webhooks/space.ts'

/** As the client sees them. */
export type Apps = {
  readonly appDefinition: AppDefinitions
  readonly appInstallation: AppInstallations
  readonly appAction: AppActions
  readonly appActionCall: AppActionCalls
  readonly appBundle: AppBundles
  readonly appUpload: AppUploads
  readonly appSigningSecret: AppSigningSecrets
  readonly appEventSubscription: AppEventSubscriptions
  readonly appKey: AppKeys
  readonly appSignedRequest: AppSignedRequests
  readonly appAccessToken: AppAccessTokens
  readonly function: Functions
  readonly resourceProvider: ResourceProviders
  readonly resourceType: ResourceTypes
}

export const organizationId = 'o'
export const environment = { spaceId: 's', environmentId: 'master' }
export const secret = 'S3cret--'.repeat(8)

/** An organization with a space and an app, which is not installed yet. */
export const openApp = async (options: MemoryOptions = {}) => {
  const memory = createMemory({ crypto: nodeCrypto, ...options })
  memory.openUser('a@example.com', 'A', 'B')
  memory.openOrganization(organizationId, 'O')
  memory.openSpace({ id: environment.spaceId, name: 'S', organizationId })
  const resources = memory.resources as unknown as Apps
  const app = await made(resources.appDefinition.create({ organizationId }, { name: 'App', src: 'https://app.test' }))
  const appDefinitionId = app.sys.id
  const at = { organizationId, appDefinitionId }
  const installed = { ...environment, appDefinitionId }
  const install = (parameters?: unknown) =>
    made(resources.appInstallation.upsert(installed, parameters === undefined ? {} : { parameters }))
  return { memory, resources, at, installed, install }
}
