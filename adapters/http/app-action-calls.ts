import { E, pipe, TE } from '../../domain/prelude.ts'
import type { Clock } from '../../ports/clock.ts'
import type { PlatformError, Subject } from '../../ports/errors.ts'
import type { Circumstances, Outcome } from '../../ports/platform/operations.ts'
import { limits } from './limits.ts'
import { poll } from './poll.ts'
import { within } from './within.ts'

type Patience = { readonly retryInterval?: number; readonly retries?: number }
type Call = { readonly sys: Subject['sys'] & { readonly status?: string } }
type Answer = {
  readonly statusCode?: number | null
  readonly response?: { readonly statusCode?: number | null } | null
}
type Calls<At, Draft, C extends Call, A extends Answer> = {
  readonly create: (at: At, draft: Draft) => Outcome<C>
  readonly get: (at: At & { readonly callId: string }) => Outcome<C>
  readonly getCallDetails: (at: At & { readonly callId: string }) => Outcome<A>
}
type Results<At, Draft, C, A> = {
  readonly createWithResponse: (at: At & Patience, draft: Draft) => Outcome<A>
  readonly createWithResult: (at: At & Patience, draft: Draft) => Outcome<C>
}

/** Calls an app and looks until it has answered. */
export const appActionResults = <At extends Circumstances, Draft, C extends Call, A extends Answer>(
  calls: Calls<At, Draft, C, A>,
  clock: Clock,
): Results<At, Draft, C, A> => ({
  createWithResponse: (at, draft) =>
    awaited(clock, at, {
      create: (left) => calls.create(left, draft),
      look: (callId, left) => calls.getCallDetails({ ...left, callId }),
      verdict: answered,
      late: late('response'),
    }),
  createWithResult: (at, draft) =>
    awaited(clock, at, {
      create: (left) => calls.create(left, draft),
      look: (callId, left) => calls.get({ ...left, callId }),
      verdict: (call) => (call.sys.status === 'succeeded' || call.sys.status === 'failed' ? E.right(call) : undefined),
      late: late('result'),
    }),
})

type Verdict<A> = E.Either<PlatformError, A> | undefined
type Steps<At, A> = {
  readonly create: (at: At) => Outcome<Call>
  readonly look: (callId: string, at: At) => Outcome<A>
  readonly verdict: (seen: A, call: Call) => Verdict<A>
  readonly late: Late
}

const awaited = <At extends Circumstances & Patience, A>(
  clock: Clock,
  at: At,
  { create, look, verdict, late }: Steps<At, A>,
): Outcome<A> =>
  within(clock, at, async (left) => {
    const created = await create(left())()
    if (E.isLeft(created)) return created
    const { right: call } = created
    const unfinished = late(call)
    const ended = await poll<A | undefined>({
      clock,
      call: `call ${call.sys.id} of an app action`,
      at: left(),
      ask: (circumstances) => pipe(look(call.sys.id, { ...at, ...circumstances }), ignoringEarly),
      verdict: (seen) => (seen === undefined ? undefined : verdict(seen, call)),
      unfinished: () => unfinished,
      // 0 is no interval and no number of looks: the defaults hold.
      wait: at.retryInterval || limits.appActionCall.wait,
      checks: (at.retries || limits.appActionCall.checks) - 1,
    })()
    if (E.isLeft(ended)) return ended
    return ended.right === undefined ? E.left(unfinished) : E.right(ended.right)
  })

/** The record of a call is made a little after the call: until then there is none, or an unfit one. */
const isEarly = (status: number): boolean => [400, 404, 422, 429].includes(status)

const ignoringEarly: <A>(look: Outcome<A>) => Outcome<A | undefined> = TE.orElse((error) =>
  error._tag === 'Refused' && (isEarly(error.status) || error.status >= 500) ? TE.right(undefined) : TE.left(error),
)

const answered = <A extends Answer>(seen: A, call: Call): Verdict<A> => {
  if ((seen.response?.statusCode ?? 0) >= 300)
    return E.left({ _tag: 'Failed', message: 'App action not found or lambda fails', subject: call })
  if (seen.statusCode === undefined || isEarly(seen.statusCode ?? 0)) return undefined
  return (seen.statusCode ?? 0) < 300 ? E.right(seen) : E.left(late('response')(call))
}

type Late = (call: Call) => PlatformError
const late =
  (what: 'response' | 'result'): Late =>
  (call) => ({
    _tag: 'Unfinished',
    message: `The app action ${what} is taking longer than expected to process.`,
    subject: call,
  })
