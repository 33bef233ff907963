import { E } from '../../domain/prelude.ts'
import type { PlatformError } from '../../ports/errors.ts'
import { callOf, type Transport, type WireRequest, type WireResponse } from '../wire/transport.ts'

/** Gives up on a single attempt after `milliseconds`, which may depend on what is sent; also when nobody listens to the signal. */
export const withTimeout =
  (milliseconds: number | ((request: WireRequest) => number)) =>
  (transport: Transport): Transport =>
  (request) =>
  () => {
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(), typeof milliseconds === 'number' ? milliseconds : milliseconds(request))
    const signal = request.signal ? AbortSignal.any([request.signal, limit.signal]) : limit.signal
    return Promise.race([transport({ ...request, signal })(), given(signal, request)]).finally(() => clearTimeout(timer))
  }

const given = (signal: AbortSignal, request: WireRequest): Promise<E.Either<PlatformError, WireResponse>> =>
  new Promise((resolve) => {
    const giveUp = () => resolve(E.left({ _tag: 'Unreachable', call: callOf(request), attempts: 1, reason: 'it took too long' }))
    if (signal.aborted) giveUp()
    else signal.addEventListener('abort', giveUp, { once: true })
  })
