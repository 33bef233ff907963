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

/** Pages that state no facts are on their own. */
export const nearbyOf = (routes: ReadonlyArray<Route>, pages: ReadonlyMap<string, LinkedPage>): ((id: string) => Nearby) => {
  const found = new Map<string, Nearby>()
  for (const { page } of routes) {
    const list = newestFirst(page.pages.flatMap((id) => pages.get(id) ?? [])).filter(({ facts }) => facts !== undefined)
    const related = relatedIn(list)
    list.forEach((page, index) => {
      const previous = list[index - 1]
      const next = list[index + 1]
      found.set(page.id, {
        ...(previous ? { previous } : {}),
        ...(next ? { next } : {}),
        related: related(page, index)
          .filter(({ id }) => id !== previous?.id && id !== next?.id)
          .slice(0, mostRelated),
      })
    })
  }
  return (id) => found.get(id) ?? { related: [] }
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
