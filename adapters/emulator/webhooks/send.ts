import type { SendWebhook } from '../../memory/webhooks/attempts.ts'

export type SendOptions = {
  /** Milliseconds a receiver has to answer. Default: 30 s. */
  readonly timeLimit?: number
  /** Bytes of an answer that are read; the rest is left. Default: 200 kB, which is what the log keeps. */
  readonly sizeLimit?: number
}

/** Calls webhooks over HTTP. Redirects are answers as any other: who may be called, the webhook says. */
export const httpSend =
  ({ timeLimit = 30_000, sizeLimit = 200_000 }: SendOptions = {}): SendWebhook =>
  async ({ method, url, headers, body, includeContentLength }, signal) => {
    const limit = AbortSignal.timeout(timeLimit)
    try {
      const response = await fetch(url, {
        method,
        headers,
        redirect: 'manual',
        signal: AbortSignal.any([signal, limit]),
        // A stream has no length that could be told beforehand.
        ...(body === undefined ? {} : includeContentLength ? { body } : { body: new Blob([body]).stream(), duplex: 'half' }),
      } as RequestInit)
      return { status: response.status, headers: Object.fromEntries(response.headers), body: await bounded(response, sizeLimit) }
    } catch (error) {
      throw new Error(limit.aborted ? `No answer within ${timeLimit} ms` : reasonOf(error), { cause: error })
    }
  }

const bounded = async ({ body }: Response, limit: number): Promise<string> => {
  const chunks: Array<Uint8Array> = []
  let size = 0
  // Leaving the loop cancels the rest.
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    chunks.push(chunk.subarray(0, limit - size))
    size += chunk.length
    if (size >= limit) break
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** `fetch failed` says nothing; what it was caused by does. */
const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(cause instanceof Error)) return String(cause)
  return cause.message || ('code' in cause ? String(cause.code) : cause.name)
}
