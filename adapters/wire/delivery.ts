import * as t from 'io-ts'
import type { Concept, DeliveredEntry, DeliveredLocale, DeliveredSpace, SyncPage } from '../../ports/platform/delivery.ts'
import { assetKeyDraft, assetKeyRecord } from './asset-key.ts'
import { collection, cursorPage, nullable, orElse, quickly, tokenPage } from './codecs.ts'
import { contentTypeRecord } from './content-type.ts'
import type { Codec } from './endpoint.ts'
import { sys } from './sys.ts'
import { tagRecord } from './tag.ts'
import { delivered, get, identified, post, walked } from './verbs.ts'

const entry: Codec<DeliveredEntry> = quickly(
  t.intersection([t.type({ sys, fields: orElse(t.UnknownRecord, {}) }), t.partial({ metadata: t.UnknownRecord })], 'entry'),
)

const locale: Codec<DeliveredLocale> = t.type(
  { code: t.string, name: t.string, default: t.boolean, fallbackCode: orElse(nullable(t.string), null) },
  'locale',
)
const space: Codec<DeliveredSpace> = t.intersection(
  [t.type({ sys, name: t.string }), t.partial({ locales: t.readonlyArray(t.object) })],
  'space',
)
const concept: Codec<Concept> = t.intersection([t.type({ sys }), t.UnknownRecord], 'concept')
const syncPage: Codec<SyncPage> = t.intersection(
  [
    t.type({
      items: orElse(
        t.readonlyArray(quickly(t.intersection([t.type({ sys }), t.partial({ fields: t.UnknownRecord })], 'record'))),
        [],
      ),
    }),
    t.partial({ nextPageUrl: t.string, nextSyncUrl: t.string }),
  ],
  'page of a synchronization',
)

/** What comes along with entries: checked as well, and kept as it came. */
const linked = t.partial({
  includes: t.partial({ Entry: t.readonlyArray(entry), Asset: t.readonlyArray(entry) }),
  errors: t.readonlyArray(t.unknown),
})
const entries = t.intersection([collection(entry), linked], 'entries')
const entryPage = t.intersection([cursorPage(entry), linked], 'entries')

const environment = '/spaces/{spaceId}/environments/{environmentId}'

export const delivery = {
  getEntries: delivered(get(`${environment}/entries`, entries)),
  getAssets: delivered(get(`${environment}/assets`, collection(entry))),
  getLocales: identified(get(`${environment}/locales`, collection(locale))),
}

export const timeline = {
  getEntries: delivered(get(`${environment}/timeline/entries`, entries)),
  getEntriesWithCursor: delivered(walked(get(`${environment}/timeline/entries`, entryPage))),
  getAsset: delivered(get(`${environment}/timeline/assets/{assetId}`, entry)),
  getAssets: delivered(get(`${environment}/timeline/assets`, collection(entry))),
  getAssetsWithCursor: delivered(walked(get(`${environment}/timeline/assets`, cursorPage(entry)))),
}

const concepts = `${environment}/taxonomy/concepts` as const
const schemes = `${environment}/taxonomy/concept-schemes` as const

/** The read-only API of section 7. */
export const deliveryApi = {
  ...delivery,
  getSpace: get('/spaces/{spaceId}/', space),
  getContentType: get(`${environment}/content_types/{contentTypeId}`, contentTypeRecord),
  getContentTypes: get(`${environment}/content_types`, collection(contentTypeRecord)),
  getEntriesWithCursor: delivered(walked(get(`${environment}/entries`, entryPage))),
  getAsset: delivered(get(`${environment}/assets/{assetId}`, entry)),
  getAssetsWithCursor: delivered(walked(get(`${environment}/assets`, cursorPage(entry)))),
  getTag: get(`${environment}/tags/{tagId}`, tagRecord),
  getTags: delivered(get(`${environment}/tags`, collection(tagRecord))),
  sync: get(`${environment}/sync`, syncPage),
  createAssetKey: post(`${environment}/asset_keys`, assetKeyDraft, assetKeyRecord),
  getConcept: delivered(get(`${concepts}/{conceptId}`, concept)),
  getConcepts: delivered(get(concepts, tokenPage(concept))),
  getConceptAncestors: delivered(get(`${concepts}/{conceptId}/ancestors`, tokenPage(concept))),
  getConceptDescendants: delivered(get(`${concepts}/{conceptId}/descendants`, tokenPage(concept))),
  getConceptScheme: delivered(get(`${schemes}/{conceptSchemeId}`, concept)),
  getConceptSchemes: delivered(get(schemes, tokenPage(concept))),
}
