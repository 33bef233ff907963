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

/** The names of the parameters in a path, in order. */
export const parametersIn = (path: string): ReadonlyArray<string> => [...path.matchAll(placeholder)].map(([, name]) => name ?? '')

/** The inverse of `fillAll`, for templates that are one parameter: `{contentTypeId}`. */
export const readAll = (templates: Templates, values: { readonly [name: string]: unknown }): Parameters =>
  Object.fromEntries(
    Object.entries(templates).flatMap(([name, template]) => {
      const [whole, key] = /^\{(\w+)(?:\?|=[^}]*)?\}$/.exec(template) ?? []
      return whole && key && values[name] !== undefined ? [[key, values[name]]] : []
    }),
  )
