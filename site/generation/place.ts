import type { LinkedPage } from '../../domain/linked.ts'
import type { Route } from '../../domain/route.ts'
import type { Context, Pages } from '../../renderer/site.ts'

/** Where a page stands, with the others it shows by their ids: every thread has those, and what is handed to it is a third as much. */
export type Place = {
  readonly route: Route
  readonly children: ReadonlyArray<string>
  readonly previous: string | undefined
  readonly next: string | undefined
  readonly related: ReadonlyArray<string>
}

const idOf = ({ id }: LinkedPage): string => id

export const placeOf = ({ route, children, nearby: { previous, next, related } }: Context): Place => ({
  route,
  children: children.map(idOf),
  previous: previous?.id,
  next: next?.id,
  related: related.map(idOf),
})

export const contextAt = (pages: Pages, { route, children, previous, next, related }: Place): Context => {
  const those = pages.get(route.locale.iso)
  const pagesOf = (ids: ReadonlyArray<string>): ReadonlyArray<LinkedPage> => ids.flatMap((id) => those?.get(id) ?? [])
  const [before, after] = [previous, next].map((id) => (id === undefined ? undefined : those?.get(id)))
  return {
    route,
    children: pagesOf(children),
    nearby: { ...(before ? { previous: before } : {}), ...(after ? { next: after } : {}), related: pagesOf(related) },
  }
}
