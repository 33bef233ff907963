import { renderToString } from 'react-dom/server'
import { markup } from './markup.ts'
import type { Remember } from './theme.ts'

/** Parts of one layout that were rendered before, and a way to leave places for them in a page. */
export type Remembered = { readonly remember: Remember; readonly parts: ReadonlyArray<string> }

/** By what the layout shows: as long as it is the same object, its parts are the same. */
export const rememberedOf = (layout: object): Remembered => {
  const known = layouts.get(layout) ?? remembering()
  layouts.set(layout, known)
  return known
}
const layouts = new WeakMap<object, Remembered>()

const remembering = (): Remembered => {
  const places = new Map<string, number>()
  const parts: Array<string> = []
  return {
    parts,
    remember: (key, part) => {
      const place = places.get(key) ?? parts.push(markup(renderToString(part))) - 1
      places.set(key, place)
      return <template data-part={place} />
    },
  }
}
