import * as t from 'io-ts'
import type {
  AppAccessToken,
  AppAccessTokenDraft,
  AppSignedRequest,
  AppSignedRequestDraft,
} from '../../ports/platform/app-identity.ts'
import { appSys, installed } from './app-sys.ts'
import { oneOf } from './codecs.ts'
import type { Codec, Parameters } from './endpoint.ts'
import type { WireRequest } from './transport.ts'
import { post } from './verbs.ts'

const headers = t.readonly(t.record(t.string, t.string))
const requestDraft: Codec<AppSignedRequestDraft> = t.intersection([
  t.type({ method: oneOf('GET', 'PUT', 'POST', 'DELETE', 'PATCH', 'HEAD'), path: t.string }),
  t.partial({ body: t.string, headers }),
])
const request: Codec<AppSignedRequest> = t.type({ sys: appSys, additionalHeaders: headers }, 'app signed request')

export const appSignedRequest = { create: { ...post(`${installed}/signed_requests`, requestDraft, request), status: 201 } }

const tokenDraft: Codec<AppAccessTokenDraft> = t.type({ jwt: t.string })
const token: Codec<AppAccessToken> = t.type(
  { sys: t.intersection([appSys, t.partial({ expiresAt: t.string })]), token: t.string },
  'app access token',
)

export const appAccessToken = {
  create: {
    ...post(`${installed}/access_tokens`, tokenDraft, token),
    derive: (at: Parameters, { jwt }: AppAccessTokenDraft): Parameters => ({
      ...at,
      headers: { ...at.headers, authorization: `Bearer ${jwt}` },
    }),
    body: (): unknown => undefined,
    status: 201,
    read: ({ headers }: WireRequest) => ({ payload: { jwt: (headers.authorization ?? '').replace(/^Bearer /, '') } }),
  },
}
