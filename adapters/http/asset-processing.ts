import { E, pipe, TE } from '../../domain/prelude.ts'
import type { Clock } from '../../ports/clock.ts'
import type { PlatformError } from '../../ports/errors.ts'
import type { Asset, AssetFiles, Assets } from '../../ports/platform/asset.ts'
import { limits } from './limits.ts'
import { poll } from './poll.ts'
import { within } from './within.ts'

type Processing = Pick<AssetFiles, 'processForLocale' | 'processForAllLocales'>

/** Files are processed by the platform in its own time; these wait until they have an address. */
export const assetProcessing = ({ process, get }: Pick<Assets, 'process' | 'get'>, clock: Clock): Processing => {
  // A query is not passed on: one that leaves the files out would wait for ever.
  const processForLocale: Processing['processForLocale'] = ({ asset, locale, options = {}, query: _, ...rest }) =>
    within(clock, { ...rest, assetId: asset.sys.id, ...releaseOf(asset) }, (left) =>
      pipe(
        process({ ...left(), locale }, asset),
        TE.flatMap(() =>
          poll({
            clock,
            call: `processing of asset ${asset.sys.id} in ${locale}`,
            at: left(),
            ask: (circumstances) => get({ ...left(), ...circumstances }),
            verdict: (found) => (found.fields.file?.[locale]?.url ? E.right(found) : undefined),
            unfinished: (seen) => unfinished(seen ?? asset),
            wait: options.processingCheckWait ?? limits.asset.wait,
            checks: options.processingCheckRetries ?? limits.asset.checks,
          }),
        ),
      )(),
    )
  return {
    processForLocale,
    processForAllLocales: ({ asset, ...rest }) =>
      pipe(
        Object.keys(asset.fields.file ?? {}),
        TE.traverseArray((locale) => processForLocale({ ...rest, asset, locale })),
        TE.map((processed) => processed.reduce(newer, asset)),
      ),
  }
}

/** Each file is a version of its own; the last one has all of them. */
const newer = (one: Asset, other: Asset): Asset => ((other.sys.version ?? 0) >= (one.sys.version ?? 0) ? other : one)

const unfinished = (asset: Asset): PlatformError => ({
  _tag: 'Unfinished',
  message: 'Asset is taking longer then expected to process.',
  subject: asset,
})

/** An asset of a release says so itself. */
const releaseOf = (asset: Asset): { readonly releaseId?: string } => {
  const { release } = asset.sys as { readonly release?: { readonly sys: { readonly id: string } } }
  return release ? { releaseId: release.sys.id } : {}
}
