import * as t from 'io-ts'
import { actionStatuses } from '../../domain/platform/action.ts'
import type { ReleaseAction } from '../../ports/platform/release-action.ts'
import { oneOf, tokenPage } from './codecs.ts'
import type { Codec } from './endpoint.ts'
import { link, sys } from './sys.ts'
import { get, withQuery } from './verbs.ts'

export const releaseActionRecord: Codec<ReleaseAction> = t.type(
  {
    action: t.string,
    sys: t.intersection([sys, t.type({ status: oneOf(...actionStatuses) }), t.partial({ release: link('Release') })]),
  },
  'release action',
)

const environment = '/spaces/{spaceId}/environments/{environmentId}'
const all = get(`${environment}/release_actions`, tokenPage(releaseActionRecord))

export const releaseAction = {
  get: get(`${environment}/releases/{releaseId}/actions/{actionId}`, releaseActionRecord),
  getMany: all,
  queryForRelease: withQuery(all, { 'sys.release.sys.id[in]': '{releaseId}' }),
}
