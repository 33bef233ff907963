import type { Memory } from '../memory/memory.ts'
import type { WireRequest, WireResponse } from '../wire/transport.ts'
import { type Api, tokenOf } from './which-api.ts'

/** Tokens that are let in, by API; without any, everyone is. Keys made in a space are known besides. */
export type Tokens = { readonly [A in Api]?: ReadonlyArray<string> }

const folders: { readonly [A in 'delivery' | 'preview']: string } = { delivery: 'api_keys', preview: 'preview_api_keys' }

/** Which API a token is for, if it is known. */
export const ofToken =
  ({ records, machine }: Memory, tokens: Tokens) =>
  (path: string) =>
  (token: string): Api | undefined => {
    const given = (['management', 'delivery', 'preview'] as const).find((api) => tokens[api]?.includes(token))
    if (given) return given
    const [, space = ''] = /^\/spaces\/([^/]+)/.exec(path) ?? []
    for (const api of ['delivery', 'preview'] as const)
      if (records.found(`spaces/${space}/${folders[api]}`, 'token', ({ accessToken }) => [String(accessToken)], token).length > 0)
        return api
    return ['access_tokens', 'app_tokens'].some((folder) => isValid(machine, folder, token)) ? 'management' : undefined
  }

const areChecked = (tokens: Tokens): boolean => Object.values(tokens).some((each) => each && each.length > 0)

/** Where everyone is let in, a page from elsewhere in the browser of whoever develops here is not: it could read and change all of it. */
export const strangeOrigin = ({ headers }: WireRequest, tokens: Tokens): WireResponse | undefined => {
  const isOurs =
    headers.origin === undefined || /^https?:\/\/(localhost|[\w-]+\.localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(headers.origin)
  if (isOurs || areChecked(tokens)) return undefined
  const message = 'Pages of other origins may ask this platform only when it checks tokens.'
  return { status: 403, headers: {}, body: { sys: { type: 'Error', id: 'AccessDenied' }, message } }
}

/** A token of this user, or of an app that acts for one: neither revoked nor expired. */
const isValid = ({ records, user, now }: Memory['machine'], folder: string, token: string): boolean => {
  const path = `users/${user.sys.id}/${folder}`
  const [id = ''] = records.found(path, 'token', ({ token: own }) => [String(own)], token)
  const { revokedAt, sys } = records.get(path, id) ?? { revokedAt: '', sys: {} }
  const { expiresAt } = sys as { readonly expiresAt?: string | null }
  return revokedAt === null && (!expiresAt || expiresAt > now())
}

/** Why a request is not let in, where tokens are checked. */
export const denied = (request: WireRequest, api: Api, known: Api | undefined, tokens: Tokens): WireResponse | undefined => {
  if (!areChecked(tokens) || known === api) return undefined
  const message =
    tokenOf(request) === undefined
      ? 'An access token is required. Send it in the header Authorization: Bearer …, or as the parameter access_token.'
      : 'The access token you sent could not be found or is invalid.'
  return { status: 401, headers: {}, body: { sys: { type: 'Error', id: 'AccessTokenInvalid' }, message } }
}
