import { checkExpiry } from '../../domain/platform/asset-key.ts'
import { resolve } from '../../domain/platform/resolve.ts'
import { pipe, TE } from '../../domain/prelude.ts'
import type { Clock } from '../../ports/clock.ts'
import type { PlatformError } from '../../ports/errors.ts'
import type { AssetKey } from '../../ports/platform/asset-key.ts'
import type { DeliveredAsset, DeliveredEntry, DeliveryApi, Timeline } from '../../ports/platform/delivery.ts'
import type { At, Circumstances, Collection, CursorPage, Outcome, Query } from '../../ports/platform/operations.ts'
import { toClient } from '../wire/client.ts'
import { deliveryApi, timeline } from '../wire/delivery.ts'
import type { Transport } from '../wire/transport.ts'
import { checkQuery } from './delivery-query.ts'
import { type Synchronize, synchronizing } from './sync.ts'

type Environment = At<'spaceId' | 'environmentId'>

/** How a client reads, whatever it reads. */
export type Reading = {
  /** Default: true. */
  readonly resolveLinks?: boolean
  /** Default: false. */
  readonly removeUnresolved?: boolean
  readonly withAllLocales?: boolean
  readonly withLocaleBasedPublishing?: boolean
  /** Content as of a time or a release; preview only. */
  readonly timeline?: { readonly release?: { readonly lte: string }; readonly timestamp?: { readonly lte: string | Date } }
}

/** A query, with a word of its own on links. */
export type EntryQuery = Query & { readonly resolveLinks?: boolean; readonly removeUnresolved?: boolean }
type Entries<Page> = (query?: EntryQuery, circumstances?: Circumstances) => Outcome<Page>
type List<Page> = (query?: Query, circumstances?: Circumstances) => Outcome<Page>

export type DeliveryReader = {
  readonly getEntry: (id: string | undefined, query?: EntryQuery, circumstances?: Circumstances) => Outcome<DeliveredEntry>
  readonly getEntries: Entries<Collection<DeliveredEntry>>
  readonly getEntriesWithCursor: Entries<CursorPage<DeliveredEntry>>
  readonly getAsset: (id: string, query?: Query, circumstances?: Circumstances) => Outcome<DeliveredAsset>
  readonly getAssets: List<Collection<DeliveredAsset>>
  readonly getAssetsWithCursor: List<CursorPage<DeliveredAsset>>
  readonly sync: Synchronize
  readonly createAssetKey: (expiresAt: number, circumstances?: Circumstances) => Outcome<AssetKey>
}

/** The delivery API over one transport, as data says it is. */
export const httpDeliveryApi = (transport: Transport): DeliveryApi => toClient(transport)(deliveryApi) as DeliveryApi
export const httpTimeline = (transport: Transport): Timeline => toClient(transport)(timeline) as Timeline

/** Reads an environment: rules before anything is sent, links resolved in what comes back. */
export const deliveryReader = (
  transport: Transport,
  at: Environment,
  reading: Reading = {},
  clock: Pick<Clock, 'now'>,
): DeliveryReader => {
  const api = httpDeliveryApi(transport)
  const content: Timeline = reading.timeline ? httpTimeline(transport) : api

  const asked = (query: Query, circumstances: Circumstances = {}): Outcome<Environment> => {
    const problem = checkQuery(query, reading)
    if (problem) return TE.left(problem)
    const headers = reading.withLocaleBasedPublishing ? { 'x-contentful-locale-based-publishing': 'true' } : {}
    return TE.right({
      ...at,
      ...circumstances,
      headers: { ...headers, ...circumstances.headers },
      query: { ...momentOf(reading), ...query, ...(reading.withAllLocales ? { locale: '*' } : {}) },
    })
  }

  const list =
    <Page>(operation: (at: Environment) => Outcome<Page>): List<Page> =>
    (query = {}, circumstances) =>
      pipe(asked(query, circumstances), TE.flatMap(operation))

  const entries =
    <Page extends { readonly items: ReadonlyArray<DeliveredEntry> }>(
      operation: (at: Environment) => Outcome<Page>,
    ): Entries<Page> =>
    (
      { resolveLinks = reading.resolveLinks ?? true, removeUnresolved = reading.removeUnresolved ?? false, ...query } = {},
      circumstances,
    ) =>
      pipe(
        list(operation)(query, circumstances),
        TE.map((page) => (resolveLinks ? resolve(page, { removeUnresolved }) : page)),
      )

  const getEntries = entries(content.getEntries)
  const notFound = (id = 'unknown'): PlatformError => ({
    _tag: 'NotFound',
    type: 'Entry',
    id,
    environment: at.environmentId,
    space: at.spaceId,
  })
  const byCursor = ({ cursor: _, skip: __, pageNext, pagePrev, ...query }: Query = {}): Query => ({
    ...query,
    ...(pageNext ? { pageNext } : {}),
    ...(pagePrev ? { pagePrev } : {}),
  })

  return {
    getEntries,
    getEntriesWithCursor: (query, circumstances) => entries(content.getEntriesWithCursor)(byCursor(query), circumstances),
    getEntry: (id, query = {}, circumstances) =>
      id
        ? pipe(
            getEntries({ 'sys.id': id, ...query }, circumstances),
            TE.flatMap(({ items: [entry] }) => (entry ? TE.right(entry) : TE.left(notFound(id)))),
          )
        : TE.left(notFound(id)),
    getAsset: (assetId, query, circumstances) => list((where) => content.getAsset({ ...where, assetId }))(query, circumstances),
    getAssets: list(content.getAssets),
    getAssetsWithCursor: (query, circumstances) => list(content.getAssetsWithCursor)(byCursor(query), circumstances),
    sync: synchronizing(api.sync, at, reading),
    createAssetKey: (expiresAt, circumstances = {}) => {
      const message = checkExpiry(expiresAt, Math.floor(clock.now() / 1000))
      return message === undefined
        ? api.createAssetKey({ ...at, ...circumstances }, { expiresAt })
        : TE.left({ _tag: 'Invalid', name: 'ValidationError', message })
    },
  }
}

const momentOf = ({ timeline: moment = {} }: Reading): Query => ({
  ...(moment.release ? { release: moment.release } : {}),
  ...(moment.timestamp
    ? { timestamp: { lte: moment.timestamp.lte instanceof Date ? moment.timestamp.lte.toISOString() : moment.timestamp.lte } }
    : {}),
})
