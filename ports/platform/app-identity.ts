import type { AppRecord, Installation } from './app-sys.ts'
import type { Send } from './operations.ts'

/** A request that the backend of an app is about to get, and the headers that prove where it comes from. */
export type AppSignedRequestDraft = {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH' | 'HEAD'
  readonly path: string
  readonly body?: string
  readonly headers?: { readonly [name: string]: string }
}
export type AppSignedRequest = AppRecord & {
  /** `x-contentful-signature`, `x-contentful-signed-headers`, `x-contentful-timestamp` and what they cover. */
  readonly additionalHeaders: { readonly [name: string]: string }
}
export type AppSignedRequests = { readonly create: Send<Installation, AppSignedRequestDraft, AppSignedRequest> }

/** `jwt`: signed with the private key of the app; it stands in for the token of the client. */
export type AppAccessTokenDraft = { readonly jwt: string }
/** Good for ten minutes, in one environment. */
export type AppAccessToken = AppRecord & { readonly sys: { readonly expiresAt?: string }; readonly token: string }
export type AppAccessTokens = { readonly create: Send<Installation, AppAccessTokenDraft, AppAccessToken> }
