import * as t from 'io-ts'
import { scheduledStatuses } from '../../domain/platform/action.ts'
import type { ScheduledAction, ScheduledActionDraft } from '../../ports/platform/scheduled-action.ts'
import { oneOf, tokenPage } from './codecs.ts'
import type { Codec, Parameters } from './endpoint.ts'
import { anyLink, link, sys } from './sys.ts'
import { command, get, post, put, selecting, withQuery, withVersion } from './verbs.ts'

const draft: Codec<ScheduledActionDraft> = t.intersection([
  t.type({
    action: oneOf('publish', 'unpublish'),
    entity: anyLink,
    scheduledFor: t.intersection([t.type({ datetime: t.string }), t.partial({ timezone: t.string })]),
  }),
  t.partial({ environment: link('Environment'), payload: t.object }),
])
const entity: Codec<ScheduledAction> = t.intersection(
  [
    draft,
    t.type({ sys: t.intersection([sys, t.type({ status: oneOf(...scheduledStatuses) })]) }),
    t.partial({ error: t.unknown }),
  ],
  'scheduled action',
)

const all = '/spaces/{spaceId}/scheduled_actions'
const one = `${all}/{scheduledActionId}` as const
const environment = { 'environment.sys.id': '{environmentId}' } as const

export const scheduledActions = {
  get: withQuery(get(one, entity), environment),
  getMany: selecting(get(all, tokenPage(entity))),
  create: post(all, draft, entity),
  update: {
    ...withVersion(withQuery(put(one, draft, entity), { 'environment.sys.id': '{environmentId?}' })),
    derive: (at: Parameters, payload?: ScheduledActionDraft) => ({ ...at, environmentId: payload?.environment?.sys.id }),
  },
  delete: withQuery(command('DELETE', one, entity), environment),
}
