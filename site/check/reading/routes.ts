import type { Listed } from '../model.ts'
import { listAt, textAt } from './json.ts'

/** The manifest of routes, as far as it can be read: that it cannot is found with the other files beside the pages. */
export const readRoutes = (contents: string): ReadonlyArray<Listed> => {
  const json = parsed(contents)
  const listed = (list: string, kind: Listed['kind']): ReadonlyArray<Listed> =>
    listAt(json, list).map((route) => ({
      kind,
      path: textAt(route, 'path'),
      locale: textAt(route, 'locale'),
      entry: textAt(route, 'page'),
      payload: textAt(route, 'payload'),
    }))
  return [...listed('routes', 'page'), ...listed('failures', 'failure')]
}

const parsed = (contents: string): unknown => {
  try {
    return JSON.parse(contents)
  } catch {
    return undefined
  }
}
