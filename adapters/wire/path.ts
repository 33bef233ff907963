type Params = { readonly [name: string]: string }

const placeholder = /\{(\w+)\}/g

/** `/spaces/{spaceId}` and `{ spaceId: 'a b' }` give `/spaces/a%20b`. */
export const fill = (path: string, params: Params): string =>
  path.replace(placeholder, (_, name: string) => encodeURIComponent(params[name] ?? ''))

/** The inverse of `fill`: the parameters, or nothing when the address is another one. */
export const match = (path: string, address: string): Params | undefined => {
  const names = [...path.matchAll(placeholder)].map(([, name]) => name ?? '')
  const found = new RegExp(`^${path.replace(placeholder, '([^/]+)')}$`).exec(address)
  return found ? Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(found[index + 1] ?? '')])) : undefined
}
