import * as t from 'io-ts'
import { actionStatuses } from '../../domain/platform/action.ts'
import type { BulkAction, BulkActionDraft, BulkActionDraftV2 } from '../../ports/platform/bulk-action.ts'
import { oneOf } from './codecs.ts'
import type { Codec } from './endpoint.ts'
import { sys } from './sys.ts'
import { get, post } from './verbs.ts'

const item = t.type({
  sys: t.intersection([t.type({ type: t.literal('Link'), linkType: t.string, id: t.string }), t.partial({ version: t.number })]),
})
const draft: Codec<BulkActionDraft> = t.intersection([
  t.type({
    entities: t.intersection([
      t.type({ items: t.readonlyArray(item) }),
      t.partial({ sys: t.type({ type: t.literal('Array') }) }),
    ]),
  }),
  t.partial({ action: t.string }),
])
const draftV2: Codec<BulkActionDraftV2> = t.type({
  action: oneOf('publish', 'unpublish', 'validate'),
  entities: t.union([t.type({ items: t.readonlyArray(t.object) }), t.readonlyArray(t.object)]),
})
const entity: Codec<BulkAction> = t.intersection(
  [
    t.type({ action: t.string, sys: t.intersection([sys, t.type({ status: oneOf(...actionStatuses) })]) }),
    t.partial({ payload: t.unknown, error: t.unknown }),
  ],
  'bulk action',
)

const all = '/spaces/{spaceId}/environments/{environmentId}/bulk_actions'
const start = post(all, draftV2, entity)

export const bulkAction = {
  get: get(`${all}/actions/{bulkActionId}`, entity),
  publish: post(`${all}/publish`, draft, entity),
  unpublish: post(`${all}/unpublish`, draft, entity),
  validate: post(`${all}/validate`, draft, entity),
  getV2: get(`${all}/{bulkActionId}`, entity),
  publishV2: start,
  unpublishV2: start,
  validateV2: start,
}
