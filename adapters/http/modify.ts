import type { Entity } from '../../domain/platform/sys.ts'
import { E } from '../../domain/prelude.ts'
import type { Clock } from '../../ports/clock.ts'
import type { PlatformError } from '../../ports/errors.ts'
import type { Circumstances, Outcome, Versioned } from '../../ports/platform/operations.ts'
import { within } from './within.ts'

/** How often a change is made anew when somebody else was faster. Default: 5. */
export type Tries = { readonly tries?: number }

/** What is to become of a record. The same object back: nothing is written. Its `sys` need not be carried along. */
export type Change<A, Payload> = (current: A) => A | Payload | Promise<A | Payload>

type Resource<At, A, Payload> = {
  readonly get: (at: At) => Outcome<A>
  readonly update: (at: At, payload: Payload) => Outcome<A>
}

/** Reads, changes and writes; again from the start when the record was changed meanwhile. What `change` throws is thrown. */
export const modify =
  (clock: Pick<Clock, 'now'>) =>
  <At extends Circumstances, A extends Entity, Payload extends Versioned>({ get, update }: Resource<At, A, Payload>) =>
  (at: At & Tries, change: Change<A, Payload>): Outcome<A> =>
    within(clock, whole(at), async (left) => {
      const tries = Math.max(1, at.tries ?? 5)
      for (let tried = 1; ; tried++) {
        const read = await get(left())()
        if (E.isLeft(read)) return read
        const { right: current } = read
        const changed = await change(current)
        if (changed === current) return read
        const written = await update(left(), fromVersion(current, changed as Payload))()
        if (E.isRight(written) || !isConflict(written.left)) return written
        if (tried >= tries) return E.left(conflict(written.left, tried, current, await get(left())()))
      }
    })

/** A part of a record must not be written back as the whole. */
const whole = <At extends Circumstances>({ query: _, ...at }: At): At => at as At

const fromVersion = <Payload extends Versioned>(current: Entity, changed: Payload): Payload => ({
  ...changed,
  sys: { ...changed.sys, version: current.sys.version },
})

type Refused = PlatformError & { readonly _tag: 'Refused' }

const isConflict = (error: PlatformError): error is Refused => error._tag === 'Refused' && error.name === 'VersionMismatch'

const conflict = (refused: Refused, tries: number, { sys }: Entity, now: E.Either<PlatformError, Entity>): PlatformError => {
  const current = E.isRight(now) ? now.right.sys.version : undefined
  return {
    ...refused,
    message: `Version ${sys.version} of ${sys.type} ${sys.id} was sent, but the current one is ${current ?? 'unknown'}: it was changed by others during each of ${tries} tries.`,
    details: { sent: sys.version, current, tries },
  }
}
