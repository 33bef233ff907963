import { loadSnapshot, typeOf, type WholeSnapshot } from '../../../adapters/content/snapshot.ts'
import { localeOf } from '../../../domain/locale.ts'
import { E, pipe, TE } from '../../../domain/prelude.ts'
import type { PlatformError, SpaceError } from '../../../ports/errors.ts'
import type { DeliveredEntry, DeliveredLocale } from '../../../ports/platform/delivery.ts'
import type { Outcome } from '../../../ports/platform/operations.ts'
import type { Reading } from '../space.ts'
import type { Awaiting } from './awaited.ts'
import { contentFile, forgetToken, keepContent } from './kept.ts'
import type { Environment, Model, SpaceApi } from './model.ts'
import { apply, noRecords, type Records } from './records.ts'

type Whole = { readonly model: Required<Model>; readonly records: Records }

/** Reads everything, whatever was kept before. */
export const readWholly = async (
  folder: string,
  { api, at }: Reading,
  locales: ReadonlyArray<DeliveredLocale>,
  awaiting: Awaiting,
): Promise<E.Either<PlatformError | SpaceError, unknown>> => {
  const read = await awaiting(async () => {
    const found = await undisturbed(api, at, readAll(api, at, locales))()
    return E.isLeft(found) ? found : E.right({ ...found.right, records: () => found.right.value.records })
  })
  if (E.isLeft(read)) return read
  const { model, records } = read.right.value
  forgetToken(folder)
  keepContent(contentFile(folder), model, records)
  return read
}

/** In every language as the platform shows it: it has chosen what stands in for a missing translation. */
export const readAll = (api: SpaceApi, at: Environment, locales: ReadonlyArray<DeliveredLocale>): Outcome<Whole> =>
  pipe(
    TE.traverseSeqArray((locale: DeliveredLocale) => loadSnapshot(api, at)(localeOf(locale.code, locale.default)))(locales),
    TE.map((snapshots) => exported(locales, snapshots)),
  )

/** From here on every locale has its own values. */
const exported = (locales: ReadonlyArray<DeliveredLocale>, snapshots: ReadonlyArray<WholeSnapshot>): Whole => {
  const entries = merged(snapshots.map(({ locale, entries }) => [locale.iso, entries()]))
  const records = noRecords()
  for (const record of [...entries, ...merged(snapshots.map(({ locale, assets }) => [locale.iso, assets()]))])
    apply(records, record)
  return {
    model: { locales: locales.map((locale) => ({ ...locale, fallbackCode: null })), contentTypes: typesOf(entries) },
    records,
  }
}

type Merged = { readonly sys: DeliveredEntry['sys']; readonly fields: { [field: string]: { [locale: string]: unknown } } }

const merged = (all: ReadonlyArray<readonly [string, ReadonlyArray<DeliveredEntry>]>): ReadonlyArray<Merged> => {
  const byId = new Map<string, Merged>()
  for (const [iso, records] of all)
    for (const { sys, fields } of records) {
      const one = byId.get(sys.id) ?? { sys, fields: {} }
      byId.set(sys.id, one)
      for (const [name, value] of Object.entries(fields)) one.fields[name] = { ...one.fields[name], [iso]: value }
    }
  return [...byId.values()]
}

const typesOf = (entries: ReadonlyArray<Merged>): Required<Model>['contentTypes'] => {
  const types = new Map<string, Set<string>>()
  for (const entry of entries) {
    const type = typeOf(entry)
    const names = types.get(type) ?? new Set()
    types.set(type, names)
    for (const name of Object.keys(entry.fields)) names.add(name)
  }
  return [...types].map(([id, names]) => ({
    sys: { id, type: 'ContentType' },
    name: id,
    fields: [...names].map((name) => ({ id: name, localized: true })),
  }))
}

/** What all of it is known by: anything that is published or taken away changes it. Two small requests. */
export const stampOf = (api: Pick<SpaceApi, 'getEntries' | 'getAssets'>, at: Environment): Outcome<string> =>
  pipe(
    [api.getEntries, api.getAssets],
    TE.traverseSeqArray((list) => list({ ...at, query: { select: 'sys', include: 0, order: '-sys.updatedAt', limit: 1 } })),
    TE.map((lists) => JSON.stringify(lists.map(({ total, items }) => [total, items[0]?.sys.id, items[0]?.sys.updatedAt]))),
  )

const attempts = 3

/** Pages of a list shift while somebody publishes: whatever is read counts only if nobody did. */
export const undisturbed =
  <A>(
    api: SpaceApi,
    at: Environment,
    read: Outcome<A>,
  ): TE.TaskEither<PlatformError | SpaceError, { readonly value: A; readonly stamp: string }> =>
  async () => {
    let before = await stampOf(api, at)()
    for (let attempt = 1; attempt <= attempts; attempt++) {
      if (E.isLeft(before)) return before
      const value = await read()
      if (E.isLeft(value)) return value
      const after = await stampOf(api, at)()
      if (E.isLeft(after)) return after
      if (after.right === before.right) return E.right({ value: value.right, stamp: after.right })
      before = after
    }
    return E.left({ _tag: 'Restless', space: at.spaceId, times: attempts })
  }
