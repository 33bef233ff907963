import type { Link } from '../../../domain/platform/sys.ts'
import type { Stored } from '../store/stored.ts'
import { linksIn } from './links-in.ts'

export type Kept = { readonly entry: (id: string) => Stored | undefined; readonly asset: (id: string) => Stored | undefined }
type Linked = { readonly Entry: ReadonlyArray<Stored>; readonly Asset: ReadonlyArray<Stored> }

/** What records lead to: each once, none of themselves; and the links that lead nowhere. */
export type Reached = { readonly includes: Partial<Linked>; readonly missing: ReadonlyArray<Link> }

/** Follows links breadth first, `depth` levels deep, so each record is looked at once. */
export const reach = (from: ReadonlyArray<Stored>, depth: number, { entry, asset }: Kept): Reached => {
  const seen = new Set(from.map(({ sys }) => `${sys.type}.${sys.id}`))
  const entries: Array<Stored> = []
  const assets: Array<Stored> = []
  const missing: Array<Link> = []
  let level = from
  for (let step = 0; step < depth && level.length > 0; step++) {
    const next: Array<Stored> = []
    for (const { fields } of level)
      for (const link of linksIn(fields)) {
        const { linkType, id } = link.sys
        const key = `${linkType}.${id}`
        if (seen.has(key) || (linkType !== 'Entry' && linkType !== 'Asset')) continue
        seen.add(key)
        const target = linkType === 'Entry' ? entry(id) : asset(id)
        if (!target) missing.push(link)
        else if (linkType === 'Asset') assets.push(target)
        else {
          entries.push(target)
          next.push(target)
        }
      }
    level = next
  }
  return {
    includes: { ...(entries.length > 0 ? { Entry: entries } : {}), ...(assets.length > 0 ? { Asset: assets } : {}) },
    missing,
  }
}

/** How the platform says that a link leads nowhere. */
export const notResolvable = ({ sys }: Link) => ({
  sys: { id: 'notResolvable', type: 'error' },
  details: { type: 'Link', linkType: sys.linkType, id: sys.id },
})
