import type { Locale } from '../../domain/locale.ts'
import { pipe, TE } from '../../domain/prelude.ts'
import type { PlatformError } from '../../ports/errors.ts'
import type { DeliveredAsset, DeliveredEntry, Delivery } from '../../ports/platform/delivery.ts'
import type { At, Collection, Outcome } from '../../ports/platform/operations.ts'

export type Environment = At<'spaceId' | 'environmentId'>

/** All that is published in one locale, by id. Links are followed here, so a website costs a handful of requests. */
export type Snapshot = {
  readonly locale: Locale
  readonly entries: ReadonlyMap<string, DeliveredEntry>
  readonly assets: ReadonlyMap<string, DeliveredAsset>
}

export const loadSnapshot =
  (delivery: Delivery, at: Environment) =>
  (locale: Locale): Outcome<Snapshot> =>
    pipe(
      TE.Do,
      TE.bind('entries', () => everything(delivery.getEntries, at, locale)),
      TE.bind('assets', () => everything(delivery.getAssets, at, locale)),
      TE.map(({ entries, assets }) => ({ locale, entries: byId(entries), assets: byId(assets) })),
    )

type List = (at: Environment) => Outcome<Collection<DeliveredEntry>>

/** The platform's largest page, and the order that keeps pages from overlapping while editors publish. */
const largestPage = 1000
const everything = (list: List, at: Environment, locale: Locale): Outcome<ReadonlyArray<DeliveredEntry>> => {
  const from = (skip: number, limit: number): Outcome<ReadonlyArray<DeliveredEntry>> =>
    pipe(
      list({ ...at, query: { locale: locale.iso, include: 0, order: 'sys.id', skip, limit } }),
      TE.flatMap(({ items, total }) => {
        const next = skip + items.length
        return items.length === 0 || next >= total
          ? TE.right(items)
          : pipe(
              from(next, limit),
              TE.map((rest) => [...items, ...rest]),
            )
      }),
      TE.orElse((error) => (isTooLarge(error) && limit > 1 ? from(skip, Math.ceil(limit / 2)) : TE.left(error))),
    )
  return from(0, largestPage)
}

const isTooLarge = (error: PlatformError): boolean => error._tag === 'Refused' && /response size too big/i.test(error.message)

const byId = (records: ReadonlyArray<DeliveredEntry>) => new Map(records.map((record) => [record.sys.id, record]))
