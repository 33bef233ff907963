import type { Link } from '../../domain/platform/sys.ts'
import type { AppEntity, AppRecord, Definition } from './app-sys.ts'
import type { Ask, Collection, Send } from './operations.ts'

/** What there is one of per app: read it, write it, take it away. */
type Only<Draft, Record> = {
  readonly get: Ask<Definition, Record>
  readonly upsert: Send<Definition, Draft, Record>
  readonly delete: Ask<Definition, undefined>
}

/** `value`: the image in base64, as a data address. */
export type AppDetailsDraft = { readonly icon?: { readonly value: string; readonly type: string } }
export type AppDetails = AppRecord & AppDetailsDraft
export type AppDetailsOperations = Only<AppDetailsDraft, AppDetails>

/** 64 characters of `0-9a-zA-Z+/=-_`; what comes back shows only its end. */
export type AppSigningSecretDraft = { readonly value: string }
export type AppSigningSecret = AppRecord & { readonly redactedValue: string }
export type AppSigningSecrets = Only<AppSigningSecretDraft, AppSigningSecret>

/** Without `functions` its events go to `targetUrl`. Topics: `Entry.publish`, `Asset.delete`, …; none with `*`. */
export type AppEventSubscriptionDraft = {
  readonly topics: ReadonlyArray<string>
  readonly targetUrl?: string
  readonly functions?: {
    readonly filter?: Link<'Function'>
    readonly transformation?: Link<'Function'>
    readonly handler?: Link<'Function'>
  }
}
export type AppEventSubscription = AppRecord & AppEventSubscriptionDraft
export type AppEventSubscriptions = Only<AppEventSubscriptionDraft, AppEventSubscription>

/** A JSON Web Key (RSA, RS256); `kid` and `x5t` are its fingerprint. */
export type JsonWebKey = {
  readonly alg: string
  readonly kty: string
  readonly use: string
  readonly x5c: ReadonlyArray<string>
  readonly kid: string
  readonly x5t: string
}
/** Either a key, or `generate`. */
export type AppKeyDraft = { readonly generate?: boolean; readonly jwk?: JsonWebKey }
/** A generated private key (PEM) is shown once, in the answer that made it. */
export type AppKey = AppEntity & { readonly jwk: JsonWebKey; readonly generated?: { readonly privateKey: string } }
export type AppKeys = {
  readonly get: Ask<Definition | 'fingerprint', AppKey>
  readonly getMany: Ask<Definition, Collection<AppKey>>
  readonly create: Send<Definition, AppKeyDraft, AppKey>
  readonly delete: Ask<Definition | 'fingerprint', undefined>
}
