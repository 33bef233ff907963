import type { Entity, OpenEntity } from '../../domain/platform/sys.ts'
import type { Ask, Collection, CursorPage, Send } from './operations.ts'

export type User = Entity & {
  readonly email?: string
  readonly firstName?: string | null
  readonly lastName?: string | null
  readonly avatarUrl?: string | null
}
export type Users = {
  readonly getCurrent: Ask<never, User>
  readonly getForSpace: Ask<'spaceId' | 'userId', User>
  readonly getManyForSpace: Ask<'spaceId', Collection<User>>
  readonly getForOrganization: Ask<'organizationId' | 'userId', User>
  readonly getManyForOrganization: Ask<'organizationId', Collection<User>>
}

/** `token` is told once, when it is made. */
export type AccessTokenDraft = {
  readonly name: string
  readonly scopes: ReadonlyArray<string>
  readonly expiresIn?: number | null
}
export type AccessToken = {
  readonly sys: Entity['sys'] & { readonly expiresAt?: string | null }
  readonly name: string
  readonly scopes: ReadonlyArray<string>
  readonly revokedAt?: string | null
  readonly token?: string
}
export type PersonalAccessTokens = {
  readonly get: Ask<'tokenId', AccessToken>
  readonly getMany: Ask<never, Collection<AccessToken>>
  readonly create: Send<never, AccessTokenDraft, AccessToken>
  readonly revoke: Ask<'tokenId', AccessToken>
}
export type AccessTokens = {
  readonly get: Ask<'tokenId', AccessToken>
  readonly getMany: Ask<never, Collection<AccessToken>>
  readonly createPersonalAccessToken: Send<never, AccessTokenDraft, AccessToken>
  readonly revoke: Ask<'tokenId', AccessToken>
  readonly getManyForOrganization: Ask<'organizationId', Collection<AccessToken>>
}

type OneApplication = 'userId' | 'oauthApplicationId'
type Draft = { readonly [name: string]: unknown }
export type OAuthApplications = {
  readonly get: Ask<OneApplication, OpenEntity>
  readonly getManyForUser: Ask<'userId', CursorPage<OpenEntity>>
  readonly create: Send<'userId', Draft, OpenEntity>
  readonly update: Send<OneApplication, Draft, OpenEntity>
  readonly delete: Ask<OneApplication, undefined>
}
