import type { Fields } from '../../domain/linked.ts'
import type { Sys } from '../../domain/platform/sys.ts'
import type { At, Collection, Outcome } from './operations.ts'

/** A published entry or asset in one locale: `fields` are plain values. */
export type DeliveredEntry = { readonly sys: Sys; readonly fields: Fields }
export type DeliveredAsset = DeliveredEntry
export type DeliveredLocale = {
  readonly code: string
  readonly name: string
  readonly default: boolean
  readonly fallbackCode: string | null
}

type Environment = At<'spaceId' | 'environmentId'>

/** The read-only API of section 7: what the site is made from. */
export type Delivery = {
  readonly getEntries: (at: Environment) => Outcome<Collection<DeliveredEntry>>
  readonly getAssets: (at: Environment) => Outcome<Collection<DeliveredAsset>>
  readonly getLocales: (at: Environment) => Outcome<Collection<DeliveredLocale>>
}
