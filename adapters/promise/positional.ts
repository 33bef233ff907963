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
