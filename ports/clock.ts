export type Clock = {
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly sleep: (milliseconds: number) => Promise<void>
}
