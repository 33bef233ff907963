import { E } from '../../domain/prelude.ts'
import type { Clock } from '../../ports/clock.ts'
import type { PlatformError } from '../../ports/errors.ts'
import type { Circumstances, Outcome } from '../../ports/platform/operations.ts'

/** Several requests within one deadline: each is given what is left of it, and an error names all of it. */
export const within =
  <At extends Circumstances, A>(
    clock: Pick<Clock, 'now'>,
    at: At,
    requests: (left: () => At) => Promise<E.Either<PlatformError, A>>,
  ): Outcome<A> =>
  async () => {
    const { deadline } = at
    if (deadline === undefined) return requests(() => at)
    const end = clock.now() + deadline
    const result = await requests(() => ({ ...at, deadline: Math.max(1, end - clock.now()) }))
    return E.isLeft(result) && result.left._tag === 'Overdue' ? E.left({ ...result.left, deadline }) : result
  }
