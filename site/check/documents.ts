import type { Document, Links, Listed, Site } from './model.ts'

export type Routed = Document & { readonly route: Listed }

/** The pages that are listed, without those that lead to them or stand in for them. */
export const routed = ({ documents }: Site): ReadonlyArray<Routed> =>
  [...documents.values()].filter((document): document is Routed => document.route !== undefined)

/** Documents that somebody reads: those that only lead on have nothing to say. */
export const readable = ({ documents }: Site): ReadonlyArray<Document> =>
  [...documents.values()].filter(({ redirects }) => !redirects)

/** A page, or a file beside the pages, with its addresses. */
type Source = Links & { readonly at: string }

export function* sourcesIn({ documents, beside }: Site): Generator<Source> {
  for (const { path, links, doubtful } of documents.values()) yield { at: path, links, doubtful }
  for (const { file, links, doubtful } of beside) yield { at: `/${file}`, links, doubtful }
}
