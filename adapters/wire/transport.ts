import type { Outcome, Query } from '../../ports/platform/operations.ts'

export type Headers = { readonly [name: string]: string }

export type WireRequest = {
  readonly method: string
  /** Below the host, parameters filled in and encoded. */
  readonly path: string
  readonly query: Query
  readonly headers: Headers
  readonly body: unknown
  readonly signal?: AbortSignal
}

/** `headers` have lower-case names; `body` is parsed JSON, or the text where it is none. */
export type WireResponse = { readonly status: number; readonly headers: Headers; readonly body: unknown }

/** Carries a request and brings any answer back, a refusal too; its left is only for having no answer. */
export type Transport = (request: WireRequest) => Outcome<WireResponse>

/** How messages name a call: without its query, which may be long. */
export const callOf = ({ method, path }: Pick<WireRequest, 'method' | 'path'>): string => `${method} ${path}`
