type Args = ReadonlyArray<unknown>

/** What an operation of the core takes: where, and the payload. */
export type CoreArguments = readonly [at: object, payload?: unknown]

/** Operations whose official form takes more than parameters, payload and headers, by full name. */
export const positional: { readonly [operation: string]: (params: object, ...rest: Args) => CoreArguments } = {
  'contentType.omitAndDeleteField': (params, contentType, fieldId) => [{ ...params, fieldId }, contentType],
  'asset.processForLocale': (params, asset, locale, options) => [{ ...params, asset, locale, options }],
  'asset.processForAllLocales': (params, asset, options) => [{ ...params, asset, options }],
  'release.asset.processForLocale': (params, asset, locale, options) => [{ ...params, asset, locale, options }],
  'release.asset.processForAllLocales': (params, asset, options) => [{ ...params, asset, options }],
}
