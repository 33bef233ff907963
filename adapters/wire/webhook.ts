import * as t from 'io-ts'
import type {
  SigningSecret,
  Webhook,
  WebhookCall,
  WebhookCallDetails,
  WebhookDraft,
  WebhookHealth,
} from '../../ports/platform/webhook.ts'
import { collection, nullable } from './codecs.ts'
import type { Codec } from './endpoint.ts'
import { sys } from './sys.ts'
import { crud, del, get, put, selecting } from './verbs.ts'

const header = t.intersection([t.type({ key: t.string }), t.partial({ value: t.string, secret: t.boolean })], 'header')
const draft: Codec<WebhookDraft> = t.intersection([
  t.type({ name: t.string, url: t.string, topics: t.readonlyArray(t.string) }),
  t.partial({
    headers: t.readonlyArray(header),
    active: t.boolean,
    httpBasicUsername: nullable(t.string),
    httpBasicPassword: nullable(t.string),
    filters: nullable(t.readonlyArray(t.object)),
    transformation: nullable(t.object),
  }),
])
const entity: Codec<Webhook> = t.intersection([t.type({ sys }), draft], 'webhook')
const call: Codec<WebhookCall> = t.intersection(
  [
    t.type({ sys }),
    t.partial({
      url: t.string,
      statusCode: nullable(t.number),
      eventType: t.string,
      requestAt: t.string,
      responseAt: nullable(t.string),
      errors: t.readonlyArray(t.unknown),
    }),
  ],
  'webhook call',
)
const details: Codec<WebhookCallDetails> = t.intersection(
  [call, t.partial({ request: t.unknown, response: t.unknown })],
  'webhook call',
)
const health: Codec<WebhookHealth> = t.type({ sys, calls: t.type({ total: t.number, healthy: t.number }) }, 'webhook health')
const secret: Codec<SigningSecret> = t.type({ redactedValue: t.string }, 'signing secret')

const all = '/spaces/{spaceId}/webhook_definitions'
const watched = '/spaces/{spaceId}/webhooks/{webhookDefinitionId}'
const signing = '/spaces/{spaceId}/webhook_settings/signing_secret'
const retrying = '/spaces/{spaceId}/webhook_settings/retry_policy'

const operations = crud(all, 'webhookDefinitionId', draft, entity)

export const webhook = {
  ...operations,
  create: { ...operations.create, status: 200 },
  getMany: selecting(get(all, collection(entity))),
  getHealthStatus: get(`${watched}/health`, health),
  getManyCallDetails: selecting(get(`${watched}/calls`, collection(call))),
  getCallDetails: get(`${watched}/calls/{callId}`, details),
  getSigningSecret: get(signing, secret),
  upsertSigningSecret: put(signing, t.type({ value: t.string }), secret),
  deleteSigningSecret: del(signing),
  getRetryPolicy: get(retrying, t.unknown),
  upsertRetryPolicy: put(retrying, t.object, t.unknown),
  deleteRetryPolicy: del(retrying),
}
