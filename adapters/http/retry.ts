import { E } from '../../domain/prelude.ts'
import type { Clock } from '../../ports/clock.ts'
import type { PlatformError } from '../../ports/errors.ts'
import { callOf, type Transport, type WireResponse } from '../wire/transport.ts'
import { isStream } from './bytes.ts'
import { pause } from './pause.ts'

type Answer = E.Either<PlatformError, WireResponse>

/** Why it is tried again, and when. */
export type Retry = {
  readonly call: string
  readonly kind: 'Connection' | 'Rate limit' | `Server ${number}`
  readonly reason: string
  /** Milliseconds. */
  readonly wait: number
  /** The attempt that follows, counted from 1, and how many there may be. */
  readonly attempt: number
  readonly attempts: number
}

/** Tries again, up to `retries` times, after 5xx, 429 and connection failures (section 9), as the official clients wait. */
export const withRetry =
  (
    clock: Pick<Clock, 'sleep'>,
    retries: number,
    note: (retry: Retry) => void = () => undefined,
    random: () => number = Math.random,
  ) =>
  (transport: Transport): Transport =>
  (request) =>
  async () => {
    const most = isStream(request.body) ? 0 : retries
    for (let attempt = 1; ; attempt++) {
      const answer = await transport(request)()
      if (!isPassing(answer) || attempt > most || request.signal?.aborted) return counted(answer, attempt)
      const wait = waitOf(answer, attempt, random)
      note({ call: callOf(request), ...reasonOf(answer), wait, attempt: attempt + 1, attempts: most + 1 })
      if (!(await pause(clock, wait, request.signal))) return counted(answer, attempt)
    }
  }

const isPassing = (answer: Answer): boolean =>
  E.isLeft(answer) ? answer.left._tag === 'Unreachable' : answer.right.status >= 500 || answer.right.status === 429

/** Seconds grow by √2; a 429 says itself how many seconds to wait. The random part keeps clients from returning together. */
const waitOf = (answer: Answer, attempt: number, random: () => number): number => {
  const said = E.isRight(answer) ? resetOf(answer.right) : undefined
  return Math.floor((said ?? Math.SQRT2 ** attempt) * 1000 + random() * 200 + 500)
}

/** Seconds until the platform takes requests again, when it says so. An hour is more than any limit lasts. */
export const resetOf = ({ status, headers }: WireResponse): number | undefined => {
  const seconds = status === 429 ? Number(headers['x-contentful-ratelimit-reset'] ?? Number.NaN) : Number.NaN
  return seconds >= 0 && seconds <= 3600 ? seconds : undefined
}

const reasonOf = (answer: Answer): Pick<Retry, 'kind' | 'reason'> => {
  if (E.isLeft(answer))
    return { kind: 'Connection', reason: answer.left._tag === 'Unreachable' ? answer.left.reason : answer.left._tag }
  const { status } = answer.right
  return { kind: status === 429 ? 'Rate limit' : `Server ${status}`, reason: `answered ${status}` }
}

const counted = (answer: Answer, attempts: number): Answer => {
  if (attempts === 1) return answer
  if (E.isRight(answer)) return answer.right.status < 400 ? answer : E.right({ ...answer.right, attempts })
  return answer.left._tag === 'Unreachable' ? E.left({ ...answer.left, attempts }) : answer
}
