import type { Parameters, Templates } from './endpoint.ts'

const placeholder = /\{(\w+)(\?|=([^}]*))?\}/g
export const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** `/spaces/{spaceId}` and `{ spaceId: 'a b' }` give `/spaces/a%20b`. A colon may stand in a path; types of resources have one. */
export const fill = (path: string, params: Parameters): string =>
  path.replace(placeholder, (_, name: string) => encodeURIComponent(String(params[name] ?? '')).replaceAll('%3A', ':'))

/** The names in a template that must be given, and are not. */
export const missing = (template: string, params: Parameters): ReadonlyArray<string> =>
  [...template.matchAll(placeholder)].flatMap(([, name = '', optional]) =>
    optional === undefined && isMissing(params[name]) ? [name] : [],
  )

/** Header or query templates with their parameters filled in; those without a value are left out. */
export const fillAll = (templates: Templates, params: Parameters): { readonly [name: string]: string } =>
  Object.fromEntries(
    Object.entries(templates).flatMap(([name, template]) => {
      const absent = [...template.matchAll(placeholder)].some(
        ([, key = '', , fallback]) => isMissing(params[key]) && fallback === undefined,
      )
      return absent
        ? []
        : [[name, template.replace(placeholder, (_, key: string, __, fallback: string) => String(params[key] ?? fallback))]]
    }),
  )

/** The inverse of `fill`: the parameters, or nothing when the address is another one. */
export const match = (path: string, address: string): { readonly [name: string]: string } | undefined => {
  const names = [...path.matchAll(placeholder)].map(([, name]) => name ?? '')
  const found = new RegExp(`^${path.replace(placeholder, '([^/]+)')}$`).exec(address)
  return found ? Object.fromEntries(names.map((name, index) => [name, decoded(found[index + 1] ?? '')])) : undefined
}

/** An address may be anything; a broken escape is taken as it stands. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The inverse of `fillAll`, for templates that are one parameter: `{contentTypeId}`. */
export const readAll = (templates: Templates, values: { readonly [name: string]: unknown }): Parameters =>
  Object.fromEntries(
    Object.entries(templates).flatMap(([name, template]) => {
      const [whole, key] = /^\{(\w+)(?:\?|=[^}]*)?\}$/.exec(template) ?? []
      return whole && key && values[name] !== undefined ? [[key, values[name]]] : []
    }),
  )
