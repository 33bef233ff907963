import type { Circumstances, Outcome, Query } from './operations.ts'

/** What a raw request has besides its address. `params` is its query. */
export type RawConfig = Omit<Circumstances, 'query'> & { readonly params?: Query }

/** Requests for what has no operation yet: a path below the host, and whatever comes back. */
export type Raw = {
  readonly get: (path: string, config?: RawConfig) => Outcome<unknown>
  readonly delete: (path: string, config?: RawConfig) => Outcome<unknown>
  readonly post: (path: string, payload?: unknown, config?: RawConfig) => Outcome<unknown>
  readonly put: (path: string, payload?: unknown, config?: RawConfig) => Outcome<unknown>
  readonly patch: (path: string, payload?: unknown, config?: RawConfig) => Outcome<unknown>
  readonly http: (path: string, config?: RawConfig & { readonly method?: string; readonly data?: unknown }) => Outcome<unknown>
}
