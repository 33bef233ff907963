/** `kade/delivery`: the delivery and preview API as promises, as `TaskEither`, and what one needs around it. */

export { assetsOf, entriesOf, type QueryBuilder } from '../domain/platform/query.ts'
export type { ResourceLink, Unresolved, UnresolvedLink } from '../domain/platform/unresolved.ts'
export {
  type DeliverySettings,
  deliveryFromEnvironment,
  previewFromEnvironment,
  readDelivery,
  readPreview,
} from './environment/environment.ts'
export type { DeliveryReader, EntryQuery, Reading } from './http/delivery-client.ts'
export {
  createClient,
  createReader,
  type DeliveryClient,
  type DeliveryOptions,
  type Entry,
  type Safe,
} from './promise/delivery/client.ts'
export type { ClientError } from './promise/error.ts'
export { type ImageOptions, imageUrl, srcset } from './promise/image.ts'
export { type AssetUrlOptions, signAssetUrl } from './signatures/asset-url.ts'
