import type { Asset, ProcessingOptions } from '../../ports/platform/asset.ts'
import type { ContentType } from '../../ports/platform/content-type.ts'
import type { Circumstances } from '../../ports/platform/operations.ts'
import type { AccessToken, AccessTokenDraft } from '../../ports/platform/user.ts'

type Args = ReadonlyArray<unknown>

/** What an operation of the core takes: where, and the payload. */
export type CoreArguments = readonly [at: object, payload?: unknown]

/** What needs no parameters starts with its payload. */
const withoutParameters = (payload: object, headers?: unknown): CoreArguments => [{ headers }, payload]

/** Operations whose official form takes more than parameters, payload and headers, by full name. */
export const positional: { readonly [operation: string]: (params: object, ...rest: Args) => CoreArguments } = {
  'personalAccessToken.create': withoutParameters,
  'accessToken.createPersonalAccessToken': withoutParameters,
  'contentType.omitAndDeleteField': (params, contentType, fieldId) => [{ ...params, fieldId }, contentType],
  'asset.processForLocale': (params, asset, locale, options) => [{ ...params, asset, locale, options }],
  'asset.processForAllLocales': (params, asset, options) => [{ ...params, asset, options }],
  'release.asset.processForLocale': (params, asset, locale, options) => [{ ...params, asset, locale, options }],
  'release.asset.processForAllLocales': (params, asset, options) => [{ ...params, asset, options }],
}

type Headers = { readonly [name: string]: string }
type Where = { readonly spaceId?: string; readonly environmentId?: string } & Circumstances
type CreateToken = (draft: AccessTokenDraft, headers?: Headers) => Promise<AccessToken>
type Processing = {
  readonly processForLocale: (params: Where, asset: Asset, locale: string, options?: ProcessingOptions) => Promise<Asset>
  readonly processForAllLocales: (params: Where, asset: Asset, options?: ProcessingOptions) => Promise<Asset>
}

/** The same as types. */
type Positional = {
  readonly personalAccessToken: { readonly create: CreateToken }
  readonly accessToken: { readonly createPersonalAccessToken: CreateToken }
  readonly contentType: {
    readonly omitAndDeleteField: (
      params: Where & { readonly contentTypeId: string },
      contentType: ContentType,
      fieldId: string,
    ) => Promise<ContentType>
  }
  readonly asset: Processing
  readonly release: { readonly asset: Processing }
}

/** A client whose operations take their arguments in the official order. */
export type InOfficialOrder<Client, Order = Positional> = Omit<Client, keyof Order> & {
  readonly [Name in keyof Order]: Order[Name] extends (...args: never) => unknown
    ? Order[Name]
    : Name extends keyof Client
      ? InOfficialOrder<Client[Name], Order[Name]>
      : Order[Name]
}
