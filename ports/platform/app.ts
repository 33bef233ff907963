import type { Link, OpenEntity, Sys } from '../../domain/platform/sys.ts'
import type { Ask, At, Collection, Crud, Outcome, Send } from './operations.ts'
import type { FileBody } from './upload.ts'

/** Records of which there is one: their `sys` has no id. */
export type SingletonSys = Omit<Sys, 'id'> & { readonly id?: string }
type Parameters = { readonly [name: string]: unknown }

type App = 'organizationId' | 'appDefinitionId'
type Installed = 'spaceId' | 'environmentId' | 'appDefinitionId'

export type AppDefinitionDraft = {
  readonly name: string
  readonly src?: string
  readonly locations?: ReadonlyArray<{ readonly location: string }>
  readonly parameters?: object
  readonly bundle?: Link<'AppBundle'>
}
export type AppDefinition = { readonly sys: Sys } & AppDefinitionDraft
export type AppInstallationDraft = { readonly parameters?: unknown }
export type AppInstallation = { readonly sys: SingletonSys; readonly parameters?: unknown }
/** `includes` holds the environments, or the definitions, of the installations. */
export type AppInstallationList = { readonly items: ReadonlyArray<AppInstallation>; readonly includes?: object }

/** Installations across spaces; `query.spaceId` narrows them. */
type OfOrganization = Ask<App, AppInstallationList>

export type AppDefinitions = Crud<'organizationId', 'appDefinitionId', AppDefinitionDraft, AppDefinition> & {
  readonly getInstallationsForOrg: OfOrganization
}
export type AppInstallations = {
  readonly get: Ask<Installed, AppInstallation>
  readonly getMany: Ask<'spaceId' | 'environmentId', AppInstallationList>
  readonly getForOrganization: OfOrganization
  /** Marketplace apps want their terms accepted. */
  readonly upsert: (
    at: At<Installed> & { readonly acceptAllTerms?: boolean },
    draft: AppInstallationDraft,
  ) => Outcome<AppInstallation>
  readonly delete: Ask<Installed, undefined>
}

/** Categories: `Entries.v1.0`, `Notification.v1.0`, `Custom`; older ones are `EntryList.v1.0-beta` and `Notification.v1.0-beta`. */
export type AppActionDraft = {
  readonly name: string
  readonly category: string
  readonly description?: string
  readonly type?: string
  readonly url?: string
  readonly function?: Link<'Function'>
  readonly parameters?: ReadonlyArray<object>
  readonly parametersSchema?: object
}
export type AppAction = { readonly sys: Sys } & AppActionDraft
type OneAction = App | 'appActionId'
export type AppActions = {
  readonly get: Ask<OneAction, AppAction>
  readonly getMany: Ask<App, Collection<AppAction>>
  readonly getManyForEnvironment: Ask<'spaceId', Collection<AppAction>, 'environmentId'>
  readonly create: Send<App, AppActionDraft, AppAction>
  readonly update: Send<OneAction, AppActionDraft, AppAction>
  readonly delete: Ask<OneAction, undefined>
}

export type AppActionCallDraft = { readonly parameters: Parameters }
export type AppActionCallStatus = 'processing' | 'succeeded' | 'failed'
export type AppActionCall = {
  readonly sys: Sys & { readonly status?: string; readonly result?: unknown; readonly error?: unknown }
}
/** What the app was sent and answered. */
export type AppActionCallResponse = {
  readonly sys?: unknown
  readonly statusCode?: number | null
  readonly request?: unknown
  /** `null` when the app did not answer. */
  readonly response?: { readonly statusCode?: number | null; readonly body?: unknown } | null
}
type OneCall = Installed | 'appActionId'
export type AppActionCalls = {
  readonly create: Send<OneCall, AppActionCallDraft, AppActionCall>
  readonly getCallDetails: Ask<'spaceId' | 'environmentId' | 'appActionId' | 'callId', AppActionCallResponse>
  readonly get: Ask<OneCall | 'callId', AppActionCall>
  readonly getResponse: Ask<OneCall | 'callId', unknown>
}
/** Milliseconds between two looks (2000), and how many (15). */
type Waiting = At<OneCall> & { readonly retryInterval?: number; readonly retries?: number }
export type AppActionResults = {
  readonly createWithResponse: (at: Waiting, draft: AppActionCallDraft) => Outcome<AppActionCallResponse>
  readonly createWithResult: (at: Waiting, draft: AppActionCallDraft) => Outcome<AppActionCall>
}

export type AppBundleDraft = {
  readonly appUploadId: string
  readonly comment?: string
  readonly actions?: ReadonlyArray<object>
  readonly functions?: ReadonlyArray<object>
}
export type AppBundle = {
  readonly sys: Sys
  readonly files: ReadonlyArray<{ readonly name: string; readonly size: number; readonly md5: string }>
  readonly comment?: string
}
export type AppBundles = {
  readonly get: Ask<App | 'appBundleId', AppBundle>
  readonly getMany: Ask<App, Collection<AppBundle>>
  readonly create: Send<App, AppBundleDraft, AppBundle>
  readonly delete: Ask<App | 'appBundleId', undefined>
}

export type AppUploads = {
  readonly get: Ask<'organizationId' | 'appUploadId', { readonly sys: Sys }>
  readonly create: Send<'organizationId', { readonly file: FileBody }, { readonly sys: Sys }>
  readonly delete: Ask<'organizationId' | 'appUploadId', undefined>
}

/** What an app has one of. */
type Singleton<Draft, Record> = {
  readonly get: Ask<App, Record>
  readonly upsert: Send<App, Draft, Record>
  readonly delete: Ask<App, undefined>
}
export type AppDetailsDraft = { readonly icon?: { readonly type: string; readonly value: string } }
export type AppDetails = Singleton<AppDetailsDraft, AppDetailsDraft & { readonly sys: SingletonSys }>
export type AppSigningSecrets = Singleton<
  { readonly value: string },
  { readonly sys: SingletonSys; readonly redactedValue: string }
>
export type AppEventSubscriptions = Singleton<Parameters, Parameters>
export type ResourceProviders = Singleton<Parameters, Parameters>

export type AppKeys = {
  readonly get: Ask<App | 'fingerprint', OpenEntity>
  readonly getMany: Ask<App, Collection<OpenEntity>>
  readonly create: Send<App, Parameters, OpenEntity>
  readonly delete: Ask<App | 'fingerprint', undefined>
}

export type SignedRequestDraft = {
  readonly method: string
  readonly path: string
  readonly body?: string
  readonly headers?: { readonly [name: string]: string }
}
/** The headers that make the app's own server believe the request. */
export type AppSignedRequest = { readonly sys: SingletonSys; readonly additionalHeaders: { readonly [name: string]: string } }
export type AppSignedRequests = { readonly create: Send<Installed, SignedRequestDraft, AppSignedRequest> }

/** A token for the app itself, in exchange for a JWT made with its key. */
export type AppAccessTokens = {
  readonly create: Send<Installed, { readonly jwt: string }, { readonly token: string; readonly [name: string]: unknown }>
}
