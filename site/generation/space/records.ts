import { elementsOf } from '../../../adapters/export/reading.ts'
import type { DeliveredEntry, SyncPage } from '../../../ports/platform/delivery.ts'

/** Entries and assets by id, each as the JSON that is kept of it: a tenth of what the objects would take. */
export type Records = { readonly Entry: Map<string, string>; readonly Asset: Map<string, string> }

export const noRecords = (): Records => ({ Entry: new Map(), Asset: new Map() })

/** Those of a file that was written here. */
export const recordsOf = (file: string): Records => {
  const records = noRecords()
  const lists: { readonly [list: string]: Map<string, string> } = { entries: records.Entry, assets: records.Asset }
  for (const { list, bytes } of elementsOf(file, false)) {
    const text = bytes.toString()
    lists[list]?.set((JSON.parse(text) as DeliveredEntry).sys.id, text)
  }
  return records
}

/** A record in place of what was known of it; or nothing, when it is gone. */
export const apply = (records: Records, { sys, fields = {} }: SyncPage['items'][number]): void => {
  if (sys.type === 'Entry' || sys.type === 'Asset') records[sys.type].set(sys.id, textOf({ sys, fields }))
  else if (sys.type === 'DeletedEntry') records.Entry.delete(sys.id)
  else if (sys.type === 'DeletedAsset') records.Asset.delete(sys.id)
}

/** Its brace closes on a line of its own, by which those who read the file find the end at once. */
export const textOf = (record: Pick<DeliveredEntry, 'sys' | 'fields'>): string =>
  `${JSON.stringify({ sys: sysOf(record), fields: record.fields }).slice(0, -1)}\n  }`

/** Of what the platform says of a record, that which a website is made from. */
const sysOf = ({ sys }: Pick<DeliveredEntry, 'sys'>) => {
  const { id, type, createdAt, updatedAt, revision, contentType } = sys as DeliveredEntry['sys'] & { readonly revision?: number }
  return { id, type, createdAt, updatedAt, revision, contentType }
}

/** How often the record had been published, as far as it says so; nothing when there is no such record. */
export const revisionOf = (records: Records, type: keyof Records, id: string): number | undefined => {
  const text = records[type].get(id)
  if (text === undefined) return undefined
  const { revision } = (JSON.parse(text) as { readonly sys: { readonly revision?: number } }).sys
  return revision ?? Number.POSITIVE_INFINITY
}
