import type { Outcome, Query } from '../../ports/platform/operations.ts'

export type Headers = { readonly [name: string]: string }

export type WireRequest = {
  readonly method: string
  /** Default: `api`. */
  readonly host?: 'api' | 'upload'
  /** Below the host, parameters filled in and encoded. */
  readonly path: string
  readonly query: Query
  readonly headers: Headers
  /** JSON, unless its content type says otherwise. */
  readonly body: unknown
  readonly signal?: AbortSignal
  /** Milliseconds for all attempts together. */
  readonly deadline?: number
}

/** `headers` have lower-case names; `body` is parsed JSON, or the text where it is none. */
export type WireResponse = {
  readonly status: number
  readonly headers: Headers
  readonly body: unknown
  readonly statusText?: string
  /** How often it was asked, when more than once. */
  readonly attempts?: number
  /** What was sent, as messages may show it: without the token. */
  readonly sent?: { readonly url: string; readonly headers: Headers }
}

/** Carries a request and brings any answer back, a refusal too; its left is only for having no answer. */
export type Transport = (request: WireRequest) => Outcome<WireResponse>

/** How messages name a call: without its query, which may be long. */
export const callOf = ({ method, path }: Pick<WireRequest, 'method' | 'path'>): string => `${method} ${path}`
