import type { Ask } from './operations.ts'

/** Rights to upload without the access token, until `expiresAt` (ISO 8601). */
export type UploadCredential = {
  readonly sys: { readonly type: string; readonly id?: string }
  readonly uploadCredentials?: {
    readonly policy: string
    readonly signature: string
    readonly expiresAt?: string
    readonly createdAt?: string
  }
}

export type UploadCredentials = { readonly create: Ask<'spaceId' | 'environmentId', UploadCredential> }
