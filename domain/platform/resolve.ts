import { define, isReached, markReached, withJson } from './plain-tree.ts'
import { addTargets, type Fields, isTarget, type Linked, listOf, missingIn, type Target } from './resolve-targets.ts'
import { keyOf, keyOfUrn, linkKind, type Unresolved } from './unresolved.ts'

export type { Linked } from './resolve-targets.ts'
export type Resolution = {
  /** Takes out what cannot be resolved, instead of keeping the link with its reason. Default: false. */
  readonly removeUnresolved?: boolean
}

const removed = Symbol('removed')

/** Content is not nested deeper; what is stays data, links and all. */
const deepest = 1000

/**
 * Replaces links by what they lead to, among the items and everything included; later ones win. The same target is the same object, and
 * circles are circles. Only what holds links is copied, each entity once, so the time is linear in the size of the answer.
 */
export const resolve = <A extends Linked>(answer: A, resolution: Resolution = {}): A => resolver(resolution)(answer)

/** The same for several answers one after the other, where links also lead to what came with an earlier one. */
export const resolver = ({ removeUnresolved = false }: Resolution = {}): (<A extends Linked>(answer: A) => A) => {
  const targets = new Map<string, Target>()
  const copies = new Map<Target, Target>()
  const waiting: Array<readonly [Target, { fields?: unknown }]> = []
  let missing: ReadonlySet<string> = new Set()

  const copyOf = (entity: Target): Target => {
    // What was resolved before is what it should be, and may go round in circles.
    const known = isReached(entity) ? entity : copies.get(entity)
    if (known) return known
    const copy = { ...entity }
    copies.set(entity, copy)
    markReached(copy)
    waiting.push([entity, copy])
    return copy
  }

  const left = (link: object, reason: Unresolved): unknown => (removeUnresolved ? removed : { ...link, unresolved: reason })

  const link = (value: object): unknown => {
    const { linkType, id, urn } = (value as Target).sys
    if (linkKind(value) === 'Link') {
      const key = keyOf(linkType, id)
      const target = targets.get(key)
      return target ? copyOf(target) : left(value, missing.has(key) ? 'notResolvable' : 'notIncluded')
    }
    // Nobody but the provider knows what these lead to, so even a removal leaves them alone.
    if (typeof linkType !== 'string' || !linkType.startsWith('Contentful:')) return { ...value, unresolved: 'otherProvider' }
    const target = targets.get((linkType === 'Contentful:Entry' && keyOfUrn(urn)) || '')
    return target ? copyOf(target) : left(value, missing.has(keyOf(linkType, urn)) ? 'notResolvable' : 'otherSpace')
  }

  const walk = (value: unknown, depth: number): unknown => {
    if (typeof value !== 'object' || value === null || depth > deepest) return value
    if (Array.isArray(value)) return walkList(value, depth)
    if (!('sys' in value)) return walkObject(value as Fields, depth)
    if (isReached(value)) return value
    return linkKind(value) ? link(value) : walkObject(value as Fields, depth)
  }

  const walkList = (list: ReadonlyArray<unknown>, depth: number): unknown => {
    let copy: Array<unknown> | undefined
    for (let index = 0; index < list.length; index++) {
      const walked = walk(list[index], depth + 1)
      if (copy === undefined && walked !== list[index]) copy = list.slice(0, index)
      if (copy && walked !== removed) copy.push(walked)
    }
    return copy ?? list
  }

  const walkObject = (object: Fields, depth: number): Fields => {
    let copy: { [name: string]: unknown } | undefined
    for (const name of Object.keys(object)) {
      const walked = walk(object[name], depth + 1)
      if (walked === object[name]) continue
      copy ??= { ...object }
      if (walked === removed) delete copy[name]
      else define(copy, name, walked)
    }
    return copy ?? object
  }

  const settle = (entity: Target, copy: { fields?: unknown }): void => {
    if (entity.fields === undefined) return
    const fields = walkObject(entity.fields, 0)
    if (fields === entity.fields) return
    copy.fields = fields
    withJson(copy)
  }

  return (answer) => {
    addTargets(targets, answer)
    missing = missingIn(answer)
    const items = listOf(answer.items).map((item) => (isTarget(item) ? copyOf(item) : item))
    // Not by recursion: a chain of links may be as long as the answer.
    for (let next = waiting.pop(); next; next = waiting.pop()) settle(...next)
    return withJson({ ...answer, items })
  }
}
