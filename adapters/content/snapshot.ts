import type { Locale } from '../../domain/locale.ts'
import { pipe, TE } from '../../domain/prelude.ts'
import type { PlatformError } from '../../ports/errors.ts'
import type { DeliveredAsset, DeliveredEntry, Delivery } from '../../ports/platform/delivery.ts'
import type { At, Collection, Outcome, Query } from '../../ports/platform/operations.ts'

export type Environment = At<'spaceId' | 'environmentId'>

/** All that is published in one locale, by id. */
export type Snapshot = {
  readonly locale: Locale
  readonly entry: (id: string) => DeliveredEntry | undefined
  readonly asset: (id: string) => DeliveredAsset | undefined
  /** Whether an entry is a page, which nothing needs to be read for: links to pages are not followed. */
  readonly isPage: (id: string) => boolean
  /** The ids of the entries of one content type. */
  readonly idsOf: (type: string) => ReadonlyArray<string>
}

/** One that was read as a whole. */
export type WholeSnapshot = Snapshot & {
  readonly entries: () => ReadonlyArray<DeliveredEntry>
  readonly assets: () => ReadonlyArray<DeliveredAsset>
}

/** Everything is asked for at once and links are followed here, so a website costs a handful of requests. */
export const loadSnapshot =
  (delivery: Delivery, at: Environment) =>
  (locale: Locale): Outcome<WholeSnapshot> =>
    pipe(
      TE.Do,
      TE.bind('entries', () => everything(delivery.getEntries, at, { locale: locale.iso, include: 0 })),
      TE.bind('assets', () => everything(delivery.getAssets, at, { locale: locale.iso, include: 0 })),
      TE.map(({ entries, assets }) => snapshotOf(locale, entries, assets)),
    )

const snapshotOf = (
  locale: Locale,
  entries: ReadonlyArray<DeliveredEntry>,
  assets: ReadonlyArray<DeliveredAsset>,
): WholeSnapshot => {
  const [entryById, assetById] = [byId(entries), byId(assets)]
  return {
    locale,
    entries: () => entries,
    assets: () => assets,
    entry: (id) => entryById.get(id),
    asset: (id) => assetById.get(id),
    isPage: (id) => {
      const entry = entryById.get(id)
      return entry !== undefined && typeOf(entry) === 'page'
    },
    idsOf: (type) => entries.filter((entry) => typeOf(entry) === type).map(({ sys }) => sys.id),
  }
}

export const typeOf = ({ sys }: DeliveredEntry): string => sys.contentType?.sys.id ?? sys.type

type List<A> = (at: Environment) => Outcome<Collection<A>>

/** The platform's largest page. */
const largestPage = 1000

/** All of a list, in the order that keeps pages from overlapping while editors publish. */
export const everything = <A>(list: List<A>, at: Environment, query: Query = {}): Outcome<ReadonlyArray<A>> => {
  const from = (skip: number, limit: number): Outcome<ReadonlyArray<A>> =>
    pipe(
      list({ ...at, query: { ...query, order: 'sys.id', skip, limit } }),
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

/** An answer would have more bytes than the platform gives at once. */
export const isTooLarge = (error: PlatformError): boolean =>
  error._tag === 'Refused' && /response size too big/i.test(error.message)

const byId = (records: ReadonlyArray<DeliveredEntry>) => new Map(records.map((record) => [record.sys.id, record]))
