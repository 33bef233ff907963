import type { WebhookRequest } from './request.ts'

/** What a receiver answered. */
export type WebhookAnswer = {
  readonly status: number
  readonly headers: { readonly [name: string]: string }
  readonly body: string
}

/** Makes a call; fails when there is no answer. */
export type SendWebhook = (request: WebhookRequest, signal: AbortSignal) => Promise<WebhookAnswer>
