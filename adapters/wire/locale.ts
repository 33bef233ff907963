import * as t from 'io-ts'
import type { LocaleDraft, PlatformLocale } from '../../ports/platform/locale.ts'
import { changed, collection, nullable } from './codecs.ts'
import type { Codec } from './endpoint.ts'
import { sys } from './sys.ts'
import { crud, get, selecting, without } from './verbs.ts'

const draft: Codec<LocaleDraft> = t.intersection([
  t.type({ name: t.string, code: t.string }),
  t.partial({
    fallbackCode: nullable(t.string),
    optional: t.boolean,
    contentDeliveryApi: t.boolean,
    contentManagementApi: t.boolean,
  }),
])
const record: Codec<PlatformLocale> = t.intersection([t.type({ sys }), draft, t.partial({ default: t.boolean })], 'locale')

/** The platform's own bookkeeping is taken out (section 3). */
const entity = changed(record, (read) => {
  const { internal_code: _, ...locale } = read as PlatformLocale & { readonly internal_code?: unknown }
  return locale
})

const all = '/spaces/{spaceId}/environments/{environmentId}/locales'
const operations = crud(all, 'localeId', draft, entity)

export const locale = {
  ...operations,
  getMany: selecting(get(all, collection(entity))),
  update: without(operations.update, 'default'),
}
