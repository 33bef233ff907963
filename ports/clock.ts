export type Clock = {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Ends early when the signal says so. */
  readonly sleep: (milliseconds: number, signal?: AbortSignal) => Promise<void>
}
