import { apiKey, previewApiKey } from './api-key.ts'
import { asset, releaseAsset } from './asset.ts'
import { assetKey } from './asset-key.ts'
import { bulkAction } from './bulk-action.ts'
import { comment, task } from './comment.ts'
import { contentType } from './content-type.ts'
import { editorInterface } from './editor-interface.ts'
import { entry, releaseEntry } from './entry.ts'
import { environment } from './environment.ts'
import { environmentAlias } from './environment-alias.ts'
import { environmentTemplate, environmentTemplateInstallation } from './environment-template.ts'
import { extension } from './extension.ts'
import { locale } from './locale.ts'
import { organization, organizationInvitation, organizationMembership } from './organization.ts'
import { release } from './release.ts'
import { releaseAction } from './release-action.ts'
import { role } from './role.ts'
import { scheduledActions } from './scheduled-action.ts'
import { snapshot } from './snapshot.ts'
import { space } from './space.ts'
import { spaceMember, spaceMembership } from './space-member.ts'
import { tag } from './tag.ts'
import { team, teamSpaceMembership } from './team.ts'
import { teamMembership } from './team-membership.ts'
import { uiConfig, userUIConfig } from './ui-config.ts'
import { upload } from './upload.ts'
import { uploadCredential } from './upload-credential.ts'
import { usage } from './usage.ts'
import { accessToken, oauthApplication, personalAccessToken, user } from './user.ts'
import { webhook } from './webhook.ts'
import { workflow, workflowDefinition, workflowsChangelog } from './workflow.ts'

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
  apiKey,
  previewApiKey,
  space,
  environment,
  environmentAlias,
  environmentTemplate,
  environmentTemplateInstallation,
  role,
  spaceMember,
  spaceMembership,
  webhook,
  uiConfig,
  userUIConfig,
  comment,
  task,
  workflowDefinition,
  workflow,
  workflowsChangelog,
  organization,
  organizationInvitation,
  organizationMembership,
  team,
  teamSpaceMembership,
  user,
  personalAccessToken,
  accessToken,
  oauthApplication,
  usage,
}
