import * as t from 'io-ts'
import type {
  AppActionCall,
  AppActionCallDraft,
  AppActionCallResponse,
  AppDetailsDraft,
  AppSignedRequest,
  SignedRequestDraft,
} from '../../ports/platform/app.ts'
import { collection, nothing, nullable } from './codecs.ts'
import type { Codec } from './endpoint.ts'
import { openDraft, openEntity, singletonSys, sys } from './sys.ts'
import { sendBytes } from './upload.ts'
import { atUploads, command, del, get, post, put, withHeaders } from './verbs.ts'

const app = '/organizations/{organizationId}/app_definitions/{appDefinitionId}'
const environment = '/spaces/{spaceId}/environments/{environmentId}'
const installed = `${environment}/app_installations/{appDefinitionId}` as const

const callDraft: Codec<AppActionCallDraft> = t.type({ parameters: t.UnknownRecord })
const call: Codec<AppActionCall> = t.type(
  { sys: t.intersection([sys, t.partial({ status: t.string, result: t.unknown, error: t.unknown })]) },
  'app action call',
)
const response: Codec<AppActionCallResponse> = t.partial(
  {
    sys: t.unknown,
    statusCode: nullable(t.number),
    request: t.unknown,
    response: nullable(t.partial({ statusCode: nullable(t.number), body: t.unknown })),
  },
  'response of an app action',
)
const calls = `${installed}/actions/{appActionId}/calls` as const

export const appActionCall = {
  create: post(calls, callDraft, call),
  getCallDetails: get(`${environment}/actions/{appActionId}/calls/{callId}`, response),
  get: get(`${calls}/{callId}`, call),
  getResponse: get(`${calls}/{callId}/response`, t.unknown),
}

const upload = t.type({ sys }, 'app upload')
const uploads = '/organizations/{organizationId}/app_uploads'
const oneUpload = `${uploads}/{appUploadId}` as const

export const appUpload = {
  get: atUploads(get(oneUpload, upload)),
  create: sendBytes(uploads, upload),
  delete: atUploads(command('DELETE', oneUpload, nothing)),
}

/** What an app has one of. */
const singleton = <P extends string, B, R>(path: P, draft: Codec<B>, entity: Codec<R>) => ({
  get: get(path, entity),
  upsert: put(path, draft, entity),
  delete: del(path),
})
const icon = t.type({ type: t.string, value: t.string }, 'icon')
const details: Codec<AppDetailsDraft> = t.partial({ icon })
const secret = t.type({ sys: singletonSys, redactedValue: t.string }, 'signing secret')
const provider = `${app}/resource_provider` as const

export const appDetails = singleton(
  `${app}/details`,
  details,
  t.intersection([t.type({ sys: singletonSys }), details], 'app details'),
)
export const appSigningSecret = singleton(`${app}/signing_secret`, t.type({ value: t.string }), secret)
export const appEventSubscription = singleton(`${app}/event_subscription`, openDraft, openDraft)
export const resourceProvider = singleton(provider, openDraft, openDraft)

export const appKey = {
  get: get(`${app}/keys/{fingerprint}`, openEntity),
  getMany: get(`${app}/keys`, collection(openEntity)),
  create: post(`${app}/keys`, openDraft, openEntity),
  delete: del(`${app}/keys/{fingerprint}`),
}

const requestDraft: Codec<SignedRequestDraft> = t.intersection([
  t.type({ method: t.string, path: t.string }),
  t.partial({ body: t.string, headers: t.readonly(t.record(t.string, t.string)) }),
])
const signed: Codec<AppSignedRequest> = t.type(
  { sys: singletonSys, additionalHeaders: t.readonly(t.record(t.string, t.string)) },
  'signed request',
)
export const appSignedRequest = { create: post(`${installed}/signed_requests`, requestDraft, signed) }

export const appAccessToken = {
  create: {
    ...withHeaders(
      post(
        `${installed}/access_tokens`,
        t.type({ jwt: t.string }),
        t.intersection([t.type({ token: t.string }), t.UnknownRecord], 'app access token'),
      ),
      { authorization: 'Bearer {jwt?}' },
    ),
    derive: (at: object, payload?: { readonly jwt: string }) => ({ ...at, jwt: payload?.jwt }),
    body: (): unknown => undefined,
  },
}
