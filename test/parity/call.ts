/** One call of one operation, as both clients are given it, and what the platform answers. */
export type Call = {
  readonly params?: object
  readonly payload?: unknown
  /** Instead of the three above, for what takes its arguments otherwise. */
  readonly args?: ReadonlyArray<unknown>
  readonly headers?: { readonly [name: string]: string }
  /** As the platform answers, one body a request; see `recorder.ts`. Both clients must make the same result of it. */
  readonly answers: ReadonlyArray<unknown>
  /** What differs on purpose, and why. Without it, requests and results must be equal. */
  readonly differs?: { readonly in: 'request' | 'result' | 'both'; readonly because: string }
}

/** Operation by its full name: `entry.publish`, `release.entry.get`. */
export type Calls = { readonly [operation: string]: ReadonlyArray<Call> }
