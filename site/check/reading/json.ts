/** Reading of JSON that may be anything: what is not there is empty. */

const at = (json: unknown, name: string): unknown =>
  typeof json === 'object' && json !== null && Object.hasOwn(json, name)
    ? (json as { readonly [name: string]: unknown })[name]
    : undefined

export const textAt = (json: unknown, name: string): string => {
  const found = at(json, name)
  return typeof found === 'string' ? found : ''
}

export const numberAt = (json: unknown, name: string): number => {
  const found = at(json, name)
  return typeof found === 'number' ? found : 0
}

export const listAt = (json: unknown, name: string): ReadonlyArray<unknown> => {
  const found = at(json, name)
  return Array.isArray(found) ? found : []
}
