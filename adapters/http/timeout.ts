import { E } from '../../domain/prelude.ts'
import type { PlatformError } from '../../ports/errors.ts'
import { callOf, type Transport, type WireRequest, type WireResponse } from '../wire/transport.ts'
import { limits } from './limits.ts'

/** Gives up on a single attempt after `milliseconds`, which may depend on what is sent; also when nobody listens to the signal. 0: never. */
export const withTimeout =
  (milliseconds: number | ((request: WireRequest) => number)) =>
  (transport: Transport): Transport =>
  (request) =>
  () => {
    const most = typeof milliseconds === 'number' ? milliseconds : milliseconds(request)
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(), Math.min(most || limits.timer, limits.timer))
    const signal = request.signal ? AbortSignal.any([request.signal, limit.signal]) : limit.signal
    return Promise.race([transport({ ...request, signal })(), given(signal, request)]).finally(() => clearTimeout(timer))
  }

const given = (signal: AbortSignal, request: WireRequest): Promise<E.Either<PlatformError, WireResponse>> =>
  new Promise((resolve) => {
    const giveUp = () => resolve(E.left({ _tag: 'Unreachable', call: callOf(request), attempts: 1, reason: 'it took too long' }))
    if (signal.aborted) giveUp()
    else signal.addEventListener('abort', giveUp, { once: true })
  })
