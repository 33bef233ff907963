import type { Ask, Collection } from './operations.ts'

/** Use of one metric in a period, by day. */
export type Usage = {
  readonly metric?: string
  readonly usage?: number
  readonly usagePerDay?: { readonly [day: string]: number }
  readonly unitOfMeasure?: string
  readonly [name: string]: unknown
}

export type Usages = {
  readonly getManyForSpace: Ask<'organizationId', Collection<Usage>>
  readonly getManyForOrganization: Ask<'organizationId', Collection<Usage>>
  readonly getAggregated: Ask<'organizationId' | 'metricKey', unknown>
  readonly getAssetBandwidthUsageDetailed: Ask<'organizationId', unknown>
}
