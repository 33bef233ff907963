import type { AssetFiles, Assets, ReleaseAssets } from './asset.ts'
import type { AssetKeys } from './asset-key.ts'
import type { BulkActions } from './bulk-action.ts'
import type { ContentTypes, FieldDeletion } from './content-type.ts'
import type { EditorInterfaces } from './editor-interface.ts'
import type { Entries, ReleaseEntries } from './entry.ts'
import type { Extensions } from './extension.ts'
import type { Locales } from './locale.ts'
import type { Releases } from './release.ts'
import type { ReleaseActions } from './release-action.ts'
import type { ScheduledActions } from './scheduled-action.ts'
import type { Snapshots } from './snapshot.ts'
import type { Tags } from './tag.ts'
import type { TeamMemberships } from './team-membership.ts'
import type { Uploads } from './upload.ts'
import type { UploadCredentials } from './upload-credential.ts'

/** The management API: every operation of the platform, by resource, under the platform's own names. */
export type Platform = {
  readonly asset: Assets & AssetFiles
  readonly assetKey: AssetKeys
  readonly bulkAction: BulkActions
  readonly contentType: ContentTypes & FieldDeletion
  readonly editorInterface: EditorInterfaces
  readonly entry: Entries
  readonly extension: Extensions
  readonly locale: Locales
  readonly release: Releases & {
    readonly entry: ReleaseEntries
    readonly asset: ReleaseAssets & AssetFiles<'spaceId' | 'environmentId' | 'releaseId'>
  }
  readonly releaseAction: ReleaseActions
  readonly scheduledActions: ScheduledActions
  readonly snapshot: Snapshots
  readonly tag: Tags
  readonly teamMembership: TeamMemberships
  readonly upload: Uploads
  readonly uploadCredential: UploadCredentials
}
