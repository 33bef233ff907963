import { localeProblems } from '../../../domain/platform/validation/locale.ts'
import { E, pipe } from '../../../domain/prelude.ts'
import { type Answer, operation, type Parameters } from '../answer.ts'
import { type Fields, type LocaleRecord, localesOf, withoutLocales } from '../entities/locales.ts'
import { counted } from '../lists.ts'
import { changed, created, type Machine } from '../machine.ts'
import { inEnvironment, type Place, placed } from '../places.ts'
import { invalidPayload, notFound, type Problem, serverError, stale } from '../refusals.ts'
import { type Stored, sysOf } from '../store/stored.ts'

type Draft = Partial<Omit<LocaleRecord, 'sys'>> & { readonly sys?: { readonly version?: number } }
type Found = { readonly place: Place; readonly locale: LocaleRecord }
const folderOf = ({ path }: Place): string => `${path}/locales`
const contents = ['entries', 'assets', 'published/entries', 'published/assets']

/** What a new locale is unless it is said: it falls back to the default one, and both APIs show it. */
export const completedLocale = (draft: Draft, standard: string | undefined): Omit<LocaleRecord, 'sys'> => ({
  name: draft.name ?? draft.code ?? '',
  code: draft.code ?? '',
  internal_code: draft.code ?? '',
  fallbackCode: draft.fallbackCode === undefined ? (standard ?? null) : draft.fallbackCode,
  optional: draft.optional ?? false,
  contentDeliveryApi: draft.contentDeliveryApi ?? true,
  contentManagementApi: draft.contentManagementApi ?? true,
  default: draft.default ?? false,
})

export const locales = (machine: Machine) => {
  const { records } = machine
  const find = (at: Parameters): Answer<Found> =>
    pipe(
      inEnvironment(machine)(at),
      E.flatMap((place) => {
        const locale = records.get(folderOf(place), at.localeId) as LocaleRecord | undefined
        return locale ? E.right({ place, locale }) : E.left(notFound('Could not find a locale.'))
      }),
    )

  const update = ({ place, locale }: Found, draft: Draft): Answer<Stored> => {
    const { sys: given, ...content } = draft
    const next = { ...locale, ...content, default: locale.default, internal_code: content.code ?? locale.code }
    const all = localesOf(records, place).all
    const problems = localeProblems(next, all, locale).map(told)
    if (problems.length > 0 && problems.every(({ path }) => path === 'code' || path?.[0] === 'code'))
      return E.left(problems.some(({ name }) => name === 'taken') ? serverError() : invalidPayload(problems))
    if (JSON.stringify(next) === JSON.stringify(locale)) return E.right(placed(place)(locale))
    if (Number(given?.version ?? 0) !== locale.sys.version) return E.left(stale())
    const used = usageProblems(next, locale, all)
    if (problems.length + used.length > 0) return E.left(invalidPayload([...problems, ...used]))
    const sys = sysOf(locale.sys, { version: (locale.sys.version ?? 0) + 1 }, changed(machine))
    if (next.code !== locale.code) relabel(machine, place, locale.code, next.code)
    return E.right(placed(place)(records.put(folderOf(place), locale.sys.id, { ...next, sys })))
  }

  return {
    get: operation((at) =>
      pipe(
        find(at),
        E.map(({ place, locale }) => placed(place)(locale)),
      ),
    ),
    getMany: operation((at) =>
      pipe(
        inEnvironment(machine)(at),
        E.flatMap((place) => {
          const query = at.query ?? {}
          return counted(Number(query.limit) === 0 ? { ...query, limit: 100 } : query)(
            records.all(folderOf(place)),
            placed(place),
          )
        }),
      ),
    ),
    create: operation<Draft>((at, draft) =>
      pipe(
        inEnvironment(machine)(at),
        E.flatMap((place) => {
          const { all, standard } = localesOf(records, place)
          const { default: _, ...given } = draft
          const locale = completedLocale(given, all.length > 0 ? standard : undefined)
          const problems = localeProblems(locale, all).map(told)
          if (problems.length > 0) return E.left(invalidPayload(problems))
          const id = machine.newId()
          const sys = { type: 'Locale', id, version: 1, ...created(machine) }
          return E.right(placed(place)(records.put(folderOf(place), id, { ...locale, sys })))
        }),
      ),
    ),
    update: operation<Draft>((at, draft) =>
      pipe(
        find(at),
        E.flatMap((one) => update(one, draft)),
      ),
    ),
    delete: operation((at) =>
      pipe(
        find(at),
        E.flatMap(({ place, locale }) => {
          if (locale.default) return E.left(serverError())
          const used = fallbackOf(locale, localesOf(records, place).all)
          if (used) return E.left(invalidPayload([used]))
          records.remove(folderOf(place), locale.sys.id)
          rewrite(machine, place, (fields) => withoutLocales(fields, [locale.code]))
          return E.right(undefined)
        }),
      ),
    ),
  }
}

/** The platform names the place of what is taken in one word. */
const told = (problem: Problem): Problem => (problem.name === 'taken' ? { ...problem, path: 'code' } : problem)

/** What other locales fall back to must stay what it is. */
const usageProblems = (next: LocaleRecord, before: LocaleRecord, all: ReadonlyArray<LocaleRecord>): ReadonlyArray<Problem> => {
  const isKept = next.code === before.code && next.contentDeliveryApi
  const used = isKept ? undefined : fallbackOf(before, all)
  return used ? [used] : []
}
const fallbackOf = ({ code }: LocaleRecord, all: ReadonlyArray<LocaleRecord>): Problem | undefined =>
  all.some(({ fallbackCode }) => fallbackCode === code)
    ? { name: 'fallback_locale', path: 'code', value: code, details: 'Other locales fall back to this one' }
    : undefined

/** Content keeps its versions when a locale changes its code, or goes. */
const rewrite = ({ records }: Machine, { path }: Place, change: (fields: Fields) => Fields): void => {
  for (const folder of contents)
    for (const record of records.all(`${path}/${folder}`)) {
      const fields = record.fields as Fields
      const next = change(fields)
      if (JSON.stringify(next) !== JSON.stringify(fields))
        records.put(`${path}/${folder}`, record.sys.id, { ...record, fields: next })
    }
}
const relabel = (machine: Machine, place: Place, before: string, after: string): void =>
  rewrite(machine, place, (fields) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, values]) => [
        name,
        Object.fromEntries(Object.entries(values).map(([code, value]) => [code === before ? after : code, value])),
      ]),
    ),
  )
