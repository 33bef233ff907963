/** What a link was resolved to, in an answer that may go round in circles. */
type Entity = { readonly sys: { readonly id?: unknown; readonly type?: unknown } }

const reached = new WeakSet<object>()

/** Remembers what links lead to: only there can circles begin. */
export const markReached = (entity: object): void => {
  reached.add(entity)
}
export const isReached = (value: object): boolean => reached.has(value)

/** Characters, roughly, and levels. Beyond them a link is written as a link: links that fan out again and again never end. */
const most = 50_000_000
const deepest = 500

/** An object with its braces, names and numbers. */
const usual = 40

/** What is nested deeper was never looked at for links, so no circle is there. */
const deepestCopied = 4 * deepest

/** `JSON.stringify` writes a tree: every link as its target, except within itself, where the link stays. */
export const withJson = <A extends object>(value: A): A =>
  Object.defineProperty(value, 'toJSON', { value: () => plainTree(value), enumerable: false, configurable: true, writable: true })

type LinkBack = (entity: Entity) => object

export const linkBack: LinkBack = ({ sys }) => ({ sys: { type: 'Link', linkType: sys.type, id: sys.id } })

export const plainTree = (root: object, back: LinkBack = linkBack): unknown => {
  let written = 0
  const above = new Set<object>()

  const tree = (value: unknown, depth: number): unknown => {
    written += typeof value === 'string' ? value.length : typeof value === 'object' ? usual : 0
    if (typeof value !== 'object' || value === null) return value
    if (!reached.has(value)) return copy(value, depth)
    if (above.has(value) || depth > deepest || written > most) return back(value as Entity)
    above.add(value)
    const result = copy(value, depth)
    above.delete(value)
    return result
  }

  const copy = (value: object, depth: number): unknown => {
    if (depth > deepestCopied || value instanceof Date) return value
    const result: Array<unknown> | { [name: string]: unknown } = Array.isArray(value) ? [] : {}
    for (const name of Object.keys(value)) define(result as object, name, tree((value as Record)[name], depth + 1))
    return result
  }
  return tree(root, 0)
}

type Record = { readonly [name: string]: unknown }

/** A field may have any name, also one that means something to JavaScript. */
export const define = (object: object, name: string, value: unknown): void => {
  if (name === '__proto__') Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true })
  else (object as { [name: string]: unknown })[name] = value
}
