import type { Clock } from '../../../ports/clock.ts'
import type { Machine } from '../machine.ts'
import { keepCall } from './calls.ts'
import { definitionsOf, type WebhookDefinition } from './definition.ts'
import { type Notice, requestOf, type WebhookRequest } from './request.ts'
import type { SendWebhook } from './send.ts'
import { retriesOf, signingSecretOf } from './settings.ts'

export type { SendWebhook }

/** The headers that sign a request; `path` is with its query, the timestamp in milliseconds since 1970. */
export type SignWebhook = (
  secret: string,
  request: { readonly method: string; readonly path: string; readonly headers: WebhookRequest['headers']; readonly body: string },
  options: { readonly timestamp: number },
) => Promise<{ readonly [header: string]: string }>

export type Means = {
  readonly machine: Machine
  readonly send: SendWebhook
  readonly sign: SignWebhook
  readonly clock: Clock
  readonly signal: AbortSignal
}
export type Job = {
  readonly spaceId: string
  readonly webhookId: string
  readonly eventType: string
  readonly notice: Notice
  readonly attempt: number
}

/** Calls a webhook once and writes that down. Whether it is worth another attempt. */
export const attempt = async ({ machine, send, sign, clock, signal }: Means, job: Job): Promise<boolean> => {
  const { spaceId, webhookId, eventType, notice } = job
  const webhook = find(machine, spaceId, webhookId)
  const plain = webhook?.active ? requestOf(webhook, notice) : undefined
  if (!webhook || !plain) return false
  const requestAt = clock.now()
  // Each attempt is signed anew, since receivers do not take old signatures.
  const secret = signingSecretOf(machine, spaceId)
  const request = secret === undefined ? plain : await signed(sign, secret, plain, requestAt)
  const outcome = await send(request, signal).then(
    (answer) => ({ answer }),
    (error: unknown) => ({ reason: error instanceof Error ? error.message : String(error) }),
  )
  // While the receiver was thinking, the webhook may have been deleted, or all of it ended.
  if (signal.aborted || !find(machine, spaceId, webhookId)) return false
  const times = { requestAt: new Date(requestAt).toISOString(), responseAt: new Date(clock.now()).toISOString() }
  keepCall(machine, { spaceId, webhook, eventType, request, ...outcome, ...times })
  const status = 'answer' in outcome ? outcome.answer.status : undefined
  return job.attempt <= retriesOf(machine, spaceId) && (status === undefined || status === 429 || status >= 500)
}

const find = ({ records }: Machine, spaceId: string, id: string): WebhookDefinition | undefined =>
  records.get(definitionsOf(spaceId), id) as WebhookDefinition | undefined

const signed = async (sign: SignWebhook, secret: string, request: WebhookRequest, timestamp: number): Promise<WebhookRequest> => {
  const { pathname, search } = new URL(request.url)
  const { method, headers, body = '' } = request
  return {
    ...request,
    headers: { ...headers, ...(await sign(secret, { method, path: `${pathname}${search}`, headers, body }, { timestamp })) },
  }
}
