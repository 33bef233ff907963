import type { ContentType } from '../content-type.ts'
import { isLink, type Link } from '../sys.ts'
import type { EntryLike } from './entry.ts'
import { notResolvable, type Path, type Problems } from './problem.ts'
import { nodesIn, pathOf, type RichTextNode, targetOf } from './rich-text/nodes.ts'
import type { Surroundings } from './surroundings.ts'

/** Links of an entry that lead to nothing that is there. `locales`: only of these. */
export const unresolved = (
  { fields }: EntryLike,
  { fields: types }: Pick<ContentType, 'fields'>,
  { entry, asset }: Pick<Surroundings, 'entry' | 'asset'>,
  { locales }: { readonly locales?: ReadonlyArray<string> } = {},
): Problems => {
  const isThere = ({ sys }: Link) =>
    sys.linkType === 'Entry' ? entry(sys.id) !== undefined : sys.linkType === 'Asset' ? asset(sys.id) !== undefined : true
  return types.flatMap(({ id, type }) =>
    Object.entries((type in linksIn && fields[id]) || {})
      .filter(([locale]) => locales?.includes(locale) ?? true)
      .flatMap(([locale, value]) => linksIn[type]?.(value, ['fields', id, locale]) ?? [])
      .flatMap(([path, link]) => (isThere(link) ? [] : [notResolvable(path, link)])),
  )
}

type Found = ReadonlyArray<readonly [Path, Link]>

const linksIn: { readonly [type: string]: (value: unknown, path: Path) => Found } = {
  Link: (value, path) => (isLink(value) ? [[path, value]] : []),
  Array: (value, path) =>
    Array.isArray(value)
      ? value.flatMap((element: unknown, index): Found => (isLink(element) ? [[[...path, index], element]] : []))
      : [],
  RichText: (value, path) => {
    if (typeof value !== 'object' || value === null) return []
    const found = []
    for (const placed of nodesIn(value as RichTextNode)) {
      const link = targetOf(placed.node)
      if (link) found.push([[...pathOf(path, placed), 'data', 'target'], link] as const)
    }
    return found
  },
}
