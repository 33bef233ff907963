import type { Link } from '../../../domain/platform/sys.ts'
import { E, pipe } from '../../../domain/prelude.ts'
import { type Answer, operation } from '../answer.ts'
import { counted } from '../lists.ts'
import { changed, created, type Machine } from '../machine.ts'
import { inOrganization, inSpace, ofUser } from '../places.ts'
import { plainly } from '../plain-query.ts'
import { notFound } from '../refusals.ts'
import { resource } from '../resource.ts'
import { type Stored, sysOf } from '../store/stored.ts'

/** The one whose tokens these are. */
export const openUser = (
  machine: Machine,
  user: { readonly email: string; readonly firstName: string; readonly lastName: string },
): void => {
  const { id } = machine.user.sys
  machine.records.put('users', id, {
    ...user,
    avatarUrl: '',
    activated: true,
    confirmed: true,
    signInCount: 1,
    '2faEnabled': false,
    sys: { type: 'User', id, version: 1, ...created(machine) },
  })
}

export const users = (machine: Machine) => {
  const { records } = machine
  const members = (folder: string): ReadonlyArray<Stored> => {
    const ids = records.all(folder).flatMap(({ sys }) => (sys.user as Link | undefined)?.sys.id ?? [])
    return [...new Set(ids)].flatMap((id) => records.get('users', id) ?? [])
  }
  const find = (folder: string, id: string): Answer<Stored> =>
    E.fromNullable(notFound())(members(folder).find(({ sys }) => sys.id === id))
  const ofSpace = (id: string) => `spaces/${id}/space_memberships`
  const ofOrganization = (id: string) => `organizations/${id}/organization_memberships`
  return {
    getCurrent: operation(() => E.fromNullable(notFound())(records.get('users', machine.user.sys.id))),
    getForSpace: operation((at) =>
      pipe(
        inSpace(machine)(at),
        E.flatMap(() => find(ofSpace(at.spaceId), at.userId)),
      ),
    ),
    getManyForSpace: operation((at) =>
      pipe(
        inSpace(machine)(at),
        E.flatMap(() => counted(at.query ?? {})(plainly(at.query ?? {})(members(ofSpace(at.spaceId))), (user) => user)),
      ),
    ),
    getForOrganization: operation((at) =>
      pipe(
        inOrganization(machine)(at),
        E.flatMap(() => find(ofOrganization(at.organizationId), at.userId)),
      ),
    ),
    getManyForOrganization: operation((at) =>
      pipe(
        inOrganization(machine)(at),
        E.flatMap(() =>
          counted(at.query ?? {})(plainly(at.query ?? {})(members(ofOrganization(at.organizationId))), (user) => user),
        ),
      ),
    ),
  }
}

/** Tokens of the management API. What a token is, is told once. */
export const accessTokens = (machine: Machine) => {
  const { records } = machine
  const tokens = resource(machine, {
    type: 'PersonalAccessToken',
    folder: 'access_tokens',
    id: 'tokenId',
    locate: ofUser,
    versions: 'none',
    problems: ({ name, scopes }) => [
      ...(typeof name === 'string' && name !== '' ? [] : [{ name: 'required', path: ['name'] }]),
      ...(Array.isArray(scopes) && scopes.every((scope) => /^content_management_(read|manage)$/.test(String(scope)))
        ? []
        : [{ name: 'in', path: ['scopes'], value: scopes, expected: ['content_management_read', 'content_management_manage'] }]),
    ],
    kept: ({ name, scopes }) => ({
      name,
      scopes,
      revokedAt: null,
      token: `CFPAT-${machine.newId()}${machine.newId()}`.slice(0, 49),
    }),
    sys: ({ expiresIn }) => ({
      expiresAt: typeof expiresIn === 'number' ? new Date(Date.parse(machine.now()) + expiresIn * 1000).toISOString() : null,
    }),
    shown: ({ token: _, ...record }) => record,
  })
  const path = `users/${machine.user.sys.id}/access_tokens`
  const told = (made: Stored): Stored => ({ ...made, token: records.get(path, made.sys.id)?.token })
  const createAndTell: typeof tokens.create = (at, draft) => () =>
    tokens
      .create(at, draft)()
      .then((made) => (E.isRight(made) ? E.right(told(made.right as Stored)) : made))
  const revoke = operation((at) => {
    const token = records.get(path, at.tokenId)
    if (!token) return E.left(notFound())
    const { token: _, ...revoked }: Stored = records.put(path, at.tokenId, {
      ...token,
      revokedAt: machine.now(),
      sys: sysOf(token.sys, changed(machine)),
    })
    return E.right(revoked)
  })
  return {
    personalAccessToken: { get: tokens.get, getMany: tokens.getMany, create: createAndTell, revoke },
    accessToken: {
      get: tokens.get,
      getMany: tokens.getMany,
      createPersonalAccessToken: createAndTell,
      revoke,
      getManyForOrganization: operation((at) =>
        pipe(
          inOrganization(machine)(at),
          E.flatMap(() => counted(at.query ?? {})(records.all(path), ({ token: _, ...token }) => token)),
        ),
      ),
    },
  }
}

/** Programs that may act for a user; their secret is told while they are made only. */
export const oauthApplications = (machine: Machine) => {
  const applications = resource(machine, {
    type: 'OAuthApplication',
    folder: 'oauth_applications',
    id: 'oauthApplicationId',
    locate: ofUser,
    versions: 'none',
    walked: true,
    usual: 25,
    // An update says only what changes.
    problems: (draft, _at, current) => {
      const { name, redirectUri } = { ...current, ...draft } as { readonly [name: string]: unknown }
      return [
        ...(typeof name === 'string' && name !== '' ? [] : [{ name: 'required', path: ['name'] }]),
        ...(/^https?:\/\//.test(String(redirectUri)) ? [] : [{ name: 'uri', path: ['redirectUri'], value: redirectUri }]),
      ]
    },
    kept: (draft, _at, current) => {
      const { sys: _, ...whole } = { description: '', scopes: [], confidential: true, ...current, ...draft } as Stored
      const clientId = current?.clientId ?? machine.newId()
      return { ...whole, clientId, clientSecret: current?.clientSecret ?? `${machine.newId()}${machine.newId()}` }
    },
    sys: (_draft, _at, current) => ({ lastUsedAt: current?.sys.lastUsedAt ?? null }),
    shown: ({ clientSecret: _, ...application }) => application,
  })
  const folder = `users/${machine.user.sys.id}/oauth_applications`
  const create: typeof applications.create = (at, draft) => () =>
    applications
      .create(at, draft)()
      .then((made) =>
        E.isRight(made)
          ? E.right({ ...made.right, clientSecret: machine.records.get(folder, made.right.sys.id)?.clientSecret })
          : made,
      )
  return { oauthApplication: { ...applications, create, getManyForUser: applications.getMany } }
}
