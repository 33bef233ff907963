import { closeSync, openSync, readSync } from 'node:fs'
import { type FieldsById, fallbackChain, type LocalizedFields, valuesIn } from '../../domain/platform/localization.ts'
import type { Sys } from '../../domain/platform/sys.ts'
import type { DeliveredEntry, DeliveredLocale } from '../../ports/platform/delivery.ts'
import type { ExportedEntry } from '../../ports/platform/export-file.ts'
import { type ExportIndex, isVisible, NotAnExport } from './index-files.ts'
import { type Located, type Row, rowsIn } from './rows.ts'

/** The published records of an export, read when they are asked for. Those of late are remembered. */
export type ExportRecords = {
  readonly locales: ReadonlyArray<DeliveredLocale>
  readonly rowOf: (kind: Row['kind'], id: string) => Located | undefined
  readonly idsOf: (type: string) => ReadonlyArray<string>
  readonly assets: () => Iterable<ExportedEntry>
  /** In one locale, as the delivery API gives it. */
  readonly inLocale: (code: string) => (kind: Row['kind'], id: string) => DeliveredEntry | undefined
  readonly close: () => void
}

type Remembered = Pick<Row, 'file' | 'start'> & { readonly record: ExportedEntry }

type AddressOf = (url: string) => string | undefined

/** Places for records of late. They are used again and again: a list that grows and is made anew would keep what was in the old one alive. */
const places = 64

/** What a space has before anybody adds another one. */
const onlyLocale = [{ code: 'en-US', name: 'English (United States)', default: true, fallbackCode: null }]

export const recordsIn = ({ files, rows: table, model }: ExportIndex, addressOf: AddressOf = () => undefined): ExportRecords => {
  const descriptors = files.map((file) => openSync(file, 'r'))
  const rows = rowsIn(table)
  const known = new Array<Remembered | undefined>(places).fill(undefined)

  const read = (row: Located): ExportedEntry => {
    const { file, start } = row
    const before = known[start % places]
    if (before?.start === start && before.file === file) return before.record
    const record = parsed(descriptors[file] ?? -1, row)
    known[start % places] = { file, start, record }
    return record
  }

  const types = typesIn(model)
  const all = model.locales.length > 0 ? model.locales : onlyLocale
  const standard = all.find((locale) => locale.default)?.code ?? 'en-US'
  const visible = all.filter((locale) => (locale as { contentDeliveryApi?: boolean }).contentDeliveryApi !== false)
  const hidden = all.filter((locale) => !visible.includes(locale)).map(({ code }) => code)

  return {
    locales: visible.map(({ code, name, default: isDefault, fallbackCode }) => ({
      code,
      name,
      default: isDefault,
      fallbackCode,
    })),
    rowOf: rows.find,
    idsOf: rows.idsOf,
    assets: function* () {
      for (const row of rows) if (row.kind === 'Asset') yield read(row)
    },
    inLocale: oncePerLocale((code) => {
      const values = valuesIn(fallbackChain(all, code), standard)
      return (kind, id) => {
        const row = rows.find(kind, id)
        if (!row) return undefined
        const { sys, fields } = read(row)
        const type = row.type === undefined ? undefined : types.get(row.type)
        const shown = values(withoutHidden(withoutOmitted(fields, type), hidden), type, row.kind === 'Entry')
        return { sys: deliveredSys(sys), fields: kind === 'Asset' ? moved(shown, addressOf) : shown }
      }
    }),
    close: () => descriptors.forEach((descriptor) => void closeSync(descriptor)),
  }
}

const oncePerLocale = <A>(make: (code: string) => A): ((code: string) => A) => {
  const made = new Map<string, A>()
  return (code) => {
    const one = made.get(code) ?? make(code)
    made.set(code, one)
    return one
  }
}

/** Every record is read into the place of the one before. */
let place = Buffer.allocUnsafeSlow(1 << 17)

const parsed = (descriptor: number, { id, start, length }: Located): ExportedEntry => {
  if (place.length < length) place = Buffer.allocUnsafeSlow(length * 2)
  const count = readSync(descriptor, place, 0, length, start)
  const record = JSON.parse(place.toString('utf8', 0, count)) as ExportedEntry
  if (record.sys?.id !== id || !isFields(record.fields ?? {})) throw new NotAnExport()
  return { ...record, fields: record.fields ?? {} }
}

/** As far as `decodeExportFile` looks: values by locale. */
const isFields = (fields: unknown): fields is LocalizedFields => isObject(fields) && Object.values(fields).every(isObject)

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)

const typesIn = ({ contentTypes }: ExportIndex['model']): ReadonlyMap<string, FieldsById> =>
  new Map(
    contentTypes
      .filter(({ sys }) => isVisible(sys))
      .map(({ sys, fields }) => [sys.id, new Map(fields.map((field) => [field.id, field]))]),
  )

const withoutOmitted = (fields: LocalizedFields, type: FieldsById | undefined): LocalizedFields =>
  type && Object.keys(fields).some((name) => type.get(name)?.omitted)
    ? Object.fromEntries(Object.entries(fields).filter(([name]) => !type.get(name)?.omitted))
    : fields

const withoutHidden = (fields: LocalizedFields, codes: ReadonlyArray<string>): LocalizedFields =>
  codes.length === 0
    ? fields
    : Object.fromEntries(
        Object.entries(fields).map(([name, values]) => [
          name,
          Object.fromEntries(Object.entries(values).filter(([code]) => !codes.includes(code))),
        ]),
      )

/** What visitors see changed when it was published, not when a draft was last saved. */
const deliveredSys = (sys: Sys): Sys => ({
  id: sys.id,
  type: sys.type,
  createdAt: sys.firstPublishedAt ?? sys.createdAt ?? '',
  updatedAt: sys.publishedAt ?? sys.updatedAt ?? sys.createdAt ?? '',
  ...(sys.contentType ? { contentType: sys.contentType } : {}),
})

const moved = (fields: { readonly [field: string]: unknown }, addressOf: AddressOf) => {
  const { url } = (fields.file ?? {}) as { readonly url?: unknown }
  const address = typeof url === 'string' ? addressOf(url) : undefined
  return address === undefined ? fields : { ...fields, file: { ...(fields.file as object), url: address } }
}
