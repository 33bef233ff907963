import * as t from 'io-ts'
import { collection } from './codecs.ts'
import { contentTypeRecord } from './content-type.ts'
import type { Codec } from './endpoint.ts'
import { entryRecord } from './entry.ts'
import { sys } from './sys.ts'
import { get, selecting } from './verbs.ts'

const snapshotOf = <A>(record: Codec<A>) => t.type({ sys, snapshot: record }, 'snapshot')

const environment = '/spaces/{spaceId}/environments/{environmentId}'
const ofEntry = `${environment}/entries/{entryId}/snapshots` as const
const ofContentType = `${environment}/content_types/{contentTypeId}/snapshots` as const

export const snapshot = {
  getManyForEntry: selecting(get(ofEntry, collection(snapshotOf(entryRecord)))),
  getForEntry: get(`${ofEntry}/{snapshotId}`, snapshotOf(entryRecord)),
  getManyForContentType: selecting(get(ofContentType, collection(snapshotOf(contentTypeRecord)))),
  getForContentType: get(`${ofContentType}/{snapshotId}`, snapshotOf(contentTypeRecord)),
}
