import type { Platform } from '../../ports/platform/platform.ts'
import { httpPlatform } from '../http/platform.ts'
import { httpRaw } from '../http/raw.ts'
import { httpTransport } from '../http/transport.ts'
import { type Defaults, type Promised, promised } from './promised.ts'
import { type RawClient, rawClient } from './raw.ts'

export type ManagementOptions = { readonly accessToken: string; readonly host?: string; readonly insecure?: boolean }
export type ManagementClient = Promised<Platform> & { readonly raw: RawClient }

/** The management API as promises, with the names and the options of the official plain client. */
export const createClient = (
  options: ManagementOptions,
  { defaults }: { readonly type?: 'plain'; readonly defaults?: Defaults } = {},
): ManagementClient => {
  if (!options.accessToken) throw new TypeError('Expected parameter accessToken')
  const transport = httpTransport({
    baseUrl: `${options.insecure ? 'http' : 'https'}://${options.host ?? 'api.contentful.com'}`,
    accessToken: options.accessToken,
    mediaType: 'application/vnd.contentful.management.v1+json',
    userAgent: 'sdk kade/0.0.0;',
  })
  return { ...promised(httpPlatform(transport), defaults ?? {}), raw: rawClient(httpRaw(transport), defaults) }
}
