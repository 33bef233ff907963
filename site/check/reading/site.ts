import { readHeaders, readRedirects } from '../../../adapters/node/host-rules.ts'
import { sentSize } from '../../../adapters/node/sent-size.ts'
import type { WrittenFolder } from '../../../adapters/node/written-folder.ts'
import { manifestPath, pageFile } from '../../../domain/paths.ts'
import { following } from '../addresses.ts'
import { type Budgets, budgetOf } from '../budgets.ts'
import type { Document, Follow, Listed, Site } from '../model.ts'
import { readDocument } from './document.ts'
import { isRead, type Read } from './files.ts'
import { readRoutes } from './routes.ts'
import { readAll } from './threads.ts'

const mostPages = 10

/** Everything that rules look at. */
export const readSite = async ({ folder, files, read }: WrittenFolder, budgets: Budgets): Promise<Site> => {
  const textOf = (file: string): string => (files.has(file) ? read(file).toString() : '')
  const routes = readRoutes(textOf(manifestPath.slice(1)))
  const host = { redirects: readRedirects(textOf('_redirects')), headers: readHeaders(textOf('_headers')) }
  const origin = originOf(textOf(pageFile(routes[0]?.path ?? '/')))
  const share = [...files].flatMap(([file, bytes]) => (isRead(file) || isHeavy(file, bytes, budgets) ? [file] : []))
  const parts = await readAll({ folder, files, origin, host, budgets, share })
  const follow = following({ origin, files, host })
  const documents = documentsOf(parts, routes)
  const largest = largestOf(documents, files)
  return {
    origin,
    files,
    routes,
    documents,
    beside: parts.flatMap(({ beside }) => beside).sort((one, other) => (one.file < other.file ? -1 : 1)),
    sitemap: new Map(parts.flatMap(({ urls }) => urls.map(({ loc, alternates }) => [loc, alternates]))),
    host,
    follow,
    unreadable: parts.flatMap(({ unreadable }) => unreadable),
    budgets,
    oversize: new Map(parts.flatMap(({ oversize }) => oversize).sort(([one], [other]) => (one < other ? -1 : 1))),
    sent: new Map(
      [...largest.map(({ file }) => file), ...loadedBy(documents, follow)].map((file) => [file, sentSize(read(file))]),
    ),
    largest,
  }
}

const isHeavy = (file: string, bytes: number, budgets: Budgets): boolean => {
  const budget = budgetOf(file)
  return budget !== undefined && bytes > budgets[budget]
}

/** In the order of their paths, whoever read them. */
const documentsOf = (parts: ReadonlyArray<Read>, routes: ReadonlyArray<Listed>): ReadonlyMap<string, Document> => {
  const routeOf = new Map(routes.map((route) => [pageFile(route.path), route]))
  return new Map(
    parts
      .flatMap(({ documents }) => documents)
      .sort((one, other) => (one.path < other.path ? -1 : 1))
      .map((document) => [document.path, { ...document, route: routeOf.get(document.file) }]),
  )
}

/** A website is published where its home page says it is. */
const originOf = (home: string): string | undefined => {
  const { canonical = '' } = readDocument(
    home,
    '/',
    () => ({ kind: 'elsewhere' }),
    (text) => text,
  )
  return URL.canParse(canonical) ? new URL(canonical).origin : undefined
}

const largestOf = (documents: ReadonlyMap<string, Document>, files: Site['files']): ReadonlyArray<Document> =>
  [...documents.values()].sort((one, other) => (files.get(other.file) ?? 0) - (files.get(one.file) ?? 0)).slice(0, mostPages)

/** The style sheets and scripts of all pages. */
const loadedBy = (documents: ReadonlyMap<string, Document>, follow: Follow): ReadonlySet<string> => {
  const loaded = new Set<string>()
  for (const { path, stylesheets, scripts } of documents.values())
    for (const address of [...stylesheets, ...scripts]) {
      const there = follow(address, path)
      if (there.kind === 'file') loaded.add(there.file)
    }
  return loaded
}
