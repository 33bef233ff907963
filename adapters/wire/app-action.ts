import * as t from 'io-ts'
import type { AppAction, AppActionDraft } from '../../ports/platform/app-action.ts'
import { defined, withId } from './app-sys.ts'
import { collection } from './codecs.ts'
import type { Codec } from './endpoint.ts'
import { parameterDefinition } from './parameter-definition.ts'
import { link } from './sys.ts'
import { del, forms, get, post, put, selecting } from './verbs.ts'

const described = t.intersection([
  t.type({ name: t.string, category: t.string }),
  t.partial({
    description: t.string,
    parameters: t.readonlyArray(parameterDefinition),
    parametersSchema: t.object,
    resultSchema: t.object,
  }),
])
const target = t.union([
  t.intersection([t.type({ url: t.string }), t.partial({ type: t.literal('endpoint') })]),
  t.intersection([t.type({ type: t.literal('function-invocation'), function: link('Function') }), t.partial({ id: t.string })]),
  t.type({ type: t.literal('function') }),
])
const draft: Codec<AppActionDraft> = t.intersection([target, described])
const entity: Codec<AppAction> = t.intersection(
  [t.type({ sys: withId }), described, t.partial({ type: t.string, url: t.string, function: link('Function') })],
  'app action',
)

const all = `${defined}/actions` as const
const one = `${all}/{appActionId}` as const

export const appAction = {
  get: get(one, entity),
  getMany: selecting(get(all, collection(entity))),
  getManyForEnvironment: forms(
    selecting(get('/spaces/{spaceId}/environments/{environmentId}/actions', collection(entity))),
    selecting(get('/spaces/{spaceId}/actions', collection(entity))),
  ),
  create: post(all, draft, entity),
  update: put(one, draft, entity),
  delete: del(one),
}
