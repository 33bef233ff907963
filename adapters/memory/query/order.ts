import { distance, isPoint, type Point } from './geography.ts'
import { comparableOf, type Read, readerOf } from './reader.ts'
import type { ContentRecord, Ordering, Scalar, Search } from './search.ts'

export type Compare<R> = (a: R, b: R) => number
export type Key = Scalar | undefined

/** The order that is asked for, if any; `near` orders what that leaves equal, the nearest first. */
export const compare = ({ order, conditions }: Pick<Search, 'order' | 'conditions'>): Compare<ContentRecord> | undefined => {
  const compares = order.map((ordering) => by(keyOf(ordering), ordering.descending))
  for (const condition of conditions)
    if (condition.operator === 'near') compares.push(by(distanceFrom(condition.operand, readerOf(condition)), false))
  return compares.length === 0 ? undefined : inTurn(compares)
}

const keyOf = (ordering: Ordering): Read<Key> => {
  const read = readerOf(ordering)
  const comparable = comparableOf(ordering.kind)
  return (record) => comparable(read(record))
}

const distanceFrom =
  (point: Point, read: Read<unknown>): Read<Key> =>
  (record) => {
    const value = read(record)
    return isPoint(value) ? distance(point, value) : undefined
  }

/** Each record is read once, however often it is compared. */
export const by = <R extends object>(read: (record: R) => Key, descending: boolean): Compare<R> => {
  const keys = new WeakMap<R, { readonly key: Key }>()
  const key = (record: R): Key => {
    const known = keys.get(record)
    if (known !== undefined) return known.key
    const found = { key: read(record) }
    keys.set(record, found)
    return found.key
  }
  return (a, b) => compareKeys(key(a), key(b), descending)
}

/** What has no value comes last, whichever way the order goes. */
const compareKeys = (a: Key, b: Key, descending: boolean): number => {
  if (a === b) return 0
  if (a === undefined || b === undefined) return a === undefined ? 1 : -1
  return a < b === descending ? 1 : -1
}

export const inTurn =
  <R>(compares: ReadonlyArray<Compare<R>>): Compare<R> =>
  (a, b) => {
    for (const compareBy of compares) {
      const result = compareBy(a, b)
      if (result !== 0) return result
    }
    return 0
  }
