import type { AnyEndpoint } from './endpoint.ts'
import type { Route } from './router.ts'
import type { WireRequest } from './transport.ts'

/** Of several operations with one method and one address, the one that this request means. */
export const chosen = <Handler>(routes: ReadonlyArray<Route<Handler>>, request: WireRequest): Route<Handler> | undefined => {
  if (routes.length === 1) return routes[0]
  const possible = routes.filter(({ endpoint }) => isReadable(endpoint, request) && hasConstants(endpoint, request))
  return (
    possible.find(({ endpoint }) => isSpecial(endpoint)) ??
    possible.find(({ endpoint }) => isMeant(endpoint, request)) ??
    possible[0]
  )
}

/** Some say by their body that they are meant. */
const isReadable = ({ read }: AnyEndpoint, request: WireRequest): boolean => read === undefined || read(request) !== undefined

/** Others by a parameter that is always the same: `cursor=true`. */
const hasConstants = ({ query }: AnyEndpoint, request: WireRequest): boolean =>
  Object.entries(query).every(([name, template]) => template.includes('{') || String(request.query[name]) === template)

/** What asks for more than an address says more. */
const isSpecial = ({ read, query }: AnyEndpoint): boolean =>
  read !== undefined || Object.values(query).some((template) => !template.includes('{'))

/** Who names a version changes something, who names none makes it. */
const isMeant = (endpoint: AnyEndpoint, { headers }: WireRequest): boolean => {
  const isVersioned = endpoint.version !== 'ignored' || 'x-contentful-version' in endpoint.headers
  return isVersioned === Number(headers['x-contentful-version'] ?? 0) > 0
}
