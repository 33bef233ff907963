import { type ModuleType, moduleTypes } from '../page.ts'

/** The content type that holds a module on the platform: `moduleHero` for `hero`. */
export type ModuleContentType<Type extends ModuleType = ModuleType> = `module${Capitalize<Type>}`

export const contentTypeOf = <Type extends ModuleType>(type: Type): ModuleContentType<Type> =>
  `module${type.charAt(0).toUpperCase()}${type.slice(1)}` as ModuleContentType<Type>

const types = new Map<string, ModuleType>(moduleTypes.map((type) => [contentTypeOf(type), type]))

export function moduleTypeOf(contentType: ModuleContentType): ModuleType
export function moduleTypeOf(contentType: string): ModuleType | undefined
export function moduleTypeOf(contentType: string): ModuleType | undefined {
  return types.get(contentType)
}
