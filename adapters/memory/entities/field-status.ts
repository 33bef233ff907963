import { type Fields, onlyLocales } from './locales.ts'
import type { ContentRecord } from './record.ts'

type Status = 'draft' | 'published' | 'changed'
export type FieldStatus = { readonly '*': { readonly [locale: string]: Status } }

/** What is public of each locale: nothing, all of it as it is, or something older. */
export const fieldStatusOf = (
  fields: Fields,
  published: ContentRecord | undefined,
  codes: ReadonlyArray<string>,
): FieldStatus => {
  const before = (published?.sys.fieldStatus as FieldStatus | undefined)?.['*'] ?? {}
  const statusOf = (code: string): Status => {
    if (!published || before[code] === undefined || before[code] === 'draft') return 'draft'
    return inLocale(fields, code) === inLocale(published.fields, code) ? 'published' : 'changed'
  }
  return { '*': Object.fromEntries(codes.map((code) => [code, statusOf(code)])) }
}

const inLocale = (fields: Fields, code: string): string => {
  const values = onlyLocales(fields, [code])
  return JSON.stringify(
    Object.keys(values)
      .sort()
      .map((name) => [name, values[name]?.[code]]),
  )
}

/** Locales in which something is public. */
export const publicLocales = ({ sys }: ContentRecord): ReadonlyArray<string> | undefined => {
  const status = (sys.fieldStatus as FieldStatus | undefined)?.['*']
  return status && Object.keys(status).filter((code) => status[code] !== 'draft')
}
