import { E } from '../../domain/prelude.ts'
import type { Problem } from './refusals.ts'

type Json = unknown
type Change = { readonly op?: unknown; readonly path?: unknown; readonly from?: unknown; readonly value?: unknown }

/** JSON Patch (RFC 6902): all of the changes, or none and what is wrong with the first that cannot be made. */
export const jsonPatch = (target: Json, changes: ReadonlyArray<Change>): E.Either<Problem, Json> => {
  let document: Json = structuredClone(target)
  for (const [index, change] of (Array.isArray(changes) ? changes : []).entries()) {
    const next = applied(document, change)
    if (E.isLeft(next)) return E.left({ name: 'patch', path: [index, String(change.path)], details: next.left })
    document = next.right
  }
  return E.right(document)
}

const applied = (document: Json, { op, path, from, value }: Change): E.Either<string, Json> => {
  const to = pointer(path)
  if (!to) return E.left(`"${path}" is not a JSON pointer`)
  switch (op) {
    case 'add':
      return added(document, to, value)
    case 'remove':
      return removed(document, to)
    case 'replace':
      return read(document, to) === absent ? E.left('There is nothing to replace') : set(document, to, value)
    case 'test':
      return same(read(document, to), value) ? E.right(document) : E.left('The value is another one')
    case 'move':
    case 'copy': {
      const source = pointer(from)
      const found = source ? read(document, source) : absent
      if (!source || found === absent) return E.left(`There is nothing at "${from}"`)
      if (op === 'copy') return added(document, to, structuredClone(found))
      const without = removed(document, source)
      return E.isLeft(without) ? without : added(without.right, to, found)
    }
    default:
      return E.left(`There is no operation "${op}"`)
  }
}

const absent = Symbol('absent')
type Steps = ReadonlyArray<string>

const pointer = (text: unknown): Steps | undefined =>
  text === ''
    ? []
    : typeof text === 'string' && text.startsWith('/')
      ? text
          .slice(1)
          .split('/')
          .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
      : undefined

const isBranch = (value: Json): value is Record<string, Json> => typeof value === 'object' && value !== null
const member = (value: Json, step: string): Json => (isBranch(value) && Object.hasOwn(value, step) ? value[step] : absent)
const read = (document: Json, steps: Steps): Json => steps.reduce(member, document)

/** The document with a new value at an address whose parent is there. */
const set = (document: Json, steps: Steps, value: Json): E.Either<string, Json> =>
  inParent(document, steps, value, (parent, step) => {
    parent[step] = value
  })

const added = (document: Json, steps: Steps, value: Json): E.Either<string, Json> =>
  inParent(document, steps, value, (parent, step) => {
    if (!Array.isArray(parent)) parent[step] = value
    else if (step === '-') parent.push(value)
    else parent.splice(Number(step), 0, value)
  })

const removed = (document: Json, steps: Steps): E.Either<string, Json> =>
  read(document, steps) === absent
    ? E.left('There is nothing to remove')
    : inParent(document, steps, undefined, (parent, step) => {
        if (Array.isArray(parent)) parent.splice(Number(step), 1)
        else delete parent[step]
      })

const inParent = (
  document: Json,
  steps: Steps,
  whole: Json,
  change: (parent: Record<string, Json>, step: string) => void,
): E.Either<string, Json> => {
  const last = steps.at(-1)
  if (last === undefined) return E.right(whole)
  const parent = read(document, steps.slice(0, -1))
  if (!isBranch(parent) || last === '__proto__') return E.left('There is no such place')
  if (Array.isArray(parent) && last !== '-' && !(/^\d+$/.test(last) && Number(last) <= parent.length))
    return E.left('There is no such place')
  change(parent, last)
  return E.right(document)
}

const same = (one: Json, other: Json): boolean => {
  if (!isBranch(one) || !isBranch(other)) return one === other
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && same(one[name], other[name]))
  )
}
