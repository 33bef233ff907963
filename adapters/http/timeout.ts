import type { Transport } from '../wire/transport.ts'

/** Gives up on a single attempt after `milliseconds`. */
export const withTimeout =
  (milliseconds: number) =>
  (transport: Transport): Transport =>
  (request) =>
  () => {
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(), milliseconds)
    const signal = request.signal ? AbortSignal.any([request.signal, limit.signal]) : limit.signal
    return transport({ ...request, signal })().finally(() => clearTimeout(timer))
  }
