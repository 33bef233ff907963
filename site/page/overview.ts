import { type Facts, labelsOf } from '../../domain/facts.ts'
import type { LinkedPage } from '../../domain/linked.ts'

type Kind = Facts['kind']
type FactsOf<K extends Kind> = Extract<Facts, { readonly kind: K }>

/** By what the pages of a kind are parted, and by what they can be filtered. */
const ways: {
  readonly [K in Kind]: {
    readonly part: (facts: FactsOf<K>) => string
    readonly labels: (facts: FactsOf<K>) => ReadonlyArray<string>
  }
} = {
  article: { part: ({ published }) => published.slice(0, 4), labels: labelsOf },
  case: { part: ({ sector }) => sector, labels: ({ services }) => services },
  vacancy: { part: ({ team }) => team, labels: labelsOf },
  partner: { part: ({ sort }) => sort, labels: labelsOf },
}

export type Entry = { readonly page: LinkedPage; readonly labels: ReadonlyArray<string> }
export type Part = { readonly title: string; readonly entries: ReadonlyArray<Entry> }
export type Overview = { readonly kind: Kind; readonly parts: ReadonlyArray<Part>; readonly labels: ReadonlyArray<string> }

/** Pages of one kind in parts, each where its first page stands; nothing for a mixture, which has no common facts. */
export const overviewOf = (pages: ReadonlyArray<LinkedPage>): Overview | undefined => {
  const kind = pages[0]?.facts?.kind
  if (kind === undefined || pages.some(({ facts }) => facts?.kind !== kind)) return undefined
  // The kind chose the way; TypeScript does not see the two move together.
  const { part, labels } = ways[kind] as { part: (facts: Facts) => string; labels: (facts: Facts) => ReadonlyArray<string> }
  const parts = new Map<string, Array<Entry>>()
  for (const page of pages) {
    const facts = page.facts as Facts
    const title = part(facts)
    const entries = parts.get(title) ?? []
    parts.set(title, entries)
    entries.push({ page, labels: labels(facts) })
  }
  return {
    kind,
    parts: [...parts].map(([title, entries]) => ({ title, entries })),
    labels: [...new Set([...parts.values()].flat().flatMap(({ labels }) => labels))].sort(),
  }
}
