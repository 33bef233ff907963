import { linkTo } from '../../../domain/platform/sys.ts'
import { E, pipe } from '../../../domain/prelude.ts'
import { notFoundMessage } from '../../../ports/platform-errors.ts'
import { operation } from '../answer.ts'
import { counted } from '../lists.ts'
import type { Machine } from '../machine.ts'
import { inSpace, placed, under } from '../places.ts'
import { notFound } from '../refusals.ts'
import type { Stored } from '../store/stored.ts'
import { callsOf, type WebhookDefinition } from './definition.ts'
import type { WebhookRequest } from './request.ts'
import type { WebhookAnswer } from './send.ts'

/** One attempt to call a webhook: with its answer, or with the reason why there is none. */
export type Attempt = {
  readonly spaceId: string
  readonly webhook: WebhookDefinition
  readonly eventType: string
  readonly request: WebhookRequest
  readonly answer?: WebhookAnswer
  readonly reason?: string
  /** ISO 8601, in UTC. */
  readonly requestAt: string
  readonly responseAt: string
}

/** How many calls of a webhook are kept, the newest, and how much of their bodies (characters). */
const limits = { calls: 500, request: 500_000, response: 200_000 } as const

export const keepCall = (machine: Machine, attempt: Attempt): void => {
  const { spaceId, webhook, eventType, request, answer, reason, requestAt, responseAt } = attempt
  const path = callsOf(spaceId, webhook.sys.id)
  const id = machine.newId()
  machine.records.put(path, id, {
    sys: { type: 'WebhookCallDetails', id, createdAt: requestAt, createdBy: linkTo('WebhookDefinition', webhook.sys.id) },
    statusCode: answer?.status ?? null,
    errors: reason === undefined ? [] : [reason],
    eventType,
    url: request.url,
    requestAt,
    responseAt: answer ? responseAt : null,
    request: {
      method: request.method,
      url: request.url,
      headers: withoutSecrets(request.headers, webhook),
      body: (request.body ?? '').slice(0, limits.request),
    },
    response: answer
      ? { statusCode: answer.status, url: request.url, headers: answer.headers, body: answer.body.slice(0, limits.response) }
      : null,
  })
  const folder = machine.records.folder(path)
  for (const [oldest] of folder.entries()) {
    if (folder.size <= limits.calls) return
    machine.records.remove(path, oldest)
  }
}

/** What is secret in a webhook is secret in its log. */
const withoutSecrets = (headers: WebhookRequest['headers'], { headers: own }: WebhookDefinition): WebhookRequest['headers'] => {
  const secret = new Set(['authorization', ...own.filter((header) => header.secret).map(({ key }) => key.toLowerCase())])
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, secret.has(name.toLowerCase()) ? '*****' : value]),
  )
}

const inWebhook = under(inSpace, 'webhook_definitions', 'webhookDefinitionId', 'WebhookDefinition')

export const webhookCalls = (machine: Machine) => {
  const { records } = machine
  return {
    getManyCallDetails: operation((at) =>
      pipe(
        inWebhook(machine)(at),
        E.flatMap((place) =>
          counted(at.query ?? {})([...records.all(`${place.path}/calls`)].reverse(), (call) => overview(placed(place)(call))),
        ),
      ),
    ),
    getCallDetails: operation((at) =>
      pipe(
        inWebhook(machine)(at),
        E.flatMap((place) => {
          const call = records.get(`${place.path}/calls`, at.callId)
          return call ? E.right(placed(place)(call)) : E.left(notFound(notFoundMessage))
        }),
      ),
    ),
    getHealthStatus: operation((at) =>
      pipe(
        inWebhook(machine)(at),
        E.map((place) => {
          const calls = records.all(`${place.path}/calls`)
          const health = { total: calls.length, healthy: calls.filter(isHealthy).length }
          return placed(place)({ sys: { type: 'Webhook', id: at.webhookDefinitionId }, calls: health })
        }),
      ),
    ),
  }
}

const isHealthy = ({ statusCode }: Stored): boolean => Number(statusCode) >= 200 && Number(statusCode) < 300

const overview = ({ request: _, response: __, sys, ...call }: Stored): Stored => ({
  ...call,
  sys: { ...sys, type: 'WebhookCallOverview' },
})
