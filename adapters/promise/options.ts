import type { Clock } from '../../ports/clock.ts'
import type { PlatformError } from '../../ports/errors.ts'
import type { Hooks } from '../http/hooks.ts'
import type { HostOptions } from '../http/host.ts'
import type { Throttle } from '../http/rate.ts'
import type { Application } from '../http/user-agent.ts'
import type { WireResponse } from '../wire/transport.ts'

/** Options that all clients share, under the official names. Times in milliseconds, sizes in bytes. */
export type ClientOptions = HostOptions &
  Application &
  Hooks & {
    /** Required; a function is asked for every attempt. */
    readonly accessToken: string | (() => string | Promise<string>)
    /** Of every request. */
    readonly headers?: { readonly [name: string]: string }
    /** Of one attempt. Default: 30,000; 0: none. */
    readonly timeout?: number
    /** Of one attempt to upload a file. Default: 300,000. */
    readonly uploadTimeout?: number
    /** Default: true. */
    readonly retryOnError?: boolean
    /** Default: 5. */
    readonly retryLimit?: number
    /** Default: no limit but that of the platform. */
    readonly throttle?: Throttle
    /** Told of every wait (`warning`). Default: nobody. */
    readonly logHandler?: (level: 'info' | 'warning' | 'error', data: string | PlatformError) => void
    /** Told once when a call has failed for good; nobody waits for what it does then. */
    readonly onError?: (error: PlatformError | WireResponse) => unknown
    /** Default: 1 GiB each. */
    readonly maxContentLength?: number
    readonly maxBodyLength?: number
    /** Default: cross-fetch. */
    readonly fetch?: typeof fetch
    readonly fetchOptions?: object
    readonly httpAgent?: unknown
    readonly httpsAgent?: unknown
    /** Default: that of the machine. */
    readonly clock?: Clock
  }

/** Options of the official clients that would be silently ignored here. */
const foreign: { readonly [option: string]: string } = {
  adapter: 'fetch',
  apiAdapter: 'fetch',
  proxy: 'fetch or httpsAgent',
  rawProxy: 'fetch or httpsAgent',
}

/** Its message must not quote the token. */
const checkToken = (accessToken: ClientOptions['accessToken']): void => {
  if (typeof accessToken === 'string' && !/^[\x21-\x7e]+$/.test(accessToken))
    throw new TypeError(
      'The accessToken has a blank, a line end or a letter that no header can carry. Look where it is read from.',
    )
}

export const checkOptions = (options: ClientOptions): void => {
  checkToken(options.accessToken)
  for (const [option, instead] of Object.entries(foreign))
    if ((options as object as { readonly [name: string]: unknown })[option])
      throw new TypeError(`The option ${option} is not taken here. Use ${instead} instead.`)
}
