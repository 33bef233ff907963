import * as t from 'io-ts'
import type { DeliveredEntry, DeliveredLocale } from '../../ports/platform/delivery.ts'
import { collection, orElse } from './codecs.ts'
import type { Codec } from './endpoint.ts'
import { sys } from './sys.ts'
import { get } from './verbs.ts'

const entry: Codec<DeliveredEntry> = t.type({ sys, fields: orElse(t.UnknownRecord, {}) }, 'entry')

const locale: Codec<DeliveredLocale> = t.type(
  { code: t.string, name: t.string, default: t.boolean, fallbackCode: orElse(t.union([t.string, t.null]), null) },
  'locale',
)

const environment = '/spaces/{spaceId}/environments/{environmentId}'

/** The read-only API of section 7, as far as the website needs it. */
export const delivery = {
  getEntries: get(`${environment}/entries`, collection(entry)),
  getAssets: get(`${environment}/assets`, collection(entry)),
  getLocales: get(`${environment}/locales`, collection(locale)),
}
