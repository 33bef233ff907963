/** A language of the website. `code` is the first part of every path, `iso` the platform's own locale code. */
export type Locale = { readonly code: string; readonly iso: string; readonly default: boolean }

export const localeOf = (iso: string, isDefault: boolean): Locale => ({
  code: iso.split('-')[0]?.toLowerCase() ?? iso,
  iso,
  default: isDefault,
})

/** `nl-BE` as Open Graph writes it: `nl_BE`. */
export const openGraphLocale = ({ iso }: Locale): string => iso.replace('-', '_')
