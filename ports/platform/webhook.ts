import type { Entity } from '../../domain/platform/sys.ts'
import type { Ask, Collection, Crud, Send } from './operations.ts'

export type WebhookHeader = { readonly key: string; readonly value?: string; readonly secret?: boolean }
export type WebhookDraft = {
  readonly name: string
  readonly url: string
  readonly topics: ReadonlyArray<string>
  readonly headers?: ReadonlyArray<WebhookHeader>
  readonly active?: boolean
  readonly httpBasicUsername?: string | null
  readonly httpBasicPassword?: string | null
  readonly filters?: ReadonlyArray<object> | null
  readonly transformation?: object | null
}
export type Webhook = Entity & WebhookDraft
/** One call of a webhook, without and with what was sent and answered. */
export type WebhookCall = Entity & {
  readonly url?: string
  /** Of the answer; without one there is none. */
  readonly statusCode?: number | null
  readonly eventType?: string
  readonly requestAt?: string
  readonly responseAt?: string | null
  readonly errors?: ReadonlyArray<unknown>
}
export type WebhookCallDetails = WebhookCall & { readonly request?: unknown; readonly response?: unknown }
export type WebhookHealth = Entity & { readonly calls: { readonly total: number; readonly healthy: number } }
export type SigningSecret = { readonly redactedValue: string }

type Settings = 'spaceId'
type One = 'spaceId' | 'webhookDefinitionId'

export type Webhooks = Crud<'spaceId', 'webhookDefinitionId', WebhookDraft, Webhook> & {
  readonly getHealthStatus: Ask<One, WebhookHealth>
  readonly getManyCallDetails: Ask<One, Collection<WebhookCall>>
  readonly getCallDetails: Ask<One | 'callId', WebhookCallDetails>
  readonly getSigningSecret: Ask<Settings, SigningSecret>
  readonly upsertSigningSecret: Send<Settings, { readonly value: string }, SigningSecret>
  readonly deleteSigningSecret: Ask<Settings, undefined>
  readonly getRetryPolicy: Ask<Settings, unknown>
  readonly upsertRetryPolicy: Send<Settings, object, unknown>
  readonly deleteRetryPolicy: Ask<Settings, undefined>
}
