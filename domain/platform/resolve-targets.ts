import { keyOf, placedKey } from './unresolved.ts'

/** An answer of the delivery API, as far as links go. */
export type Linked = {
  readonly items: ReadonlyArray<unknown>
  readonly includes?: { readonly [type: string]: ReadonlyArray<unknown> }
  readonly errors?: ReadonlyArray<unknown>
}

export type Fields = { readonly [name: string]: unknown }
export type Target = { readonly sys: Fields; readonly fields?: Fields }

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** An answer may be anything: what is no list has no members. */
export const listOf = (value: unknown): ReadonlyArray<unknown> => (Array.isArray(value) ? value : [])

export const isTarget = (value: unknown): value is Target =>
  isObject(value) && isObject(value.sys) && (value.fields === undefined || isObject(value.fields))

const idOf = (link: unknown): unknown => (isObject(link) && isObject(link.sys) ? link.sys.id : undefined)

/** Adds the entities of an answer to what links can lead to; later ones replace earlier ones. */
export const addTargets = (targets: Map<string, Target>, { items, includes }: Linked): void => {
  for (const list of [items, ...Object.values(isObject(includes) ? includes : {})])
    for (const entity of listOf(list)) {
      if (!isTarget(entity)) continue
      const { type, id, space, environment } = entity.sys
      targets.set(keyOf(type, id), entity)
      const [inSpace, inEnvironment] = [idOf(space), idOf(environment)]
      if (inSpace && inEnvironment) targets.set(placedKey(inSpace, inEnvironment, type, id), entity)
    }
}

/** The links that the platform itself could not resolve. */
export const missingIn = ({ errors }: Linked): ReadonlySet<string> =>
  new Set(
    listOf(errors).map((error) => {
      const { linkType, id, urn } = isObject(error) && isObject(error.details) ? error.details : ({} as Fields)
      return keyOf(linkType, urn ?? id)
    }),
  )
