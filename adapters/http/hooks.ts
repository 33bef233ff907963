import { E } from '../../domain/prelude.ts'
import type { PlatformError } from '../../ports/errors.ts'
import type { Headers, Transport, WireRequest, WireResponse } from '../wire/transport.ts'
import { shown, shownQuery } from './secrets.ts'

export type HookRequest = Pick<WireRequest, 'method' | 'path' | 'query' | 'headers' | 'body'>

/** What one may look at, per attempt and in this order. A hook that throws changes nothing; none of them sees the token. */
export type Hooks = {
  readonly requestLogger?: (request: HookRequest) => unknown
  /** May give headers to add. */
  readonly onBeforeRequest?: (request: HookRequest) => { readonly headers?: Headers } | undefined | undefined | Promise<unknown>
  readonly responseLogger?: (answer: WireResponse | PlatformError) => unknown
}

export const withHooks =
  ({ requestLogger, onBeforeRequest, responseLogger }: Hooks) =>
  (transport: Transport): Transport =>
    requestLogger || onBeforeRequest || responseLogger
      ? (request) => async () => {
          const { method, path, query, headers, body } = request
          const seen = { method, path, query: shownQuery(query), headers: shown(headers), body }
          await quietly(() => requestLogger?.(seen))
          const added = (await quietly(() => onBeforeRequest?.(seen))) as { readonly headers?: Headers } | undefined
          const answer = await transport(added?.headers ? { ...request, headers: { ...headers, ...added.headers } } : request)()
          await quietly(() => responseLogger?.(E.isRight(answer) ? answer.right : answer.left))
          return answer
        }
      : transport

/** Told once, when a call has failed for good; nobody waits for what it does then. */
export const withErrorHook =
  (onError: ((error: PlatformError | WireResponse) => unknown) | undefined) =>
  (transport: Transport): Transport =>
    onError
      ? (request) => async () => {
          const answer = await transport(request)()
          if (E.isLeft(answer)) void quietly(() => onError(answer.left))
          else if (answer.right.status >= 400) void quietly(() => onError(answer.right))
          return answer
        }
      : transport

const quietly = async (hook: () => unknown): Promise<unknown> => {
  try {
    return await hook()
  } catch {
    return undefined
  }
}
