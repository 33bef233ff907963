import type { AppEntity, Definition } from './app-sys.ts'
import type { Ask, Collection, Send } from './operations.ts'
import type { UploadDraft } from './upload.ts'

/** The files of an app, zipped; it waits there to become a bundle. */
export type AppUpload = AppEntity & { readonly sys: { readonly expiresAt?: string } }
export type AppUploads = {
  readonly create: Send<'organizationId', UploadDraft, AppUpload>
  readonly get: Ask<'organizationId' | 'appUploadId', AppUpload>
  readonly delete: Ask<'organizationId' | 'appUploadId', undefined>
}

/** What the platform runs: `path` is a file of the bundle, `allowNetworks` the hosts that it may call. */
export type ActionManifest = {
  readonly id?: string
  readonly name: string
  readonly description: string
  readonly category: string
  readonly path: string
  readonly allowNetworks?: ReadonlyArray<string>
}
export type FunctionManifest = {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly path: string
  readonly accepts?: ReadonlyArray<string>
  readonly allowNetworks?: ReadonlyArray<string>
}
export type AppBundleDraft = {
  readonly appUploadId: string
  readonly comment?: string
  readonly actions?: ReadonlyArray<ActionManifest>
  readonly functions?: ReadonlyArray<FunctionManifest>
}
export type AppBundle = AppEntity & {
  readonly files: ReadonlyArray<{ readonly name: string; readonly size: number; readonly md5: string }>
  readonly comment?: string
  readonly functions?: ReadonlyArray<FunctionManifest>
}
export type AppBundles = {
  readonly get: Ask<Definition | 'appBundleId', AppBundle>
  readonly getMany: Ask<Definition, Collection<AppBundle>>
  readonly create: Send<Definition, AppBundleDraft, AppBundle>
  readonly delete: Ask<Definition | 'appBundleId', undefined>
}
