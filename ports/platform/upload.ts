import type { Entity } from '../../domain/platform/sys.ts'
import type { Ask, Send } from './operations.ts'

/** The bytes of a file: text, bytes, or a stream of Node or of the web, which is sent as it arrives and never twice. */
export type FileBody = string | ArrayBuffer | Uint8Array | ReadableStream | AsyncIterable<Uint8Array>
export type UploadDraft = { readonly file: FileBody }
export type Upload = Entity

/** Files that wait to become assets, for a day or two. In a space, or in an environment when one is named. */
export type Uploads = {
  readonly get: Ask<'spaceId' | 'uploadId', Upload, 'environmentId'>
  readonly create: Send<'spaceId', UploadDraft, Upload, 'environmentId'>
  readonly delete: Ask<'spaceId' | 'uploadId', undefined, 'environmentId'>
}
