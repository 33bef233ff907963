import { contentOf } from '../../adapters/content/content.ts'
import { platformLocales } from '../../adapters/content/locales.ts'
import type { Snapshot } from '../../adapters/content/snapshot.ts'
import type { ExportIndex } from '../../adapters/export/index-files.ts'
import { type ExportRecords, recordsIn } from '../../adapters/export/records.ts'
import type { Locale } from '../../domain/locale.ts'
import { TE } from '../../domain/prelude.ts'
import type { Content } from '../../ports/content.ts'

type Note = (key: string) => void

/** The content of an export, until it is closed. `addresses` are those of files that the website serves itself. */
export const contentIn = (index: ExportIndex, addresses: ReadonlyMap<string, string>) => {
  const records = recordsIn(index, (url) => addresses.get(url))
  return { content: contentOver(records), close: records.close }
}

/** The same over records that are open; every one that is asked for is noted. */
export const contentOver = (records: ExportRecords, note: Note = () => undefined): Content => {
  const snapshotOf = (locale: Locale): Snapshot => {
    const read = records.inLocale(locale.iso)
    const noted = (kind: 'Entry' | 'Asset') => (id: string) => {
      note(`${kind} ${id}`)
      return read(kind, id)
    }
    return { locale, entry: noted('Entry'), asset: noted('Asset'), idsOf: records.idsOf }
  }
  return contentOf(platformLocales(records.locales), (locale) => TE.right(snapshotOf(locale)))
}
