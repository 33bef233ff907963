import type { AnyEndpoint } from './endpoint.ts'
import { parametersIn } from './template.ts'

/** An operation at an address, under the name of whoever answers it. */
export type Route<Handler> = { readonly endpoint: AnyEndpoint; readonly names: ReadonlyArray<string>; readonly handle: Handler }
/** All operations of one method at one address; which of them is meant, the rest of a request tells. */
export type Routed<Handler> = { readonly routes: ReadonlyArray<Route<Handler>>; readonly values: ReadonlyArray<string> }

type Node<Handler> = {
  readonly words: Map<string, Node<Handler>>
  parameter?: Node<Handler>
  readonly routes: Map<string, Array<Route<Handler>>>
}
const node = <Handler>(): Node<Handler> => ({ words: new Map(), routes: new Map() })

/** Finds the operations of an address by walking its segments: as long as the address, however many operations there are. */
export const router = <Handler>(all: Iterable<readonly [AnyEndpoint, Handler]>) => {
  const root = node<Handler>()
  for (const [endpoint, handle] of all) {
    const end = segmentsOf(endpoint.path).reduce(stepInto, root)
    const route = { endpoint, names: parametersIn(endpoint.path), handle }
    end.routes.set(endpoint.method, [...(end.routes.get(endpoint.method) ?? []), route])
  }
  return (method: string, path: string): Routed<Handler> | undefined => walk(root, method, segmentsOf(path), 0, [])
}

/** A slash at the end makes no other address. */
const segmentsOf = (path: string): ReadonlyArray<string> => path.split('/').filter((segment) => segment !== '')

const stepInto = <Handler>(at: Node<Handler>, segment: string): Node<Handler> => {
  if (segment.startsWith('{')) {
    at.parameter ??= node<Handler>()
    return at.parameter
  }
  const next = at.words.get(segment) ?? node<Handler>()
  at.words.set(segment, next)
  return next
}

/** A word goes before a parameter, but a way that ends nowhere is left again. */
const walk = <Handler>(
  at: Node<Handler>,
  method: string,
  segments: ReadonlyArray<string>,
  index: number,
  values: ReadonlyArray<string>,
): Routed<Handler> | undefined => {
  const segment = segments[index]
  if (segment === undefined) {
    const routes = at.routes.get(method)
    return routes && { routes, values }
  }
  const word = at.words.get(segment)
  const found = word && walk(word, method, segments, index + 1, values)
  if (found || !at.parameter) return found
  return walk(at.parameter, method, segments, index + 1, [...values, decoded(segment)])
}

/** An address may be anything; a broken escape is taken as it stands. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
