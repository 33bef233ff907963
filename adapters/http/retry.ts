import { E } from '../../domain/prelude.ts'
import type { Clock } from '../../ports/clock.ts'
import type { PlatformError } from '../../ports/errors.ts'
import { callOf, type Transport, type WireResponse } from '../wire/transport.ts'

type Answer = E.Either<PlatformError, WireResponse>

/** Tries again, up to `retries` times, after 5xx, 429 and connection failures (section 9), as the official clients wait. */
export const withRetry =
  (
    clock: Pick<Clock, 'sleep'>,
    retries: number,
    note: (message: string) => void = () => undefined,
    random: () => number = Math.random,
  ) =>
  (transport: Transport): Transport =>
  (request) =>
  async () => {
    for (let attempt = 1; ; attempt++) {
      const answer = await transport(request)()
      if (!isPassing(answer) || attempt > retries || request.signal?.aborted) return counted(answer, attempt)
      const wait = waitOf(answer, attempt, random)
      note(
        `${callOf(request)}: ${reasonOf(answer)}. Trying again in ${(wait / 1000).toFixed(1)} s (attempt ${attempt + 1} of ${retries + 1}).`,
      )
      await clock.sleep(wait)
    }
  }

const isPassing = (answer: Answer): boolean =>
  E.isLeft(answer) ? answer.left._tag === 'Unreachable' : answer.right.status >= 500 || answer.right.status === 429

/** Seconds grow by √2; a 429 says itself how many seconds to wait. The random part keeps clients from returning together. */
const waitOf = (answer: Answer, attempt: number, random: () => number): number => {
  const reset =
    E.isRight(answer) && answer.right.status === 429 ? answer.right.headers['x-contentful-ratelimit-reset'] : undefined
  const seconds = Number(reset ?? Number.NaN)
  return Math.floor((Number.isFinite(seconds) ? seconds : Math.SQRT2 ** attempt) * 1000 + random() * 200 + 500)
}

const reasonOf = (answer: Answer): string =>
  E.isRight(answer)
    ? `answered ${answer.right.status}`
    : answer.left._tag === 'Unreachable'
      ? answer.left.reason
      : answer.left._tag

const counted = (answer: Answer, attempts: number): Answer =>
  E.isLeft(answer) && answer.left._tag === 'Unreachable' ? E.left({ ...answer.left, attempts }) : answer
