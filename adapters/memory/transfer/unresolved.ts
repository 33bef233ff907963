import type { Link } from '../../../domain/platform/sys.ts'
import { isLink } from '../../../domain/platform/sys.ts'
import type { ExportFile } from '../../../ports/platform/export-file.ts'

/** A link of an export file to something that is not in it. */
export type UnresolvedLink = { readonly entry: string; readonly field: string; readonly locale: string; readonly link: Link }

/** Every link that leads nowhere, by entry, field and locale. `isKnown` tells of what is there already. */
export const unresolvedIn = (
  { entries, assets }: ExportFile,
  isKnown: (type: string, id: string) => boolean = () => false,
): ReadonlyArray<UnresolvedLink> => {
  const here = new Set([...entries.map(({ sys }) => `Entry.${sys.id}`), ...assets.map(({ sys }) => `Asset.${sys.id}`)])
  const isThere = ({ sys }: Link) => here.has(`${sys.linkType}.${sys.id}`) || isKnown(sys.linkType, sys.id)
  return entries.flatMap(({ sys, fields }) =>
    Object.entries(fields).flatMap(([field, values]) =>
      Object.entries(values).flatMap(([locale, value]) =>
        linksTo(value)
          .filter((link) => !isThere(link))
          .map((link) => ({ entry: sys.id, field, locale, link })),
      ),
    ),
  )
}

const linksTo = (value: unknown): ReadonlyArray<Link> => {
  if (typeof value !== 'object' || value === null) return []
  if (!isLink(value)) return Object.values(value).flatMap(linksTo)
  return value.sys.linkType === 'Entry' || value.sys.linkType === 'Asset' ? [value] : []
}

export const explainUnresolved = ({ entry, field, locale, link }: UnresolvedLink): string =>
  `Entry ${entry}, field ${field}, locale ${locale}: the ${link.sys.linkType.toLowerCase()} ${link.sys.id} is not there.`
