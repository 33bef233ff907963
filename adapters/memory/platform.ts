import type { Outcome } from '../../ports/platform/operations.ts'
import type { Served } from '../../ports/platform/platform.ts'
import { bulkActions } from './actions/bulk-actions.ts'
import { jobsOf, releaseActions, releases } from './actions/releases.ts'
import { performDue, scheduledActions } from './actions/scheduled-actions.ts'
import { apps } from './apps/apps.ts'
import { automations } from './automation/automations.ts'
import { comments, tasks } from './collaboration/comments.ts'
import { workflowDefinitions, workflows, workflowsChangelog } from './collaboration/workflows.ts'
import type { FileHosts } from './entities/assets.ts'
import { content } from './entities/entities.ts'
import { snapshots } from './entities/snapshots.ts'
import { uploads } from './entities/uploads.ts'
import { experiences } from './experience/experiences.ts'
import type { Machine } from './machine.ts'
import { contentTypes } from './model/content-types.ts'
import { editorInterfaces } from './model/editor-interfaces.ts'
import { assetKeys, extensions, uiConfigs, uploadCredentials } from './model/environment-settings.ts'
import { environmentTemplates } from './model/environment-templates.ts'
import { locales } from './model/locales.ts'
import { tags } from './model/tags.ts'
import { organizationInvitations, organizationMemberships, organizations, usages } from './organization/organizations.ts'
import { teamMemberships, teamSpaceMemberships, teams } from './organization/teams.ts'
import { accessTokens, oauthApplications, users } from './organization/users.ts'
import { apiKeys } from './space/api-keys.ts'
import { environmentAliases, environments } from './space/environments.ts'
import { roles, spaceMembers, spaceMemberships } from './space/members.ts'
import { spaces } from './space/spaces.ts'
import { taxonomy } from './taxonomy/taxonomy.ts'
import { webhooks } from './webhooks/webhooks.ts'

/** The whole management API over records in memory. */
export const memoryResources = (machine: Machine, hosts: FileHosts) => {
  const { parts, ...records } = content(machine, hosts)
  const jobs = jobsOf(machine)
  const answers = {
    ...records,
    ...accessTokens(machine),
    ...oauthApplications(machine),
    ...apiKeys(machine),
    ...uiConfigs(machine),
    ...apps(machine),
    ...automations(machine),
    ...environmentTemplates(machine),
    ...experiences(machine),
    ...taxonomy(machine),
    assetKey: assetKeys(machine),
    bulkAction: bulkActions(machine, parts),
    comment: comments(machine),
    contentType: contentTypes(machine),
    editorInterface: editorInterfaces(machine),
    environment: environments(machine),
    environmentAlias: environmentAliases(machine),
    extension: extensions(machine),
    locale: locales(machine),
    organization: organizations(machine),
    organizationInvitation: organizationInvitations(machine),
    organizationMembership: organizationMemberships(machine),
    release: releases(machine, parts),
    releaseAction: releaseActions(machine),
    role: roles(machine),
    scheduledActions: scheduledActions(machine, parts, jobs),
    snapshot: snapshots(machine),
    space: spaces(machine),
    spaceMember: spaceMembers(machine),
    spaceMembership: spaceMemberships(machine),
    tag: tags(machine),
    task: tasks(machine),
    team: teams(machine),
    teamMembership: teamMemberships(machine),
    teamSpaceMembership: teamSpaceMemberships(machine),
    upload: uploads(machine),
    uploadCredential: uploadCredentials(machine),
    usage: usages(machine),
    user: users(machine),
    webhook: webhooks(machine),
    workflow: workflows(machine),
    workflowDefinition: workflowDefinitions(machine),
    workflowsChangelog: workflowsChangelog(machine),
  } satisfies Answers<Served>
  return { ...answers, performDue: () => performDue(machine, parts, jobs) }
}

/** Every operation of every port is answered; what records hold, the tables check where they come in. */
type Answers<T> = { readonly [Name in keyof T]: { readonly [Operation in keyof T[Name]]: (...call: never) => Outcome<unknown> } }
