import { type ModuleType, moduleTypes } from '../../domain/page.ts'
import type { SectionView } from '../../domain/page-view.ts'
import { contentTypeOf, type ModuleContentType, moduleTypeOf } from '../../domain/platform/module-type.ts'
import { E } from '../../domain/prelude.ts'
import { type Codec, derived } from '../fields/codec.ts'
import { entryAmong } from '../fields/entry.ts'
import { record } from '../fields/record.ts'
import { anchor } from '../fields/values.ts'
import { codecs } from '../modules/codecs.ts'

type Modules = { readonly [Type in ModuleType as ModuleContentType<Type>]: (typeof codecs)[Type] }

/** The cast: TypeScript cannot follow a mapped type through `Object.fromEntries`. */
const modules = Object.fromEntries(moduleTypes.map((type) => [contentTypeOf(type), codecs[type]])) as unknown as Modules

const anchored = record({ anchor, module: entryAmong(modules) })

/** A module of the layout, with or without an anchor, as the sections of a page are. */
export const section: Codec<SectionView> = derived(
  entryAmong({ ...modules, module: anchored }),
  (entry): E.Either<string, SectionView> => {
    if (entry.type !== 'module') return E.right({ id: entry.id, type: moduleTypeOf(entry.type), properties: entry.fields })
    const { anchor, module } = entry.fields
    return E.right({ id: entry.id, anchor, type: moduleTypeOf(module.type), properties: module.fields })
  },
)
