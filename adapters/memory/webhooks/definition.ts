import type { Stored } from '../store/stored.ts'

/** A webhook as it is kept: with its secrets. */
export type WebhookDefinition = Stored & {
  readonly name: string
  readonly url: string
  readonly topics: ReadonlyArray<string>
  readonly headers: ReadonlyArray<WebhookHeader>
  readonly active: boolean
  readonly httpBasicUsername: string | null
  readonly httpBasicPassword?: string
  readonly filters?: ReadonlyArray<unknown>
  readonly transformation?: WebhookTransformation
}
export type WebhookHeader = { readonly key: string; readonly value?: string; readonly secret?: boolean }
/** What is null is as if it were not there. */
export type WebhookTransformation = {
  readonly method?: string | null
  readonly contentType?: string | null
  readonly includeContentLength?: boolean | null
  readonly body?: unknown
}

export const methods = ['POST', 'GET', 'PUT', 'PATCH', 'DELETE'] as const
export const contentTypes = [
  'application/vnd.contentful.management.v1+json',
  'application/json',
  'application/x-www-form-urlencoded',
].flatMap((type) => [type, `${type}; charset=utf-8`])

export const definitionsOf = (spaceId: string): string => `spaces/${spaceId}/webhook_definitions`
export const settingsOf = (spaceId: string): string => `spaces/${spaceId}/webhook_settings`
export const callsOf = (spaceId: string, webhookId: string): string => `${definitionsOf(spaceId)}/${webhookId}/calls`
