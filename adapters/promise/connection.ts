import { pipe } from '../../domain/prelude.ts'
import { systemClock } from '../http/clock.ts'
import { withDeadline } from '../http/deadline.ts'
import { withErrorHook, withHooks } from '../http/hooks.ts'
import { baseUrlOf } from '../http/host.ts'
import { limits } from '../http/limits.ts'
import { withSmallerPages } from '../http/page-size.ts'
import { bucketsOf, withRate } from '../http/rate.ts'
import { type Retry, withRetry } from '../http/retry.ts'
import { withTimeout } from '../http/timeout.ts'
import { httpTransport } from '../http/transport.ts'
import { userAgentOf } from '../http/user-agent.ts'
import type { Headers, Transport } from '../wire/transport.ts'
import { type ClientOptions, checkOptions } from './options.ts'

/** What an API is like, before anybody has said anything. */
export type Api = {
  /** In the user-agent header. */
  readonly sdk: string
  readonly host: string
  readonly uploadHost?: string
  readonly mediaType: string
  /** Whether messages show addresses with their host. */
  readonly absoluteUrls?: boolean
  /** Headers that the caller's cannot replace. */
  readonly fixedHeaders?: ReadonlyArray<string>
}

export type ConnectionOptions = ClientOptions & { readonly hostUpload?: string }

/** The whole way to an API: deadline, page size, retries, rate, time-out, hooks, network. */
export const connect = (options: ConnectionOptions, api: Api): Transport => {
  if (!options.accessToken) throw new TypeError('Expected parameter accessToken')
  checkOptions(options)
  const { clock = systemClock, accessToken, logHandler } = options
  const baseUrl = baseUrlOf(options, api.host)
  const retries = options.retryOnError === false ? 0 : (options.retryLimit ?? limits.retries)
  const timeout = options.timeout ?? limits.timeout
  const uploadTimeout = options.uploadTimeout ?? options.timeout ?? limits.uploadTimeout
  const key = `${baseUrl} ${typeof accessToken === 'string' ? accessToken : ''}`
  return pipe(
    httpTransport({
      baseUrl,
      uploadUrl: api.uploadHost ? baseUrlOf({ ...options, host: options.hostUpload ?? api.uploadHost }, api.uploadHost) : baseUrl,
      accessToken,
      mediaType: api.mediaType,
      userAgent: userAgentOf(api.sdk, options),
      headers: headersOf(options.headers ?? {}, api.fixedHeaders ?? []),
      maxContentLength: options.maxContentLength ?? limits.contentLength,
      maxBodyLength: options.maxBodyLength ?? limits.contentLength,
      absoluteUrls: api.absoluteUrls ?? false,
      fetchOptions: { ...agentOf(options, baseUrl), ...options.fetchOptions },
      ...(options.fetch ? { fetch: options.fetch } : {}),
    }),
    withHooks(options),
    withTimeout(({ host }) => (host === 'upload' ? uploadTimeout : timeout)),
    withRate(clock, key, options.throttle, bucketsOf(accessToken)),
    withRetry(clock, retries, (retry) => logHandler?.('warning', sentence(retry))),
    withSmallerPages,
    withErrorHook(options.onError),
    withDeadline(clock),
  )
}

const sentence = ({ kind, wait }: Retry): string => `${kind} error occurred. Waiting for ${wait} ms before retrying...`

const headersOf = (headers: Headers, fixed: ReadonlyArray<string>): Headers =>
  Object.fromEntries(
    Object.entries(headers)
      .map(([name, value]) => [name.toLowerCase(), value] as const)
      .filter(([name]) => !fixed.includes(name)),
  )

const agentOf = ({ httpAgent, httpsAgent }: ConnectionOptions, baseUrl: string): object => {
  const agent = baseUrl.startsWith('https') ? httpsAgent : httpAgent
  return agent ? { agent } : {}
}
