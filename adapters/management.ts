/** `kade/management`: the management API as promises, as `TaskEither`, and what one needs around it. */

export type { Platform } from '../ports/platform/platform.ts'
export { type ManagementSettings, managementFromEnvironment, readManagement } from './environment/environment.ts'
export type { ConvenientPlatform } from './http/conveniences.ts'
export type { ClientError } from './promise/error.ts'
export * from './promise/helpers.ts'
export { createClient, createPlatform, type ManagementClient, type ManagementOptions } from './promise/management.ts'
export type { ClientOptions } from './promise/options.ts'
export type { Defaults } from './promise/promised.ts'
export { RestAdapter } from './promise/rest-adapter.ts'
export { type AssetUrlOptions, signAssetUrl } from './signatures/asset-url.ts'
export {
  type ReceivedRequest,
  type SignatureProblem,
  type SignOptions,
  signRequest,
  type Verdict,
  type VerifyOptions,
  verifyRequest,
} from './signatures/request.ts'
