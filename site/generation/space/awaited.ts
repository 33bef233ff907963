import { E } from '../../../domain/prelude.ts'
import type { Reading } from '../space.ts'
import { type Records, revisionOf } from './records.ts'

/** A record that somebody said is published, or gone, and that readers may not see yet. */
export type Awaited = {
  readonly type: 'Entry' | 'Asset'
  readonly id: string
  readonly revision: number
  readonly isGone: boolean
}

/** Milliseconds for which something is waited for, and between looks, which grow rarer. */
const patience = 30_000
const looks = { first: 250, last: 4000 }

export type Awaiting = <Failure, A extends { readonly records: () => Records }>(
  read: () => Promise<E.Either<Failure, A>>,
) => Promise<E.Either<Failure, A>>

/** Reads, and reads again until everything awaited is seen; for a while. */
export const awaiting =
  ({ clock, note, awaited = [] }: Pick<Reading, 'clock' | 'note' | 'awaited'>): Awaiting =>
  async (read) => {
    const end = clock.now() + patience
    for (let wait = looks.first; ; wait = Math.min(wait * 1.5, looks.last)) {
      const found = await read()
      if (E.isLeft(found)) return found
      const missing = awaited.filter((one) => !isVisible(found.right.records(), one))
      if (missing.length === 0) return found
      if (clock.now() + wait > end) {
        note(`Not visible after ${patience / 1000} s, so the website comes without it: ${missing.map(nameOf).join(', ')}.`)
        return found
      }
      await clock.sleep(wait)
    }
  }

/** What came later than that is fine as well. */
const isVisible = (records: Records, { type, id, revision, isGone }: Awaited): boolean => {
  const seen = revisionOf(records, type, id)
  return isGone ? seen === undefined || seen > revision : seen !== undefined && seen >= revision
}

const nameOf = ({ type, id, revision, isGone }: Awaited): string =>
  isGone ? `that the ${type.toLowerCase()} "${id}" is gone` : `revision ${revision} of the ${type.toLowerCase()} "${id}"`
