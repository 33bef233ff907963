import { E } from '../../domain/prelude.ts'
import type { Clock } from '../../ports/clock.ts'
import { callOf, type Transport } from '../wire/transport.ts'
import { pause } from './pause.ts'
import { resetOf } from './retry.ts'

/** Requests a second: a number from 1 to 30, `auto` for what the platform allows, or a share of it: `50%`. */
export type Throttle = number | 'auto' | `${number}%`

/** What all clients of one token share: the platform counts them together. */
type Bucket = {
  /** Milliseconds since 1970 of the next free place. */
  next: number
  /** Milliseconds since 1970 until which nobody may ask. */
  closed: number
  /** Requests a second that the platform allows, once it has said so. */
  allowed?: number
}
export type Buckets = Map<string, Bucket>
const shared: Buckets = new Map()
const renewed = new WeakMap<object, Buckets>()

/** Where the bucket of a token is kept: one that is renewed is known by the function that gives it. */
export const bucketsOf = (accessToken: string | object): Buckets => {
  if (typeof accessToken === 'string') return shared
  const buckets = renewed.get(accessToken) ?? new Map()
  renewed.set(accessToken, buckets)
  return buckets
}

/** What the platform allows at least. */
const usual = 7

/** Spaces requests out, and holds all of them back after one was refused for coming too soon. */
export const withRate =
  (clock: Clock, key: string, throttle: Throttle = 0, buckets: Buckets = shared) =>
  (transport: Transport): Transport =>
  (request) =>
  async () => {
    const bucket = buckets.get(key) ?? { next: 0, closed: 0 }
    buckets.set(key, bucket)
    const perSecond = rateOf(throttle, bucket.allowed)
    const turn = Math.max(clock.now(), bucket.next, bucket.closed)
    if (perSecond > 0) bucket.next = turn + 1000 / perSecond
    // Who waits for a turn waits on, when the platform refuses somebody meanwhile.
    for (let until = turn; until > clock.now(); until = bucket.closed)
      if (!(await pause(clock, until - clock.now(), request.signal))) return E.left({ _tag: 'Aborted', call: callOf(request) })
    const answer = await transport(request)()
    if (E.isRight(answer)) {
      const limit = Number(answer.right.headers['x-contentful-ratelimit-second-limit'])
      if (limit > 0) bucket.allowed = limit
      const reset = resetOf(answer.right)
      if (reset !== undefined) bucket.closed = Math.max(bucket.closed, clock.now() + reset * 1000)
    }
    return answer
  }

/** 0: no limit. */
export const rateOf = (throttle: Throttle, allowed: number = usual): number => {
  if (typeof throttle === 'number') return throttle > 0 ? Math.min(30, Math.max(1, throttle)) : 0
  const share = throttle === 'auto' ? 100 : Number.parseFloat(throttle)
  return share > 0 ? Math.max(1, Math.round((allowed * Math.min(share, 100)) / 100)) : 0
}
