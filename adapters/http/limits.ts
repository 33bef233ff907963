/** The constants of section 9 that govern the network, each named once. */
export const limits = {
  timeout: 30_000,
  retries: 5,
  /** Bytes of one answer: 1 GiB. */
  contentLength: 1024 ** 3,
} as const
