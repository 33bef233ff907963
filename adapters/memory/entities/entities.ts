import { E, pipe } from '../../../domain/prelude.ts'
import type { Parts } from '../actions/publishing.ts'
import { releasedRecords } from '../actions/released.ts'
import { operation, type Parameters } from '../answer.ts'
import type { Machine } from '../machine.ts'
import { inEnvironment } from '../places.ts'
import { assetKind, assetProcessing, type FileHosts } from './assets.ts'
import { entryKind } from './entries.ts'
import { contentLife } from './life.ts'
import { contentLists } from './lists.ts'
import { draftsOf } from './record.ts'
import { notResolvable, reach } from './references.ts'

type Operation = (at: Parameters, payload?: never) => unknown
type Operations = { readonly [name: string]: Operation }

/** With `releaseId`, an operation works on the record as it is in that release. */
const inReleaseToo = <T extends Operations>(
  outside: T,
  inside: { readonly [name: string]: unknown },
  ...names: ReadonlyArray<string>
): T =>
  Object.fromEntries(
    Object.entries(outside).map(([name, perform]) => [
      name,
      names.includes(name)
        ? (at: Parameters = {}, payload: never) =>
            at.releaseId === undefined ? perform(at, payload) : (inside[name] as Operation)(at, payload)
        : perform,
    ]),
    // The same names with the same types, each in one place or the other.
  ) as T

const released = ['get', 'getMany', 'create', 'createWithId', 'update', 'patch']

/** Entries and assets, inside releases and out. */
export const content = (machine: Machine, hosts: FileHosts) => {
  const entries = entryKind(machine)
  const assets = assetKind(machine)
  const entryLife = contentLife(machine, entries)
  const assetLife = contentLife(machine, assets)
  const releaseEntry = releasedRecords(machine, entries, entryLife)
  const releaseAsset = releasedRecords(machine, assets, assetLife)
  const parts: Parts = { entry: { kind: entries, life: entryLife }, asset: { kind: assets, life: assetLife } }

  const references = operation((at) =>
    pipe(
      inEnvironment(machine)(at),
      E.map((place) => {
        const get = (folder: 'entries' | 'assets') => (id: string) => machine.records.get(draftsOf(place, { folder }), id)
        const entry = get('entries')(at.entryId)
        const items = entry ? [entry] : []
        const depth = Math.min(Number(at.include ?? 2), 10)
        const { includes, missing } = reach(items, depth, { entry: get('entries'), asset: get('assets') })
        const show = entryLife.shown(place) as (record: object) => object
        const shown = Object.fromEntries(Object.entries(includes).map(([type, all]) => [type, all.map(show)]))
        return {
          sys: { type: 'Array' },
          items: items.map(show),
          includes: shown,
          ...(missing.length > 0 ? { errors: missing.map(notResolvable) } : {}),
        }
      }),
    ),
  )

  const { patch: _, ...assetOperations } = assetLife.operations
  const process = assetProcessing(machine, assets, assetLife, releaseAsset, hosts)
  const entry = { ...entryLife.operations, ...contentLists(machine, entries, entryLife), references }
  const asset = { ...assetOperations, ...contentLists(machine, assets, assetLife), process }
  return {
    parts,
    entry: inReleaseToo(entry, releaseEntry, ...released),
    asset: inReleaseToo(asset, releaseAsset, ...released),
    releaseEntry,
    releaseAsset,
  }
}
