/** Values by locale code. A field that is not localized has the default locale's only. */
export type LocalizedFields = { readonly [field: string]: { readonly [locale: string]: unknown } }

type Falling = { readonly code: string; readonly fallbackCode?: string | null }

/** A locale and those it falls back to; a chain that runs in a circle ends there. */
export const fallbackChain = (
  all: ReadonlyArray<Falling>,
  code: string,
  seen: ReadonlyArray<string> = [],
): ReadonlyArray<string> => {
  const next = all.find((locale) => locale.code === code)?.fallbackCode
  const chain = [...seen, code]
  return next && !chain.includes(next) ? fallbackChain(all, next, chain) : chain
}

/** What a content type says about its fields; nothing where it is not published. */
export type FieldsById = ReadonlyMap<string, { readonly localized?: boolean; readonly omitted?: boolean }>

/**
 * Values in one locale, whose chain is given: a field that is not localized has its default value, others fall back where they have none.
 * `isTyped` tells entries from assets, whose fields are localized without a content type.
 */
export const valuesIn = (chain: ReadonlyArray<string>, standard: string) => {
  const [either, only] = [[...chain, standard], [standard]]
  return (fields: LocalizedFields, type: FieldsById | undefined, isTyped: boolean): { readonly [field: string]: unknown } => {
    const values: { [field: string]: unknown } = {}
    for (const name of Object.keys(fields)) {
      // Where the content type is not there, nobody knows what is localized: then the default value stands in.
      const codes = type ? (type.get(name)?.localized ? chain : only) : isTyped ? either : chain
      const value = firstOf(codes, fields[name] ?? {})
      if (value !== undefined && value !== null) values[name] = value
    }
    return values
  }
}

const firstOf = (codes: ReadonlyArray<string>, byLocale: LocalizedFields[string]): unknown => {
  for (const code of codes) if (code in byLocale) return byLocale[code]
  return undefined
}
