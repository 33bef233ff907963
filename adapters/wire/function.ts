import * as t from 'io-ts'
import type { AppFunction, FunctionLog } from '../../ports/platform/function.ts'
import { defined, withId } from './app-sys.ts'
import { collection } from './codecs.ts'
import type { Codec } from './endpoint.ts'
import { get, withHeaders } from './verbs.ts'

const entity: Codec<AppFunction> = t.intersection(
  [
    t.type({ sys: withId, name: t.string }),
    t.partial({
      description: t.string,
      path: t.string,
      accepts: t.readonlyArray(t.string),
      allowNetworks: t.readonlyArray(t.string),
    }),
  ],
  'function',
)
const inEnvironment = '/spaces/{spaceId}/environments/{environmentId}/app_installations/{appInstallationId}/functions'

export const functions = {
  get: get(`${defined}/functions/{functionId}`, entity),
  getMany: get(`${defined}/functions`, collection(entity)),
  getManyForEnvironment: get(inEnvironment, collection(entity)),
}

const log: Codec<FunctionLog> = t.intersection(
  [
    t.type({ sys: withId }),
    t.partial({
      requestId: t.string,
      severity: t.type({ info: t.number, warn: t.number, error: t.number }),
      event: t.UnknownRecord,
      messages: t.readonlyArray(t.type({ timestamp: t.number, type: t.string, message: t.string })),
    }),
  ],
  'function log',
)
const logs = `${inEnvironment}/{functionId}/logs` as const
const alpha = { 'x-contentful-enable-alpha-feature': 'function-logs' }

export const functionLog = {
  get: withHeaders(get(`${logs}/{logId}`, log), alpha),
  getMany: withHeaders(get(logs, collection(log)), alpha),
}
