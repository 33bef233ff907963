/** What a link was resolved to, in an answer that may go round in circles. */
type Resolved = { readonly sys: { readonly id: string; readonly type: string } }

const resolved = new WeakSet<object>()

/** Beyond these a link is written as a link: nobody reads so far, and links that fan out again and again never end. */
const mostEntities = 100_000
const deepest = 100

/** Marks an entity whose fields lead to others, so that JSON knows where circles can begin. */
export const markResolved = <A extends Resolved>(entity: A): A => {
  resolved.add(entity)
  return withJson(entity)
}

/** `JSON.stringify` writes a tree: every link as its target, except within itself, where the link stays. */
export const withJson = <A extends object>(value: A): A =>
  Object.defineProperty(value, 'toJSON', { value: () => plainTree(value), enumerable: false, configurable: true, writable: true })

export const plainTree = (root: object): unknown => {
  let written = 0
  const above = new Set<object>()
  const tree = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (!resolved.has(value)) return copy(value)
    if (above.has(value) || above.size >= deepest || written >= mostEntities) return linkBack(value as Resolved)
    written += 1
    above.add(value)
    const result = copy(value)
    above.delete(value)
    return result
  }
  const copy = (value: object): unknown => {
    if (Array.isArray(value)) return value.map(tree)
    if (value instanceof Date) return value
    const result: { [name: string]: unknown } = {}
    for (const name of Object.keys(value)) result[name] = tree((value as { readonly [name: string]: unknown })[name])
    return result
  }
  return tree(root)
}

const linkBack = ({ sys }: Resolved) => ({ sys: { type: 'Link', linkType: sys.type, id: sys.id } })
