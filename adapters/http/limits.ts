/** The constants of section 9 that govern the client, each named once. Times in milliseconds. */
export const limits = {
  timeout: 30_000,
  uploadTimeout: 300_000,
  /** A timer that is set to more rings at once. */
  timer: 2 ** 31 - 1,
  retries: 5,
  redirects: 20,
  /** Bytes of one answer or one body: 1 GiB. */
  contentLength: 1024 ** 3,
  /** The same of an answer of the delivery API, which itself stays below 7 MB. */
  deliveredLength: 64 * 1024 ** 2,
  asset: { wait: 3000, checks: 10 },
  action: { first: 1000, wait: 2000, checks: 30 },
  appActionCall: { wait: 2000, checks: 15 },
  /** How many organizations are searched for one. */
  organizations: 100,
} as const
