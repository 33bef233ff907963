import { contentOf } from '../../adapters/content/content.ts'
import { platformLocales } from '../../adapters/content/locales.ts'
import { platformPages } from '../../adapters/content/pages.ts'
import type { Snapshot } from '../../adapters/content/snapshot.ts'
import type { ExportIndex } from '../../adapters/export/index-files.ts'
import { type ExportRecords, recordsIn } from '../../adapters/export/records.ts'
import type { Locale } from '../../domain/locale.ts'
import { TE } from '../../domain/prelude.ts'
import type { PageRepository } from '../../ports/content.ts'
import type { Outcome } from '../../ports/platform/operations.ts'

type Note = (key: string) => void

/** The content of an export, until it is closed. `addresses` are those of files that the website serves itself. */
export const contentIn = (index: ExportIndex, addresses: ReadonlyMap<string, string>) => {
  const records = recordsIn(index, (url) => addresses.get(url))
  return { content: contentOf(platformLocales(records.locales), snapshotsOf(records)), close: records.close }
}

/** The pages among records that are open; every record that is asked for is noted. */
export const pagesOver = (records: ExportRecords, note: Note): PageRepository => platformPages(snapshotsOf(records, note))

const snapshotsOf =
  (records: ExportRecords, note: Note = () => undefined) =>
  (locale: Locale): Outcome<Snapshot> => {
    const read = records.inLocale(locale.iso)
    const noted = (kind: 'Entry' | 'Asset') => (id: string) => {
      note(`${kind} ${id}`)
      return read(kind, id)
    }
    const isPage = (id: string): boolean => {
      const is = records.rowOf('Entry', id)?.type === 'page'
      if (is) note(`Page ${id}`)
      return is
    }
    return TE.right({ locale, entry: noted('Entry'), asset: noted('Asset'), isPage, idsOf: records.idsOf })
  }
