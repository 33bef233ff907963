import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadSnapshot, typeOf, type WholeSnapshot } from '../../adapters/content/snapshot.ts'
import { localeOf } from '../../domain/locale.ts'
import { E, pipe, TE } from '../../domain/prelude.ts'
import type { Checked } from '../../ports/content.ts'
import type { Failure } from '../../ports/errors.ts'
import type { DeliveredEntry, DeliveredLocale, Delivery } from '../../ports/platform/delivery.ts'
import type { At } from '../../ports/platform/operations.ts'
import type { Source } from './source.ts'

/** What is published in a space, as an export file of our own: whatever comes after reads content in one way only. */
export const fetchedInto =
  (folder: string, delivery: Delivery, at: At<'spaceId' | 'environmentId'>): Checked<Source> =>
  async () => {
    const fetched = await fetchAll(delivery, at)()
    if (E.isLeft(fetched)) return fetched
    const file = join(folder, 'space.json')
    mkdirSync(folder, { recursive: true })
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(exported(fetched.right.locales, fetched.right.snapshots)))
    renameSync(`${file}.${process.pid}`, file)
    return E.right({ files: [file], folder, ownFiles: false })
  }

type Fetched = { readonly locales: ReadonlyArray<DeliveredLocale>; readonly snapshots: ReadonlyArray<WholeSnapshot> }

const fetchAll = (delivery: Delivery, at: At<'spaceId' | 'environmentId'>): Checked<Fetched> =>
  pipe(
    delivery.getLocales(at),
    TE.bindTo('found'),
    TE.bind('snapshots', ({ found }) =>
      TE.traverseSeqArray((locale: DeliveredLocale) => loadSnapshot(delivery, at)(localeOf(locale.code, locale.default)))(
        found.items,
      ),
    ),
    TE.map(({ found, snapshots }) => ({ locales: found.items, snapshots })),
    TE.mapLeft((error): ReadonlyArray<Failure> => [error]),
  )

/** The platform has chosen what stands in for a missing translation; every locale has its own values from here on. */
const exported = (locales: ReadonlyArray<DeliveredLocale>, snapshots: ReadonlyArray<WholeSnapshot>) => {
  const entries = merged(snapshots.map(({ locale, entries }) => [locale.iso, entries()]))
  const assets = merged(snapshots.map(({ locale, assets }) => [locale.iso, assets()]))
  return {
    contentTypes: typesOf(entries),
    locales: locales.map((locale) => ({ ...locale, fallbackCode: null })),
    entries,
    assets,
  }
}

type Merged = { readonly sys: DeliveredEntry['sys']; readonly fields: { [field: string]: { [locale: string]: unknown } } }

const merged = (all: ReadonlyArray<readonly [string, ReadonlyArray<DeliveredEntry>]>): ReadonlyArray<Merged> => {
  const byId = new Map<string, Merged>()
  for (const [iso, records] of all)
    for (const { sys, fields } of records) {
      const { locale: _, ...own } = sys as DeliveredEntry['sys'] & { readonly locale?: string }
      const one = byId.get(sys.id) ?? { sys: own, fields: {} }
      byId.set(sys.id, one)
      for (const [name, value] of Object.entries(fields)) one.fields[name] = { ...one.fields[name], [iso]: value }
    }
  return [...byId.values()]
}

const typesOf = (entries: ReadonlyArray<Merged>) => {
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
