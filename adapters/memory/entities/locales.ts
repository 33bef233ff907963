import { fallbackChain } from '../../../domain/platform/localization.ts'
import type { Place } from '../places.ts'
import type { Records } from '../store/records.ts'
import type { Stored } from '../store/stored.ts'

export type LocaleRecord = Stored & {
  readonly code: string
  readonly name: string
  readonly default: boolean
  readonly fallbackCode: string | null
  readonly optional: boolean
  readonly contentDeliveryApi: boolean
  readonly contentManagementApi: boolean
}

/** The locales of an environment, and what follows from them. */
export type Locales = {
  readonly all: ReadonlyArray<LocaleRecord>
  readonly codes: ReadonlyArray<string>
  readonly standard: string
  /** A locale and those it falls back to; a chain that runs in a circle ends there. */
  readonly chain: (code: string) => ReadonlyArray<string>
  /** Codes whose translations the management and the delivery API hide. */
  readonly hiddenFromManagement: ReadonlyArray<string>
  readonly hiddenFromDelivery: ReadonlyArray<string>
}

type Known = { readonly changes: number; readonly locales: Locales }
const known = new WeakMap<object, Known>()

/** Found out once, and again when a locale has changed. */
export const localesOf = (records: Records, { path }: Pick<Place, 'path'>): Locales => {
  const folder = records.folder(`${path}/locales`)
  const before = known.get(folder)
  if (before?.changes === folder.changes) return before.locales
  const locales = read([...folder.values()] as ReadonlyArray<Stored> as ReadonlyArray<LocaleRecord>)
  known.set(folder, { changes: folder.changes, locales })
  return locales
}

const read = (all: ReadonlyArray<LocaleRecord>): Locales => {
  const chains = new Map(all.map(({ code }) => [code, fallbackChain(all, code)]))
  const codesOf = (wanted: (locale: LocaleRecord) => boolean) => all.filter(wanted).map(({ code }) => code)
  return {
    all,
    codes: codesOf(() => true),
    standard: all.find((locale) => locale.default)?.code ?? 'en-US',
    chain: (code) => chains.get(code) ?? [code],
    hiddenFromManagement: codesOf(({ contentManagementApi }) => contentManagementApi === false),
    hiddenFromDelivery: codesOf(({ contentDeliveryApi }) => contentDeliveryApi === false),
  }
}

type Values = { readonly [locale: string]: unknown }
export type Fields = { readonly [field: string]: Values }

/** The translations of these fields without those in some locales; a field that has no other goes as a whole. */
export const withoutLocales = (fields: Fields, codes: ReadonlyArray<string>): Fields =>
  codes.length === 0 ? fields : mapValues(fields, (code) => !codes.includes(code))

export const onlyLocales = (fields: Fields, codes: ReadonlyArray<string>): Fields =>
  mapValues(fields, (code) => codes.includes(code))

const mapValues = (fields: Fields, keeps: (code: string) => boolean): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, values]) => {
      const kept = Object.entries(values).filter(([code]) => keeps(code))
      return kept.length > 0 ? [[name, Object.fromEntries(kept)]] : []
    }),
  )
