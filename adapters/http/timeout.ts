import type { Transport, WireRequest } from '../wire/transport.ts'

/** Gives up on a single attempt after `milliseconds`, which may depend on what is sent. */
export const withTimeout =
  (milliseconds: number | ((request: WireRequest) => number)) =>
  (transport: Transport): Transport =>
  (request) =>
  () => {
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(), typeof milliseconds === 'number' ? milliseconds : milliseconds(request))
    const signal = request.signal ? AbortSignal.any([request.signal, limit.signal]) : limit.signal
    return transport({ ...request, signal })().finally(() => clearTimeout(timer))
  }
