import type {
  AgentRuns,
  Agents,
  AiActionInvocations,
  AiActions,
  AutomationDefinitions,
  AutomationExecutions,
  ContentSemanticsIndices,
  Semantic,
  SemanticSettings,
} from './ai.ts'
import type { ApiKeys, PreviewApiKeys } from './api-key.ts'
import type { AppActions } from './app-action.ts'
import type { AppActionCallResults, AppActionCalls } from './app-action-call.ts'
import type { AppBundles, AppUploads } from './app-bundle.ts'
import type { AppDefinitions, AppInstallations } from './app-definition.ts'
import type { AppDetailsOperations, AppEventSubscriptions, AppKeys, AppSigningSecrets } from './app-details.ts'
import type { AppAccessTokens, AppSignedRequests } from './app-identity.ts'
import type { AssetFiles, Assets, ReleaseAssets } from './asset.ts'
import type { AssetKeys } from './asset-key.ts'
import type { BulkActions } from './bulk-action.ts'
import type { Comments, Tasks } from './comment.ts'
import type { ContentTypes, FieldDeletion } from './content-type.ts'
import type { EditorInterfaces } from './editor-interface.ts'
import type { Entries, ReleaseEntries } from './entry.ts'
import type { Environments } from './environment.ts'
import type { EnvironmentAliases } from './environment-alias.ts'
import type { EnvironmentTemplateInstallations, EnvironmentTemplates } from './environment-template.ts'
import type {
  Components,
  ComponentTypes,
  DataAssemblies,
  DesignTokens,
  ExperienceFragments,
  ExperienceFragmentVariants,
  Experiences,
  ExperienceTemplates,
  ExperienceVariants,
  Fragments,
  Templates,
} from './experience.ts'
import type { Extensions } from './extension.ts'
import type { FunctionLogs, Functions } from './function.ts'
import type { Locales } from './locale.ts'
import type { OrganizationInvitations, OrganizationMemberships, Organizations } from './organization.ts'
import type { Releases } from './release.ts'
import type { ReleaseActions } from './release-action.ts'
import type { ResourceProviders, Resources, ResourceTypes } from './resource.ts'
import type { Roles } from './role.ts'
import type { ScheduledActions } from './scheduled-action.ts'
import type { Snapshots } from './snapshot.ts'
import type { Spaces } from './space.ts'
import type { SpaceMembers, SpaceMemberships } from './space-member.ts'
import type { Tags } from './tag.ts'
import type { ConceptSchemes, Concepts } from './taxonomy.ts'
import type { TeamSpaceMemberships, Teams } from './team.ts'
import type { TeamMemberships } from './team-membership.ts'
import type { UIConfigs } from './ui-config.ts'
import type { Uploads } from './upload.ts'
import type { UploadCredentials } from './upload-credential.ts'
import type { Usages } from './usage.ts'
import type { AccessTokens, OAuthApplications, PersonalAccessTokens, Users } from './user.ts'
import type { Webhooks } from './webhook.ts'
import type { WorkflowDefinitions, Workflows, WorkflowsChangelogs } from './workflow.ts'

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
  readonly apiKey: ApiKeys
  readonly previewApiKey: PreviewApiKeys
  readonly space: Spaces
  readonly environment: Environments
  readonly environmentAlias: EnvironmentAliases
  readonly environmentTemplate: EnvironmentTemplates
  readonly environmentTemplateInstallation: EnvironmentTemplateInstallations
  readonly role: Roles
  readonly spaceMember: SpaceMembers
  readonly spaceMembership: SpaceMemberships
  readonly webhook: Webhooks
  readonly uiConfig: UIConfigs
  readonly userUIConfig: UIConfigs
  readonly comment: Comments
  readonly task: Tasks
  readonly workflowDefinition: WorkflowDefinitions
  readonly workflow: Workflows
  readonly workflowsChangelog: WorkflowsChangelogs
  readonly organization: Organizations
  readonly organizationInvitation: OrganizationInvitations
  readonly organizationMembership: OrganizationMemberships
  readonly team: Teams
  readonly teamSpaceMembership: TeamSpaceMemberships
  readonly user: Users
  readonly personalAccessToken: PersonalAccessTokens
  readonly accessToken: AccessTokens
  readonly oauthApplication: OAuthApplications
  readonly usage: Usages
  readonly appDefinition: AppDefinitions
  readonly appInstallation: AppInstallations
  readonly appAction: AppActions
  readonly appBundle: AppBundles
  readonly appActionCall: AppActionCalls & AppActionCallResults
  readonly appUpload: AppUploads
  readonly appDetails: AppDetailsOperations
  readonly appSigningSecret: AppSigningSecrets
  readonly appEventSubscription: AppEventSubscriptions
  readonly resourceProvider: ResourceProviders
  readonly appKey: AppKeys
  readonly appSignedRequest: AppSignedRequests
  readonly appAccessToken: AppAccessTokens
  readonly function: Functions
  readonly functionLog: FunctionLogs
  readonly resource: Resources
  readonly resourceType: ResourceTypes
  readonly concept: Concepts
  readonly conceptScheme: ConceptSchemes
  readonly component: Components
  readonly componentType: ComponentTypes
  readonly fragment: Fragments
  readonly template: Templates
  readonly experienceFragment: ExperienceFragments
  readonly experienceTemplate: ExperienceTemplates
  readonly experienceFragmentVariant: ExperienceFragmentVariants
  readonly experienceVariant: ExperienceVariants
  readonly experience: Experiences
  readonly dataAssembly: DataAssemblies
  readonly designToken: DesignTokens
  readonly aiAction: AiActions
  readonly aiActionInvocation: AiActionInvocations
  readonly agent: Agents
  readonly agentRun: AgentRuns
  readonly automationDefinition: AutomationDefinitions
  readonly automationExecution: AutomationExecutions
  readonly semanticDuplicates: Semantic
  readonly semanticRecommendations: Semantic
  readonly semanticReferenceSuggestions: Semantic
  readonly semanticSearch: Semantic
  readonly semanticSettings: SemanticSettings
  readonly contentSemanticsIndex: ContentSemanticsIndices
}

/** What a platform itself answers: all of it but the operations that take several requests, which clients put together. */
export type Served = Omit<Platform, 'appActionCall' | 'asset' | 'contentType' | 'organization' | 'release'> & {
  readonly appActionCall: AppActionCalls
  readonly asset: Assets
  readonly contentType: ContentTypes
  readonly organization: Pick<Organizations, 'getAll'>
  readonly release: Releases
  readonly releaseAsset: ReleaseAssets
  readonly releaseEntry: ReleaseEntries
}
