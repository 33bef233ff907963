import * as t from 'io-ts'
import type { Usage } from '../../ports/platform/usage.ts'
import { collection } from './codecs.ts'
import type { Codec } from './endpoint.ts'
import { get } from './verbs.ts'

const entity: Codec<Usage> = t.intersection(
  [
    t.UnknownRecord,
    t.partial({
      metric: t.string,
      usage: t.number,
      usagePerDay: t.readonly(t.record(t.string, t.number)),
      unitOfMeasure: t.string,
    }),
  ],
  'usage',
)

const organization = '/organizations/{organizationId}'

export const usage = {
  getManyForSpace: get(`${organization}/space_periodic_usages`, collection(entity)),
  getManyForOrganization: get(`${organization}/organization_periodic_usages`, collection(entity)),
  getAggregated: get(`${organization}/usages/{metricKey}`, t.unknown),
  getAssetBandwidthUsageDetailed: get(`${organization}/usages-detailed/asset_bandwidth`, t.unknown),
}
