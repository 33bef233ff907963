import { labelsOf } from './facts.ts'
import type { LinkedPage } from './linked.ts'
import type { Route } from './route.ts'

/** Where to go on from a page: to those beside it in its overview, and to those that share its labels. */
export type Nearby = { readonly previous?: LinkedPage; readonly next?: LinkedPage; readonly related: ReadonlyArray<LinkedPage> }

const mostRelated = 3
/** Pages of one label that are looked at, on either side: what is close in the list is close in time, and the cost stays even. */
const reach = 12

/** Articles by their date; anything else keeps the order its editors gave it. */
export const newestFirst = (pages: ReadonlyArray<LinkedPage>): ReadonlyArray<LinkedPage> =>
  pages.every(({ facts }) => facts?.kind === 'article')
    ? [...pages].sort((one, other) => compare(publishedOf(other), publishedOf(one)))
    : pages

const publishedOf = ({ facts }: LinkedPage): string => (facts?.kind === 'article' ? facts.published : '')

const compare = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1)

type Among = (id: string) => Nearby | undefined

/** Pages that state no facts are on their own. An overview is looked at when the first of its pages is asked for. */
export const nearbyOf = (routes: ReadonlyArray<Route>, pages: ReadonlyMap<string, LinkedPage>): ((id: string) => Nearby) => {
  const overviews = new Map<string, () => Among>()
  for (const { page } of routes) {
    let among: Among | undefined
    const look = (): Among => {
      among ??= nearbyIn(newestFirst(page.pages.flatMap((id) => pages.get(id) ?? [])).filter(({ facts }) => facts !== undefined))
      return among
    }
    for (const id of page.pages) overviews.set(id, look)
  }
  return (id) => overviews.get(id)?.()(id) ?? { related: [] }
}

const nearbyIn = (list: ReadonlyArray<LinkedPage>): Among => {
  const places = new Map(list.map(({ id }, index) => [id, index]))
  const related = relatedIn(list)
  const found: Array<Nearby> = []
  const around = (page: LinkedPage, index: number): Nearby => {
    const [previous, next] = [list[index - 1], list[index + 1]]
    return {
      ...(previous ? { previous } : {}),
      ...(next ? { next } : {}),
      related: related(page, index)
        .filter(({ id }) => id !== previous?.id && id !== next?.id)
        .slice(0, mostRelated),
    }
  }
  return (id) => {
    const index = places.get(id) ?? -1
    const page = list[index]
    if (page) found[index] ??= around(page, index)
    return found[index]
  }
}

/** Those that share most labels first; among equals the nearest in the list. */
const relatedIn = (list: ReadonlyArray<LinkedPage>) => {
  const labelled = new Map<string, Array<number>>()
  const places = list.map(({ facts }, index) =>
    (facts ? labelsOf(facts) : []).map((label) => {
      const indices = labelled.get(label) ?? []
      labelled.set(label, indices)
      return { indices, place: indices.push(index) - 1 }
    }),
  )
  return ({ id }: LinkedPage, index: number): ReadonlyArray<LinkedPage> => {
    const shared = new Map<number, number>()
    for (const { indices, place } of places[index] ?? [])
      for (const other of indices.slice(Math.max(0, place - reach), place + reach + 1))
        shared.set(other, (shared.get(other) ?? 0) + 1)
    return [...shared]
      .sort(([one, labels], [other, more]) => more - labels || Math.abs(one - index) - Math.abs(other - index) || one - other)
      .flatMap(([other]) => list[other] ?? [])
      .filter((page) => page.id !== id)
  }
}
