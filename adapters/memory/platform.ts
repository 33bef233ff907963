import { bulkActions } from './actions/bulk-actions.ts'
import { jobsOf, releaseActions, releases } from './actions/releases.ts'
import { performDue, scheduledActions } from './actions/scheduled-actions.ts'
import { comments, tasks } from './collaboration/comments.ts'
import { workflowDefinitions, workflows, workflowsChangelog } from './collaboration/workflows.ts'
import type { FileHosts } from './entities/assets.ts'
import { content } from './entities/entities.ts'
import { snapshots } from './entities/snapshots.ts'
import { appUploads, uploads } from './entities/uploads.ts'
import type { Machine } from './machine.ts'
import { contentTypes } from './model/content-types.ts'
import { editorInterfaces } from './model/editor-interfaces.ts'
import { assetKeys, extensions, uiConfigs, uploadCredentials } from './model/environment-settings.ts'
import { locales } from './model/locales.ts'
import { tags } from './model/tags.ts'
import { organizationInvitations, organizationMemberships, organizations, usages } from './organization/organizations.ts'
import { teamMemberships, teamSpaceMemberships, teams } from './organization/teams.ts'
import { accessTokens, users } from './organization/users.ts'
import { apiKeys } from './space/api-keys.ts'
import { environmentAliases, environments } from './space/environments.ts'
import { roles, spaceMembers, spaceMemberships } from './space/members.ts'
import { spaces } from './space/spaces.ts'
import { webhooks } from './webhooks/webhooks.ts'

/** The whole management API over records in memory. */
export const memoryResources = (machine: Machine, hosts: FileHosts) => {
  const { parts, ...records } = content(machine, hosts)
  const jobs = jobsOf(machine)
  return {
    ...records,
    ...accessTokens(machine),
    ...apiKeys(machine),
    ...uiConfigs(machine),
    appUpload: appUploads(machine),
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
    performDue: () => performDue(machine, parts, jobs),
  }
}
