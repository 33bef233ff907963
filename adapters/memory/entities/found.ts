import { isLink } from '../../../domain/platform/sys.ts'
import type { Condition, Search } from '../query/search.ts'
import type { Folder, KeysOf } from '../store/folder.ts'
import type { Stored } from '../store/stored.ts'
import { linksIn } from './links-in.ts'

/** Records among which the wanted ones are; exact when they are all wanted. */
type Candidates = { readonly records: ReadonlyArray<Stored>; readonly isExact: boolean }
/** A drawer of an index, and the keys under which the wanted records are filed in it. */
type Drawer = { readonly name: string; readonly keysOf: KeysOf; readonly keys: ReadonlyArray<string> }

/** Looks where the indexes lead, so that few records need to be tried. */
export const found = (folder: Folder, { conditions, contentTypeId }: Search): Candidates => {
  const ids = conditions.flatMap(idsOf)[0]
  if (ids) return { records: inOrder(folder, ids), isExact: false }
  const own = contentTypeId === undefined ? [] : [byContentType([contentTypeId])]
  const drawers = [...own, ...conditions.flatMap(drawerOf)]
  const [first, ...others] = drawers.map((drawer) => ({ drawer, size: sizeOf(folder, drawer) }))
  if (!first) return { records: [...folder.values()], isExact: conditions.length === 0 }
  const { drawer } = others.reduce((best, each) => (each.size < best.size ? each : best), first)
  const filed = drawer.keys.flatMap((key) => folder.found(drawer.name, drawer.keysOf, key))
  return {
    records: drawer.keys.length === 1 ? filed.flatMap((id) => folder.get(id) ?? []) : inOrder(folder, filed),
    isExact: conditions.length === 0,
  }
}

const sizeOf = (folder: Folder, { name, keysOf, keys }: Drawer): number =>
  keys.reduce((size, key) => size + folder.count(name, keysOf, key), 0)

/** What was found under several keys, in the order of the folder. */
const inOrder = (folder: Folder, ids: ReadonlyArray<string>): ReadonlyArray<Stored> =>
  [...new Set(ids)].sort((one, other) => folder.place(one) - folder.place(other)).flatMap((id) => folder.get(id) ?? [])

const byContentType = (keys: ReadonlyArray<string>): Drawer => ({ name: 'contentType', keysOf: contentTypeOf, keys })
export const contentTypeOf: KeysOf = ({ sys }) => (sys.contentType ? [sys.contentType.sys.id] : [])

const operandsOf = (condition: Condition): ReadonlyArray<string> | undefined =>
  condition.operator === 'eq'
    ? [String(condition.operand)]
    : condition.operator === 'in'
      ? condition.operand.map(String)
      : undefined

const idsOf = (condition: Condition): ReadonlyArray<ReadonlyArray<string>> => {
  const operands = operandsOf(condition)
  return operands && 'path' in condition && condition.path.join('.') === 'sys.id' ? [operands] : []
}

const drawerOf = (condition: Condition): ReadonlyArray<Drawer> => {
  if (condition.operator === 'links_to_entry') return [linking('Entry', condition.operand)]
  if (condition.operator === 'links_to_asset') return [linking('Asset', condition.operand)]
  const keys = operandsOf(condition)
  if (!keys || !('path' in condition)) return []
  const [part, field = '', ...rest] = condition.path
  if (condition.path.join('.') === 'sys.contentType.sys.id') return [byContentType(keys)]
  const isWhole = rest.length === 0 && ['text', 'texts', 'title', 'number', 'boolean'].includes(condition.kind)
  return part === 'fields' && (isWhole || rest.join('.') === 'sys.id')
    ? [{ name: `field ${field}`, keysOf: (record) => valuesOf(record, field), keys }]
    : []
}

const linking = (type: string, id: string): Drawer => ({
  name: `links ${type}`,
  keysOf: ({ fields }) => linksIn(fields).flatMap(({ sys }) => (sys.linkType === type ? [sys.id] : [])),
  keys: [id],
})

/** Values of a field in any locale, each element of a list for itself, links by their ids: more than is asked for, never less. */
const valuesOf = ({ fields }: Stored, field: string): ReadonlyArray<string> =>
  Object.values((fields as { readonly [field: string]: object } | undefined)?.[field] ?? {}).flatMap((value) =>
    (Array.isArray(value) ? value : [value]).map((each) => (isLink(each) ? each.sys.id : String(each))),
  )
