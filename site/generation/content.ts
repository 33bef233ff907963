import { contentOf } from '../../adapters/content/content.ts'
import { platformLocales } from '../../adapters/content/locales.ts'
import { platformPages } from '../../adapters/content/pages.ts'
import type { Snapshot } from '../../adapters/content/snapshot.ts'
import type { ExportRecords } from '../../adapters/export/records.ts'
import type { Locale } from '../../domain/locale.ts'
import { TE } from '../../domain/prelude.ts'
import type { Content, PageRepository } from '../../ports/content.ts'
import type { Outcome } from '../../ports/platform/operations.ts'

type Note = (key: string) => void

/** The content of records that are open. */
export const contentOver = (records: ExportRecords): Content => contentOf(platformLocales(records.locales), snapshotsOf(records))

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
