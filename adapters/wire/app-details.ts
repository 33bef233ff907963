import * as t from 'io-ts'
import type {
  AppDetails,
  AppDetailsDraft,
  AppEventSubscription,
  AppEventSubscriptionDraft,
  AppKey,
  AppKeyDraft,
  AppSigningSecret,
  AppSigningSecretDraft,
  JsonWebKey,
} from '../../ports/platform/app-details.ts'
import { appSys, defined, withId } from './app-sys.ts'
import { collection } from './codecs.ts'
import type { Codec } from './endpoint.ts'
import { link } from './sys.ts'
import { del, get, post, put } from './verbs.ts'

const only = <Path extends string, Draft, Record>(path: Path, draft: Codec<Draft>, record: Codec<Record>) => ({
  get: get(path, record),
  upsert: put(path, draft, record),
  delete: del(path),
})

const detailsDraft: Codec<AppDetailsDraft> = t.partial({ icon: t.type({ value: t.string, type: t.string }) })
const details: Codec<AppDetails> = t.intersection([t.type({ sys: appSys }), detailsDraft], 'app details')

export const appDetails = only(`${defined}/details`, detailsDraft, details)

const secretDraft: Codec<AppSigningSecretDraft> = t.type({ value: t.string })
const secret: Codec<AppSigningSecret> = t.type({ sys: appSys, redactedValue: t.string }, 'app signing secret')

export const appSigningSecret = only(`${defined}/signing_secret`, secretDraft, secret)

const ofFunction = link('Function')
const subscriptionDraft: Codec<AppEventSubscriptionDraft> = t.intersection([
  t.type({ topics: t.readonlyArray(t.string) }),
  t.partial({
    targetUrl: t.string,
    functions: t.partial({ filter: ofFunction, transformation: ofFunction, handler: ofFunction }),
  }),
])
const subscription: Codec<AppEventSubscription> = t.intersection(
  [t.type({ sys: appSys }), subscriptionDraft],
  'app event subscription',
)

export const appEventSubscription = only(`${defined}/event_subscription`, subscriptionDraft, subscription)

const jwk: Codec<JsonWebKey> = t.type(
  { alg: t.string, kty: t.string, use: t.string, x5c: t.readonlyArray(t.string), kid: t.string, x5t: t.string },
  'JSON Web Key',
)
const keyDraft: Codec<AppKeyDraft> = t.partial({ generate: t.boolean, jwk })
const key: Codec<AppKey> = t.intersection(
  [t.type({ sys: withId, jwk }), t.partial({ generated: t.type({ privateKey: t.string }) })],
  'app key',
)
const keys = `${defined}/keys` as const

export const appKey = {
  get: get(`${keys}/{fingerprint}`, key),
  getMany: get(keys, collection(key)),
  create: post(keys, keyDraft, key),
  delete: del(`${keys}/{fingerprint}`),
}
