import { isLink } from '../../../domain/platform/sys.ts'
import { type Kind, kindOf } from './operators.ts'
import { codesOf } from './place.ts'
import { type Read, readerOf } from './reader.ts'
import type { Locales, World } from './search.ts'
import { searchable } from './words.ts'

const searchedKinds: ReadonlySet<Kind> = new Set(['text', 'texts', 'longText', 'richText'])
const assetTexts = [['title'], ['description'], ['file', 'fileName']]

/** All texts of a record, one after the other; without `locales`, in every locale. */
export const allTexts = (world: World, locales: Locales | undefined): Read<string> => {
  const readers = new Map<string, ReadonlyArray<Read<unknown>>>()
  const readersOf = (type: string): ReadonlyArray<Read<unknown>> => {
    const known = readers.get(type)
    if (known !== undefined) return known
    const made = fieldReaders(world, type, locales)
    readers.set(type, made)
    return made
  }
  const ofAssets = assetTexts.map((path) => readerIn(path, locales?.chain))
  return (record) => {
    const type = record.sys.contentType
    const all = isLink(type) ? readersOf(type.sys.id) : ofAssets
    return all.map((read) => searchable(read(record))).join('\n')
  }
}

const fieldReaders = (world: World, type: string, locales: Locales | undefined): ReadonlyArray<Read<unknown>> =>
  (world.contentType(type)?.fields ?? [])
    .filter((field) => searchedKinds.has(kindOf(field)))
    .map((field) => readerIn([field.id], locales && codesOf(field, locales)))

const readerIn = ([name = '', ...rest]: ReadonlyArray<string>, codes: ReadonlyArray<string> | undefined): Read<unknown> => {
  if (codes !== undefined) return readerOf({ path: ['fields', name, ...rest], locales: codes })
  const [member] = rest
  return ({ fields }) =>
    Object.values(fields?.[name] ?? {}).map((value) =>
      member === undefined ? value : (value as { readonly [name: string]: unknown } | null)?.[member],
    )
}
