import * as t from 'io-ts'
import type { AccessToken, AccessTokenDraft, User } from '../../ports/platform/user.ts'
import { collection, nullable, orElse, tokenPage } from './codecs.ts'
import type { Codec } from './endpoint.ts'
import { openDraft, openEntity, sys } from './sys.ts'
import { command, del, get, post, put } from './verbs.ts'

const entity: Codec<User> = t.intersection(
  [
    t.type({ sys }),
    t.partial({ email: t.string, firstName: nullable(t.string), lastName: nullable(t.string), avatarUrl: nullable(t.string) }),
  ],
  'user',
)

export const user = {
  getCurrent: get('/users/me', entity),
  getForSpace: get('/spaces/{spaceId}/users/{userId}', entity),
  getManyForSpace: get('/spaces/{spaceId}/users', collection(entity)),
  getForOrganization: get('/organizations/{organizationId}/users/{userId}', entity),
  getManyForOrganization: get('/organizations/{organizationId}/users', collection(entity)),
}

const draft: Codec<AccessTokenDraft> = t.intersection([
  t.type({ name: t.string, scopes: t.readonlyArray(t.string) }),
  t.partial({ expiresIn: nullable(t.number) }),
])
const token: Codec<AccessToken> = t.intersection(
  [
    t.type({
      sys: t.intersection([sys, t.partial({ expiresAt: nullable(t.string) })]),
      name: t.string,
      scopes: orElse(t.readonlyArray(t.string), []),
    }),
    t.partial({ revokedAt: nullable(t.string), token: t.string }),
  ],
  'access token',
)
const mine = '/users/me/access_tokens'

export const personalAccessToken = {
  get: get(`${mine}/{tokenId}`, token),
  getMany: get(mine, collection(token)),
  create: post(mine, draft, token),
  revoke: command('PUT', `${mine}/{tokenId}/revoked`, token),
}

const { create: createPersonalAccessToken, ...tokens } = personalAccessToken
export const accessToken = {
  ...tokens,
  createPersonalAccessToken,
  getManyForOrganization: get('/organizations/{organizationId}/access_tokens', collection(token)),
}

const applications = '/users/{userId}/oauth_applications'
const one = `${applications}/{oauthApplicationId}` as const

export const oauthApplication = {
  get: get(one, openEntity),
  getManyForUser: get(applications, tokenPage(openEntity)),
  create: post(applications, openDraft, openEntity),
  update: put(one, openDraft, openEntity),
  delete: del(one),
}
