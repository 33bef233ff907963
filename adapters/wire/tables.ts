import { asset, releaseAsset } from './asset.ts'
import { assetKey } from './asset-key.ts'
import { bulkAction } from './bulk-action.ts'
import { contentType } from './content-type.ts'
import { editorInterface } from './editor-interface.ts'
import { entry, releaseEntry } from './entry.ts'
import { extension } from './extension.ts'
import { locale } from './locale.ts'
import { release } from './release.ts'
import { releaseAction } from './release-action.ts'
import { scheduledActions } from './scheduled-action.ts'
import { snapshot } from './snapshot.ts'
import { tag } from './tag.ts'
import { teamMembership } from './team-membership.ts'
import { upload } from './upload.ts'
import { uploadCredential } from './upload-credential.ts'

/** The management API as data: a table a resource. */
export const tables = {
  asset,
  assetKey,
  bulkAction,
  contentType,
  editorInterface,
  entry,
  extension,
  locale,
  release,
  releaseAction,
  releaseAsset,
  releaseEntry,
  scheduledActions,
  snapshot,
  tag,
  teamMembership,
  upload,
  uploadCredential,
}
