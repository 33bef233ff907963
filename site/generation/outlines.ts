import type { ExportRecords } from '../../adapters/export/records.ts'
import type { Outline } from '../../domain/page.ts'
import { O, TH } from '../../domain/prelude.ts'
import type { PageRepository } from '../../ports/content.ts'
import { firstAmong, type Lines, linesOf } from '../../renderer/incremental.ts'
import { pagesOver } from './content.ts'

/** What pages are for the rest of the website, by locale and id, `en-US about`; nothing where one is not translated. */
export type KeptOutlines = {
  readonly [page: string]: { readonly records: Lines; readonly outline: Outline | null }
}

/** Reads outlines of which a record changed, or that nobody knows; the others are as they were. */
export const outlinesOver = (records: ExportRecords, before: KeptOutlines, changed: ReadonlySet<string>) => {
  const kept: { [page: string]: KeptOutlines[string] } = {}
  let read = 0
  const outline: PageRepository['outline'] = (id, locale) => async () => {
    const key = `${locale.iso} ${id}`
    const known = before[key]
    if (known && firstAmong(known.records, changed) === undefined) {
      kept[key] = known
      return TH.right(O.fromNullable(known.outline))
    }
    read += 1
    const seen = new Set<string>()
    const found = await pagesOver(records, (record) => seen.add(record)).outline(id, locale)()
    // What is wrong is looked at again.
    if (TH.isRight(found)) kept[key] = { records: linesOf(seen), outline: O.toNullable(found.right) }
    return found
  }
  /** Whether every page is what it was for the others, and no page came or went. */
  const areSame = (): boolean => read === 0 && Object.keys(kept).length === Object.keys(before).length
  return { outline, areSame, kept: (): KeptOutlines => (areSame() ? before : kept) }
}
