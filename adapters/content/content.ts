import type { Locale } from '../../domain/locale.ts'
import { E } from '../../domain/prelude.ts'
import type { Content } from '../../ports/content.ts'
import type { Delivery } from '../../ports/platform/delivery.ts'
import type { Outcome } from '../../ports/platform/operations.ts'
import { platformLocales } from './locales.ts'
import { platformPages } from './pages.ts'
import { type Environment, loadSnapshot, type Snapshot } from './snapshot.ts'
import { platformWebsites } from './websites.ts'

/** The website's repositories over a delivery API, wherever that is. Each language is read once. */
export const platformContent = (delivery: Delivery, at: Environment): Content => {
  const snapshotOf = oncePerLocale(loadSnapshot(delivery, at))
  return { pages: platformPages(snapshotOf), websites: platformWebsites(snapshotOf), locales: platformLocales(delivery, at) }
}

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
