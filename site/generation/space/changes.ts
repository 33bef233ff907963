import { isTooLarge } from '../../../adapters/content/snapshot.ts'
import { walkSync } from '../../../adapters/http/sync.ts'
import { syncRequest, syncToken } from '../../../domain/platform/sync.ts'
import { E } from '../../../domain/prelude.ts'
import type { PlatformError } from '../../../ports/errors.ts'
import type { SyncPage } from '../../../ports/platform/delivery.ts'
import type { Environment, SpaceApi } from './model.ts'

type Take = (item: SyncPage['items'][number]) => void

/** Records of one answer, as the platform has it when nobody says how many. */
const usualPage = 100

/** Rounds after which a space that never rests is taken as it is. What comes later is told the next time. */
const mostRounds = 10

/** Everything that is published. An answer that would be too large is asked for again in smaller pages, from the beginning. */
export const fromTheBeginning = async (
  api: SpaceApi,
  at: Environment,
  begin: () => Take,
): Promise<E.Either<PlatformError, string>> => {
  for (let limit = usualPage; ; limit = Math.ceil(limit / 2)) {
    const read = await untilNothingIsNew(api, at, first(limit), begin())
    if (E.isRight(read) || !isTooLarge(read.left) || limit === 1) return read
  }
}

const first = (limit: number) => syncRequest({ initial: true, ...(limit === usualPage ? {} : { limit }) })

/** What was published or taken away since a token was given. */
export const since = (api: SpaceApi, at: Environment, token: string, take: Take): Promise<E.Either<PlatformError, string>> =>
  untilNothingIsNew(api, at, { sync_token: token }, take)

/** A page may link to one that was published while the first was on its way, so it is asked once more. Gives the token for the next time. */
const untilNothingIsNew = async (
  api: SpaceApi,
  at: Environment,
  first: ReturnType<typeof syncRequest>,
  take: Take,
): Promise<E.Either<PlatformError, string>> => {
  let request = first
  for (let round = 1; ; round++) {
    let count = 0
    const last = await walkSync(
      (query) => api.sync({ ...at, query }),
      request,
      (item) => {
        count += 1
        take(item)
      },
    )
    if (E.isLeft(last)) return last
    const token = last.right.nextPageUrl === undefined ? syncToken(last.right.nextSyncUrl) : undefined
    if (token === undefined) return E.left({ _tag: 'Unreadable', call: `GET ${pathOf(at)}`, problems: [endless] })
    if (count === 0 || round === mostRounds) return E.right(token)
    request = { sync_token: token }
  }
}

const pathOf = ({ spaceId, environmentId }: Environment): string => `/spaces/${spaceId}/environments/${environmentId}/sync`
const endless = 'nextSyncUrl: the last page does not say how to go on'
