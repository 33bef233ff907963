/** `kade/ports`: what is needed of the outside world, as types; every error, and the sentence that explains it. */
export type * from './clock.ts'
export type * from './content.ts'
export {
  explain,
  type Failure,
  type FileError,
  type PlatformError,
  type SentRequest,
  type Subject,
  type UsageError,
} from './errors.ts'
export type * from './output.ts'
export type * from './platform/asset.ts'
export type * from './platform/content-type.ts'
export type * from './platform/delivery.ts'
export type * from './platform/entry.ts'
export type * from './platform/export-file.ts'
export type * from './platform/operations.ts'
export type * from './platform/platform.ts'
export type * from './progress.ts'
