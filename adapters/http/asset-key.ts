import { checkExpiry } from '../../domain/platform/asset-key.ts'
import { TE } from '../../domain/prelude.ts'
import type { Clock } from '../../ports/clock.ts'
import type { AssetKeys } from '../../ports/platform/asset-key.ts'

/** The rule of section 5 before anything is sent. */
export const checkedAssetKeys = ({ create }: AssetKeys, clock: Pick<Clock, 'now'>): AssetKeys => ({
  create: (at, draft) => {
    const message = checkExpiry(draft?.expiresAt, Math.floor(clock.now() / 1000))
    return message === undefined ? create(at, draft) : TE.left({ _tag: 'Invalid', name: 'ValidationError', message })
  },
})
