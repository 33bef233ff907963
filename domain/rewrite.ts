/** What stands in the place of a value; nothing drops it. */
export type Replacement = { readonly by: unknown }

/** Says what stands in the place of an object, if anything does. `inList` tells where it was found. */
export type Replace = (value: object, inList: boolean) => Replacement | undefined

/** A value in which some objects are replaced, however deep they are. What holds none of them is the very same object: most of a text does not. */
export const rewrite = (raw: unknown, replace: Replace, inList = false): unknown => {
  if (typeof raw !== 'object' || raw === null) return raw
  // Most objects of a website are words, and nothing stands inside them.
  if ((raw as Open).nodeType === 'text') return raw
  const replacement = replace(raw, inList)
  if (replacement) return replacement.by
  return Array.isArray(raw) ? rewriteList(raw, replace) : rewriteObject(raw as Open, replace)
}

type Open = { readonly [name: string]: unknown }

const rewriteList = (raw: ReadonlyArray<unknown>, replace: Replace): ReadonlyArray<unknown> => {
  let changed: Array<unknown> | undefined
  for (let index = 0; index < raw.length; index += 1) {
    const item = raw[index]
    const next = rewrite(item, replace, true)
    if (next !== item) changed ??= raw.slice(0, index)
    if (next !== undefined) changed?.push(next)
  }
  return changed ?? raw
}

const rewriteObject = (raw: Open, replace: Replace): Open => {
  let changed: { [name: string]: unknown } | undefined
  for (const name of Object.keys(raw)) {
    const value = raw[name]
    const next = rewrite(value, replace)
    if (next === value) continue
    changed ??= { ...raw }
    if (next === undefined) delete changed[name]
    else changed[name] = next
  }
  return changed ?? raw
}
