import { E } from '../../../domain/prelude.ts'
import { type BadQuery, badRequest, invalidQuery, unknownPath } from './refusal.ts'
import type { Search, Selection } from './search.ts'

const mostPaths = 100
const mostLevels = 2
const parts = ['sys', 'fields', 'metadata']

/** An empty selection selects everything. */
export const readSelection = (paths: ReadonlyArray<string>): E.Either<BadQuery, Selection | undefined> => {
  if (paths.length === 0) return E.right(undefined)
  if (paths.length > mostPaths)
    return E.left(badRequest(`Selected properties must be at most ${mostPaths}, but there are ${paths.length} of them.`))
  const split = paths.map((path) => path.split('.'))
  const deep = split.find(({ length }) => length > mostLevels)
  if (deep !== undefined)
    return E.left(
      badRequest(
        `Selected properties must be at most ${mostLevels} levels deep, but "${deep.join('.')}" is ${deep.length} levels deep.`,
      ),
    )
  const strange = split.filter(([part = '']) => !parts.includes(part))
  return strange.length > 0 ? E.left(invalidQuery(strange.map(unknownPath))) : E.right(selectionOf(split))
}

const selectionOf = (paths: ReadonlyArray<ReadonlyArray<string>>): Selection => {
  const selection: { [part: string]: 'whole' | Set<string> } = {}
  for (const [part = '', member] of paths) {
    const members = selection[part] ?? new Set()
    if (member === undefined) selection[part] = 'whole'
    else if (members !== 'whole') selection[part] = members.add(member)
  }
  return selection
}

/** What was selected of a record as it is answered, in one locale or in all. */
export const selected = ({ select }: Pick<Search, 'select'>): (<R extends object>(record: R) => R) => {
  if (select === undefined) return (record) => record
  return <R extends object>(record: R): R =>
    Object.fromEntries(
      Object.entries(record).flatMap(([part, value]) => {
        const members = Object.hasOwn(select, part) ? select[part] : undefined
        if (members === undefined) return []
        return [[part, members === 'whole' ? value : only(members, value)]]
      }),
      // Its parts are those of the record, some of them with fewer members.
    ) as R
}

const only = (members: ReadonlySet<string>, value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([name]) => members.has(name)))
    : value
