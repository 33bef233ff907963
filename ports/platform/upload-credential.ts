import type { OpenEntity } from '../../domain/platform/sys.ts'
import type { Ask } from './operations.ts'

/** Rights to upload without the access token. */
export type UploadCredentials = { readonly create: Ask<'spaceId' | 'environmentId', OpenEntity> }
