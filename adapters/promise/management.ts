import { systemClock } from '../http/clock.ts'
import { type ConvenientPlatform, withConveniences } from '../http/conveniences.ts'
import { httpPlatform } from '../http/platform.ts'
import { httpRaw } from '../http/raw.ts'
import { type Api, type ConnectionOptions, connect } from './connection.ts'
import type { InOfficialOrder } from './positional.ts'
import { type Defaults, type Promised, promised } from './promised.ts'
import { type RawClient, rawClient } from './raw.ts'

const api: Api = {
  sdk: 'kade-management',
  host: 'api.contentful.com',
  uploadHost: 'upload.contentful.com',
  mediaType: 'application/vnd.contentful.management.v1+json',
}

export type ManagementOptions = ConnectionOptions
export type ManagementClient = InOfficialOrder<Promised<ConvenientPlatform>> & { readonly raw: RawClient }

/** The management API as `TaskEither`: the same operations, failures as values, for pipelines. */
export const createPlatform = (options: ManagementOptions): ConvenientPlatform => {
  const { clock = systemClock } = options
  return withConveniences(httpPlatform(connect(options, api), clock), clock)
}

/** The management API as promises, with the names and the options of the official plain client. */
export const createClient = (
  options: ManagementOptions,
  { type = 'plain', defaults }: { readonly type?: 'plain'; readonly defaults?: Defaults } = {},
): ManagementClient => {
  if (type !== 'plain')
    throw new TypeError(
      `There is no client of type "${type}" here, only the plain one: client.entry.get({ spaceId, environmentId, entryId }).`,
    )
  const transport = connect(options, api)
  const clock = options.clock ?? systemClock
  // `promised` follows the table of positional.ts, which its type cannot.
  return {
    ...promised(withConveniences(httpPlatform(transport, clock), clock), defaults ?? {}),
    raw: rawClient(httpRaw(transport), defaults),
  } as unknown as ManagementClient
}
