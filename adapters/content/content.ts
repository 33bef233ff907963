import type { Locale } from '../../domain/locale.ts'
import { E } from '../../domain/prelude.ts'
import type { Content, LocaleRepository } from '../../ports/content.ts'
import type { Delivery } from '../../ports/platform/delivery.ts'
import type { Outcome } from '../../ports/platform/operations.ts'
import { deliveredLocales } from './locales.ts'
import { platformPages } from './pages.ts'
import { type Environment, loadSnapshot, type Snapshot } from './snapshot.ts'
import { platformWebsites } from './websites.ts'

/** The website's repositories over a delivery API, wherever that is. Each language is read once. */
export const platformContent = (delivery: Delivery, at: Environment): Content =>
  contentOf(deliveredLocales(delivery, at), oncePerLocale(loadSnapshot(delivery, at)))

/** The same over records that are at hand. */
export const contentOf = (locales: LocaleRepository, snapshotOf: (locale: Locale) => Outcome<Snapshot>): Content => ({
  pages: platformPages(snapshotOf),
  websites: platformWebsites(snapshotOf),
  locales,
})

/** What failed is asked for again the next time: the network may be back. */
const oncePerLocale = (load: (locale: Locale) => Outcome<Snapshot>): ((locale: Locale) => Outcome<Snapshot>) => {
  const loaded = new Map<string, ReturnType<Outcome<Snapshot>>>()
  return (locale) => async () => {
    const loading = loaded.get(locale.iso) ?? load(locale)()
    loaded.set(locale.iso, loading)
    const result = await loading
    if (E.isLeft(result)) loaded.delete(locale.iso)
    return result
  }
}
