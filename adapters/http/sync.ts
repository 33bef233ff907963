import { withJson } from '../../domain/platform/plain-tree.ts'
import { resolve } from '../../domain/platform/resolve.ts'
import { checkSync, type SyncQuery, syncRequest, syncToken } from '../../domain/platform/sync.ts'
import { E, pipe, TE } from '../../domain/prelude.ts'
import type { Clock } from '../../ports/clock.ts'
import type { PlatformError } from '../../ports/errors.ts'
import type { DeliveryApi, SyncPage, SyncResult } from '../../ports/platform/delivery.ts'
import type { At, Circumstances, Outcome } from '../../ports/platform/operations.ts'
import { type LinkOptions, linksOf, withoutLinkOptions } from './delivery-reading.ts'
import { within } from './within.ts'

export type SyncOptions = {
  /** `false`: one page, and `nextPageToken` for the next. Default: true. */
  readonly paginate?: boolean
}

export type Synchronize = (
  query: SyncQuery & LinkOptions,
  options?: SyncOptions,
  circumstances?: Circumstances,
) => Outcome<SyncResult>

type Environment = At<'spaceId' | 'environmentId'>

/** All pages of a synchronization as one, links resolved among everything in it. */
export const synchronizing =
  (sync: DeliveryApi['sync'], at: Environment, reading: LinkOptions, clock: Pick<Clock, 'now'>): Synchronize =>
  (query, { paginate = true } = {}, circumstances = {}) => {
    const message = checkSync(query)
    if (message !== undefined) return TE.left({ _tag: 'Invalid', name: 'Error', message })
    const { resolveLinks, removeUnresolved } = linksOf(query, reading)
    return pipe(
      within(clock, { ...at, ...circumstances }, (left) =>
        pagesFrom(
          (request) => sync({ ...left(), query: request }),
          syncRequest(withoutLinkOptions(query) as SyncQuery),
          paginate,
        ),
      ),
      TE.map((page) => byKind(resolveLinks ? resolve(page, { removeUnresolved }) : page)),
    )
  }

type Fetch = (query: ReturnType<typeof syncRequest>) => Outcome<SyncPage>

const pagesFrom = async (
  fetch: Fetch,
  first: ReturnType<typeof syncRequest>,
  paginate: boolean,
): Promise<E.Either<PlatformError, SyncPage>> => {
  const items: Array<SyncPage['items'][number]> = []
  const last = await walkSync(fetch, first, (item) => void items.push(item), paginate)
  return E.isLeft(last) ? last : E.right({ ...last.right, items })
}

/** Page after page, each record handed on as it comes. Gives the last page, which says how to go on. */
export const walkSync = async (
  fetch: Fetch,
  first: ReturnType<typeof syncRequest>,
  take: (item: SyncPage['items'][number]) => void,
  paginate = true,
): Promise<E.Either<PlatformError, SyncPage>> => {
  const asked = new Set<string>()
  for (let request = first; ; ) {
    const page = await fetch(request)()
    if (E.isLeft(page)) return page
    for (const item of page.right.items) take(item)
    const next = syncToken(page.right.nextPageUrl)
    // A token that leads back to itself would never end.
    if (!next || !paginate || asked.has(next)) return page
    asked.add(next)
    request = { sync_token: next }
  }
}

const byKind = ({ items, nextPageUrl, nextSyncUrl }: SyncPage): SyncResult => {
  const of = (type: string) => items.filter(({ sys }) => sys.type === type) as SyncResult['entries']
  const nextPageToken = syncToken(nextPageUrl)
  const nextSyncToken = nextPageUrl ? undefined : syncToken(nextSyncUrl)
  return withJson({
    entries: of('Entry'),
    assets: of('Asset'),
    deletedEntries: of('DeletedEntry'),
    deletedAssets: of('DeletedAsset'),
    ...(nextSyncToken ? { nextSyncToken } : {}),
    ...(nextPageToken ? { nextPageToken } : {}),
  })
}
