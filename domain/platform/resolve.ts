import { markResolved, withJson } from './plain-tree.ts'
import { keyOf, keyOfUrn, linkKind, placedKey, type Unresolved } from './unresolved.ts'

/** An answer of the delivery API, as far as links go. */
export type Linked = {
  readonly items: ReadonlyArray<unknown>
  readonly includes?: { readonly [type: string]: ReadonlyArray<unknown> }
  readonly errors?: ReadonlyArray<unknown>
}
export type Resolution = {
  /** Takes out what cannot be resolved, instead of keeping the link with its reason. Default: false. */
  readonly removeUnresolved?: boolean
}

type Record = { readonly [name: string]: unknown }
type Entity = { readonly sys: Record; readonly fields?: Record }

const removed = Symbol('removed')

/** Content is not nested deeper; what is stays data, links and all. */
const deepest = 1000

/**
 * Replaces links by what they lead to, among the items and everything included; later ones win. The same target is the same object, and
 * circles are circles. Only what holds links is copied, each entity once, so the time is linear in the size of the answer.
 */
export const resolve = <A extends Linked>(answer: A, { removeUnresolved = false }: Resolution = {}): A => {
  const targets = targetsOf(answer)
  const missing = missingIn(answer)
  const copies = new Map<Entity, Entity>()
  const waiting: Array<readonly [Entity, { fields?: unknown }]> = []

  const copyOf = (entity: Entity): Entity => {
    const known = copies.get(entity)
    if (known) return known
    const copy = { ...entity }
    copies.set(entity, copy)
    waiting.push([entity, copy])
    return copy
  }

  const left = (link: object, reason: Unresolved): unknown => (removeUnresolved ? removed : { ...link, unresolved: reason })

  const link = (value: object): unknown => {
    const { linkType, id, urn } = (value as Entity).sys
    if (linkKind(value) === 'Link') {
      const target = targets.get(keyOf(linkType, id))
      return target ? copyOf(target) : left(value, missing.has(keyOf(linkType, id)) ? 'notResolvable' : 'notIncluded')
    }
    // Nobody but the provider knows what these lead to, so even a removal leaves them alone.
    if (typeof linkType !== 'string' || !linkType.startsWith('Contentful:')) return { ...value, unresolved: 'otherProvider' }
    const target = targets.get((linkType === 'Contentful:Entry' && keyOfUrn(urn)) || '')
    return target ? copyOf(target) : left(value, 'otherSpace')
  }

  const walk = (value: unknown, depth: number): unknown => {
    if (typeof value !== 'object' || value === null || depth > deepest) return value
    if (Array.isArray(value)) return walkList(value, depth)
    return linkKind(value) ? link(value) : walkObject(value as Record, depth)
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

  const walkObject = (object: Record, depth: number): Record => {
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

  const items = answer.items.map((item) => (isEntity(item) ? copyOf(item) : item))
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [entity, copy] = next
    if (entity.fields === undefined) continue
    const fields = walkObject(entity.fields, 0)
    if (fields === entity.fields) continue
    copy.fields = fields
    markResolved(copy as Parameters<typeof markResolved>[0])
  }
  return withJson({ ...answer, items })
}

/** A field may have any name, also one that means something to JavaScript. */
const define = (object: { [name: string]: unknown }, name: string, value: unknown): void => {
  if (name === '__proto__') Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true })
  else object[name] = value
}

const isEntity = (value: unknown): value is Entity => {
  if (typeof value !== 'object' || value === null) return false
  const { sys, fields } = value as { readonly sys?: unknown; readonly fields?: unknown }
  return typeof sys === 'object' && sys !== null && (fields === undefined || (typeof fields === 'object' && fields !== null))
}

const idOf = (link: unknown): string | undefined => (link as { readonly sys?: { readonly id?: string } } | undefined)?.sys?.id

const targetsOf = ({ items, includes = {} }: Linked): ReadonlyMap<string, Entity> => {
  const targets = new Map<string, Entity>()
  for (const list of [items, ...Object.values(includes)])
    for (const entity of list) {
      if (!isEntity(entity)) continue
      const { type, id, space, environment } = entity.sys
      targets.set(keyOf(type, id), entity)
      const [inSpace, inEnvironment] = [idOf(space), idOf(environment)]
      if (inSpace && inEnvironment) targets.set(placedKey(inSpace, inEnvironment, type, id), entity)
    }
  return targets
}

const missingIn = ({ errors = [] }: Linked): ReadonlySet<string> =>
  new Set(
    errors.map((error) => {
      const { linkType, id } = (error as { readonly details?: Record } | null)?.details ?? {}
      return keyOf(linkType, id)
    }),
  )
