import { type Resolution, resolver } from '../../domain/platform/resolve.ts'
import { type E, pipe, TE } from '../../domain/prelude.ts'
import type { Clock } from '../../ports/clock.ts'
import type { PlatformError } from '../../ports/errors.ts'
import type { AssetKey } from '../../ports/platform/asset-key.ts'
import type { DeliveredAsset, DeliveredEntry, DeliveryApi, Timeline, WithIncludes } from '../../ports/platform/delivery.ts'
import type { Circumstances, Collection, CursorPage, Outcome } from '../../ports/platform/operations.ts'
import { toClient } from '../wire/client.ts'
import { deliveryApi, timeline } from '../wire/delivery.ts'
import type { Transport } from '../wire/transport.ts'
import { checkedAssetKeys } from './asset-key.ts'
import { systemClock } from './clock.ts'
import { byCursor } from './delivery-query.ts'
import { asking, type EntryQuery, type Environment, linksOf, type Reading } from './delivery-reading.ts'
import { type List, type One, type RecordReader, recordReader } from './delivery-records.ts'
import { iterate } from './iterate.ts'
import { type Synchronize, synchronizing } from './sync.ts'

export type { EntryQuery, Reading } from './delivery-reading.ts'

type Items<A> = (query?: EntryQuery, circumstances?: Circumstances) => AsyncIterable<E.Either<PlatformError, A>>

/** One environment, read-only. */
export type DeliveryReader = RecordReader & {
  readonly getEntry: One<DeliveredEntry>
  readonly getEntries: List<Collection<DeliveredEntry> & WithIncludes>
  readonly getEntriesWithCursor: List<CursorPage<DeliveredEntry> & WithIncludes>
  /**
   * All of them, page after page as they are asked for; links also lead to what came with earlier pages, which is kept for that.
   * With `resolveLinks: false` nothing is kept.
   */
  readonly iterateEntries: Items<DeliveredEntry>
  readonly getAsset: One<DeliveredAsset>
  readonly getAssets: List<Collection<DeliveredAsset>>
  readonly getAssetsWithCursor: List<CursorPage<DeliveredAsset>>
  readonly iterateAssets: Items<DeliveredAsset>
  readonly sync: Synchronize
  /** `expiresAt` in Unix seconds, at most 48 hours ahead. */
  readonly createAssetKey: (expiresAt: number, circumstances?: Circumstances) => Outcome<AssetKey>
}

/** The delivery API over one transport, as data says it is. */
export const httpDeliveryApi = (transport: Transport): DeliveryApi => toClient(transport)(deliveryApi)
export const httpTimeline = (transport: Transport): Timeline => toClient(transport)(timeline)

/** Reads an environment: rules before anything is sent, links resolved in what comes back. */
export const deliveryReader = (
  transport: Transport,
  at: Environment,
  reading: Reading = {},
  clock: Pick<Clock, 'now'> = systemClock,
): DeliveryReader => {
  const api = httpDeliveryApi(transport)
  const content: Timeline = reading.timeline ? httpTimeline(transport) : api
  const asked = asking(at, reading)

  const list =
    <Page>(operation: (at: Environment) => Outcome<Page>): List<Page> =>
    (query, circumstances) =>
      pipe(TE.fromEither(asked(query, circumstances)), TE.flatMap(operation))

  const linked =
    <Page extends EntryPage>(operation: (at: Environment) => Outcome<Page>): List<Page> =>
    (query = {}, circumstances) =>
      pipe(list(operation)(query, circumstances), TE.map(resolving(query, reading)))

  const getEntries = linked(content.getEntries)
  const getEntriesWithCursor = linked(content.getEntriesWithCursor)
  const getAssets = list(content.getAssets)
  const getAssetsWithCursor = list(content.getAssetsWithCursor)

  return {
    ...recordReader(api, at),
    getEntries,
    getEntriesWithCursor: (query, circumstances) => getEntriesWithCursor(byCursor(query), circumstances),
    getEntry: (id, query, circumstances) =>
      id
        ? pipe(
            getEntries({ 'sys.id': id, ...query }, circumstances),
            TE.flatMap(({ items: [entry] }) => (entry ? TE.right(entry) : TE.left(notFound(at, id)))),
          )
        : TE.left(notFound(at, id)),
    iterateEntries: (query = {}, circumstances) =>
      each(query, () => {
        // One for the whole walk, so that it remembers.
        const resolved = resolving(query, reading)
        return (asked) => pipe(list(content.getEntries)(asked, circumstances), TE.map(resolved))
      }),
    getAsset: (assetId, query, circumstances) => list((where) => content.getAsset({ ...where, assetId }))(query, circumstances),
    getAssets,
    getAssetsWithCursor: (query, circumstances) => getAssetsWithCursor(byCursor(query), circumstances),
    iterateAssets: (query = {}, circumstances) => each(query, () => (asked) => getAssets(asked, circumstances)),
    sync: synchronizing(api.sync, at, reading, clock),
    createAssetKey: (expiresAt, circumstances) =>
      checkedAssetKeys({ create: api.createAssetKey }, clock).create({ ...at, ...circumstances }, { expiresAt }),
  }
}

type EntryPage = { readonly items: ReadonlyArray<DeliveredEntry> }

const resolving = (query: EntryQuery, reading: Reading): (<Page extends EntryPage>(page: Page) => Page) => {
  const { resolveLinks, removeUnresolved } = linksOf(query, reading)
  const resolution: Resolution = { removeUnresolved }
  return resolveLinks ? resolver(resolution) : (page) => page
}

/** Without an order of their own, records may move from page to page while they are walked. A distance is an order. */
const each = <A>(
  query: EntryQuery,
  lister: () => (query: EntryQuery) => Outcome<Collection<A>>,
): AsyncIterable<E.Either<PlatformError, A>> => ({
  [Symbol.asyncIterator]: () => {
    const list = lister()
    const order = Object.keys(query).some((name) => name.endsWith('[near]')) ? undefined : 'sys.createdAt,sys.id'
    return iterate((at: Circumstances) => list(at.query ?? {}), order)({ query })[Symbol.asyncIterator]()
  },
})

const notFound = ({ spaceId, environmentId }: Environment, id = 'unknown'): PlatformError => ({
  _tag: 'NotFound',
  type: 'Entry',
  id,
  environment: environmentId,
  space: spaceId,
})
