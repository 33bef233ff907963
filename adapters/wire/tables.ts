import {
  agent,
  agentRun,
  aiAction,
  aiActionInvocation,
  automationDefinition,
  automationExecution,
  contentSemanticsIndex,
  semanticDuplicates,
  semanticRecommendations,
  semanticReferenceSuggestions,
  semanticSearch,
  semanticSettings,
} from './ai.ts'
import { apiKey, previewApiKey } from './api-key.ts'
import { appAction } from './app-action.ts'
import { appActionCall } from './app-action-call.ts'
import { appBundle, appUpload } from './app-bundle.ts'
import { appDefinition, appInstallation } from './app-definition.ts'
import { appDetails, appEventSubscription, appKey, appSigningSecret } from './app-details.ts'
import { appAccessToken, appSignedRequest } from './app-identity.ts'
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
import {
  component,
  componentType,
  dataAssembly,
  designToken,
  experience,
  experienceFragment,
  experienceFragmentVariant,
  experienceTemplate,
  experienceVariant,
  fragment,
  template,
} from './experience.ts'
import { extension } from './extension.ts'
import { functionLog, functions } from './function.ts'
import { locale } from './locale.ts'
import { organization, organizationInvitation, organizationMembership } from './organization.ts'
import { release } from './release.ts'
import { releaseAction } from './release-action.ts'
import { resource, resourceProvider, resourceType } from './resource.ts'
import { role } from './role.ts'
import { scheduledActions } from './scheduled-action.ts'
import { snapshot } from './snapshot.ts'
import { space } from './space.ts'
import { spaceMember, spaceMembership } from './space-member.ts'
import { tag } from './tag.ts'
import { concept, conceptScheme } from './taxonomy.ts'
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
  appDefinition,
  appInstallation,
  appAction,
  appBundle,
  appActionCall,
  appUpload,
  appDetails,
  appSigningSecret,
  appEventSubscription,
  resourceProvider,
  appKey,
  appSignedRequest,
  appAccessToken,
  function: functions,
  functionLog,
  resource,
  resourceType,
  concept,
  conceptScheme,
  component,
  componentType,
  fragment,
  template,
  experienceFragment,
  experienceTemplate,
  experienceFragmentVariant,
  experienceVariant,
  experience,
  dataAssembly,
  designToken,
  aiAction,
  aiActionInvocation,
  agent,
  agentRun,
  automationDefinition,
  automationExecution,
  semanticDuplicates,
  semanticRecommendations,
  semanticReferenceSuggestions,
  semanticSearch,
  semanticSettings,
  contentSemanticsIndex,
}
