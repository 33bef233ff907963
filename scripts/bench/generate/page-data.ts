import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { PageView } from '../../../domain/page-view.ts'
import { homePath, layoutPath, manifestPath, pageFile } from '../../../domain/paths.ts'
import type { Settings } from '../../../renderer/settings.ts'
import { structuredData } from '../../../renderer/structured-data.ts'
import { textsOf } from '../../../site/texts/texts.ts'

/** What stands around the pages of a language. */
export type Frame = { readonly brand: string; readonly layout: object; readonly privacy?: object }
/** What all pages share. */
export type Shared = { readonly settings: Settings; readonly frames: { readonly [locale: string]: Frame } }

/** Files with what kade made of the content, for others that make the same pages. */
export type PageData = {
  /** What `Shared` says, as JSON. */
  readonly shared: string
  /** For the floor, which has nothing to read, to follow or to check: a view a line, dealt out to as many files as there are threads. */
  readonly shares: ReadonlyArray<string>
  /**
   * For the peers: all views in one list, without their sections and reading times, which peers make from the export themselves. Addresses,
   * breadcrumbs, translations, facts, metadata, structured data, names of covers, and which pages are below and near they are given, and what
   * `Shared` says: it follows from the website as a whole, and working it out would only take them longer.
   */
  readonly views: string
  /** The words of the interface. */
  readonly words: string
}

type Routes = ReadonlyArray<{ readonly locale: string; readonly payload: string }>

export const writePageData = (out: string, folder: string, origin: string, threads: number): PageData => {
  mkdirSync(folder, { recursive: true })
  const read = (path: string): string => readFileSync(join(out, path), 'utf8')
  const { routes, failures } = JSON.parse(read(manifestPath)) as { readonly routes: Routes; readonly failures: Routes }
  const data: PageData = {
    shared: join(folder, 'shared.json'),
    shares: Array.from({ length: threads }, (_, index) => join(folder, `share-${index}.ndjson`)),
    views: join(folder, 'views.json'),
    words: join(folder, 'words.json'),
  }
  const frames: { [locale: string]: Frame } = {}
  const words: { [locale: string]: object } = {}
  const shares = data.shares.map((file) => openSync(file, 'w'))
  const views = openSync(data.views, 'w')
  let home = ''
  for (const [index, { payload }] of [...routes, ...failures].entries()) {
    const line = read(payload)
    const view = JSON.parse(line) as PageView
    const { iso, code } = view.locale
    frames[iso] ??= JSON.parse(read(layoutPath(view.locale))) as Frame
    words[iso] ??= textsOf(code)
    if (view.path === homePath(view.locale)) home = view.path
    writeSync(shares[index % threads] as number, `${line}\n`)
    const structured = JSON.stringify(structuredData(origin, frames[iso].brand, view))
    writeSync(views, `${index === 0 ? '[' : ',\n'}${JSON.stringify({ ...knownOf(view), structured })}`)
  }
  writeSync(views, ']')
  for (const descriptor of [...shares, views]) closeSync(descriptor)
  writeFileSync(data.shared, JSON.stringify({ settings: settingsIn(read(pageFile(home)), origin), frames } satisfies Shared))
  writeFileSync(data.words, JSON.stringify(words))
  return data
}

/** A view without what a peer reads itself; of other pages only their ids, since all of them are in the list. */
const knownOf = ({ sections, minutes, children, nearby: { previous, next, related }, ...known }: PageView) => ({
  ...known,
  children: children.map(({ id }) => id),
  nearby: { previous: previous?.id, next: next?.id, related: related.map(({ id }) => id) },
})

/** What every page loads, from the head of one. */
const settingsIn = (html: string, origin: string): Settings => {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].flatMap(([, address]) => address ?? [])
  return {
    origin,
    stylesheets: all(/<link rel="stylesheet" href="([^"]+)"/g),
    fonts: all(/<link rel="preload" as="font" type="font\/woff2" href="([^"]+)"/g),
    scripts: all(/<script type="module" src="([^"]+)"/g),
  }
}
