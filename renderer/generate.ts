import { E } from '../domain/prelude.ts'
import type { Route } from '../domain/route.ts'
import type { Checked, Content } from '../ports/content.ts'
import type { OutputFile } from '../ports/output.ts'
import { besideFiles } from './beside-files.ts'
import { load } from './load.ts'
import type { Around } from './page-view.ts'
import { manifestFile } from './payload.ts'
import { filesOf, type Viewed, viewRoute } from './render-route.ts'
import type { Settings } from './settings.ts'
import { addressesIn, type Site, siteOf, withoutEchoes } from './site.ts'
import type { Theme } from './theme.ts'

/** `files` renders as it is read, one page at a time. */
export type Generated = { readonly routes: ReadonlyArray<Route>; readonly files: Iterable<OutputFile> }

/** Content in, files out, nothing else: a website that is held as a whole, or everything that is wrong with it. */
export const generate =
  (theme: Theme, settings: Settings, content: Content): Checked<Generated> =>
  async () => {
    const { site, problems } = siteOf(theme, settings, await load(content))
    const viewed = await Promise.all(
      site.contexts.map(async (context): Promise<Viewed & { readonly around: Around }> => {
        const around = aroundOf(theme, site, context.route)
        return { around, ...(await viewRoute(around, content.pages.byId, context)) }
      }),
    )
    const found = [...problems, ...viewed.flatMap(({ problems }) => problems)]
    return found.length > 0
      ? E.left(withoutEchoes(found))
      : E.right({
          routes: site.contexts.map(({ route }) => route),
          files: { [Symbol.iterator]: () => allFiles(theme, site, viewed) },
        })
  }

export const aroundOf = (theme: Theme, { settings, locales, frames, pages }: Site, { locale }: Route): Around => {
  const frame = frames.get(locale.iso)
  if (!frame) throw new Error(`The locale ${locale.iso} has routes but no frame.`)
  return { theme, settings, locales, frame, addresses: addressesIn(pages, locale) }
}

function* allFiles(theme: Theme, site: Site, viewed: ReadonlyArray<Viewed & { readonly around: Around }>): Generator<OutputFile> {
  for (const { around, view } of viewed) yield* filesOf(around, view)
  const updated = new Map(viewed.map(({ view }) => [view.name, view.updated]))
  yield* besideFiles(theme, site, ({ name }) => updated.get(name) ?? '')
  yield manifestFile(site.contexts.map(({ route }) => route))
}
