import * as t from 'io-ts'
import type {
  AppActionCall,
  AppActionCallDraft,
  AppActionCallError,
  AppActionCallRawResponse,
  AppActionCallResponse,
} from '../../ports/platform/app-action-call.ts'
import { installed, withId } from './app-sys.ts'
import { nullable, oneOf } from './codecs.ts'
import type { Codec } from './endpoint.ts'
import { anyLink } from './sys.ts'
import { get, post } from './verbs.ts'

const draft: Codec<AppActionCallDraft> = t.type({ parameters: t.UnknownRecord })
const failure: Codec<AppActionCallError> = t.intersection(
  [t.type({ message: t.string }), t.partial({ sys: t.type({ id: t.string }), details: t.unknown, statusCode: t.number })],
  'error of an app',
)
const call: Codec<AppActionCall> = t.type(
  {
    sys: t.intersection([
      withId,
      t.partial({
        status: oneOf('processing', 'succeeded', 'failed'),
        result: t.unknown,
        error: failure,
        action: anyLink,
        appActionCallResponse: anyLink,
      }),
    ]),
  },
  'app action call',
)
const details: Codec<AppActionCallResponse> = t.intersection(
  [
    t.type({ sys: withId }),
    t.partial({
      statusCode: nullable(t.number),
      request: t.unknown,
      response: nullable(t.partial({ statusCode: nullable(t.number), body: t.unknown, headers: t.unknown })),
      errors: t.readonlyArray(t.unknown),
      eventType: t.string,
      url: t.string,
      requestAt: t.string,
      responseAt: nullable(t.string),
    }),
  ],
  'details of an app action call',
)
const rawResponse: Codec<AppActionCallRawResponse> = t.type(
  {
    sys: withId,
    response: t.intersection([
      t.type({ body: t.string }),
      t.partial({ statusCode: t.number, headers: t.partial({ contentType: t.string }) }),
    ]),
  },
  'response of an app action call',
)

const calls = `${installed}/actions/{appActionId}/calls` as const

export const appActionCall = {
  create: post(calls, draft, call),
  get: get(`${calls}/{callId}`, call),
  getCallDetails: get('/spaces/{spaceId}/environments/{environmentId}/actions/{appActionId}/calls/{callId}', details),
  getResponse: get(`${calls}/{callId}/response`, rawResponse),
}
