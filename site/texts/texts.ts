import type { Day } from '../../domain/facts.ts'
import { en } from './en.ts'
import { nl } from './nl.ts'

export type Texts = typeof nl

export const languages: { readonly [code: string]: Texts } = { nl, en }

/** A language without texts is a bug in this website, not in its content: nothing sensible can be shown. */
export const textsOf = (code: string): Texts => {
  const texts = languages[code]
  if (!texts) throw new Error(`There are no interface texts for "${code}"; add site/texts/${code}.ts.`)
  return texts
}

/** Not through Intl: the server and the browser may know other calendars, and both must print the same. */
export const formatDay = ({ date, months }: Texts, day: Day): string => {
  const [year = '', month = '', number = ''] = day.split('-')
  return date(String(Number(number)), months[Number(month) - 1] ?? month, year)
}

export const languageName = ({ languages }: Texts, code: string): string =>
  (languages as { readonly [code: string]: string })[code] ?? code.toUpperCase()

/** Sizes as people read them: thousands, not 1024s. */
export const formatSize = ({ decimal }: Texts, bytes: number): string =>
  bytes < 1e6 ? `${Math.max(1, Math.round(bytes / 1e3))} kB` : `${(bytes / 1e6).toFixed(1).replace('.', decimal)} MB`
