import type { WrittenFolder } from '../../adapters/node/written-folder.ts'
import { localeOf } from '../../domain/locale.ts'
import { layoutPath } from '../../domain/paths.ts'
import type { Document } from './model.ts'
import type { Place } from './rule.ts'
import { type Sought, type Values, valuesOf } from './values.ts'

/** Where the content of a page says one of some texts: the first of them that is found, in all its places. */
export type Locate = (page: Pick<Document, 'route' | 'lang'>, sought: ReadonlyArray<Sought>) => ReadonlyArray<Place>

/** Looks into the data that lies beside the pages: what a page itself shows, and what is around all pages of its language. */
export const locating = ({ files, read }: WrittenFolder): Locate => {
  const layouts = new Map<string, Values>()
  let last: { readonly file: string; readonly values: Values } | undefined

  const jsonIn = (file: string): unknown => {
    try {
      return files.has(file) ? JSON.parse(read(file).toString()) : undefined
    } catch {
      return undefined
    }
  }
  const layoutOf = (locale: string): Values => {
    const known = layouts.get(locale) ?? valuesOf(jsonIn(layoutPath(localeOf(locale, false)).slice(1)), ['layout', 'privacy'])
    layouts.set(locale, known)
    return known
  }
  // Findings come page by page. A page without data of its own has what is around it.
  const pageOf = (file: string): Values => {
    if (last?.file !== file)
      last = { file, values: valuesOf(jsonIn(file), ['sections', 'facts', 'children', 'title', 'description']) }
    return last.values
  }
  return ({ route, lang }, sought) => {
    const locale = route?.locale ?? lang
    if (locale === undefined) return []
    for (const each of sought) {
      const own = route ? pageOf(route.payload.slice(1))(each) : []
      const owners = [...own, ...layoutOf(locale)(each)]
      if (owners.length > 0) return owners.map((owner) => ({ ...owner, locale }))
    }
    return []
  }
}
