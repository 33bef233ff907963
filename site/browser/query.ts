import { parse } from 'qs'

/** The query of an address. The library's own limits are those of section 9: 20 items of a list, 5 levels, 1000 parameters. */
export const queryOf = (search: string): { readonly [name: string]: unknown } => parse(search, { ignoreQueryPrefix: true })

/** A parameter that is one text, or nothing. */
export const parameterIn = (search: string, name: string): string | undefined => {
  const value = queryOf(search)[name]
  return typeof value === 'string' ? value : undefined
}
