import { renderToString } from 'react-dom/server'
import type { Remember } from './theme.ts'

/** Parts of one layout that were rendered before, and a way to put them into a page. */
export type Remembered = { readonly remember: Remember; readonly filled: (html: string) => string }

/** By what the layout shows: as long as it is the same object, its parts are the same. `markup` corrects what React writes. */
export const rememberedOf = (layout: object, markup: (html: string) => string): Remembered => {
  const known = layouts.get(layout) ?? remembering(markup)
  layouts.set(layout, known)
  return known
}
const layouts = new WeakMap<object, Remembered>()

const remembering = (markup: (html: string) => string): Remembered => {
  const places = new Map<string, number>()
  const parts: Array<string> = []
  return {
    remember: (key, part) => {
      const place = places.get(key) ?? parts.push(markup(renderToString(part))) - 1
      places.set(key, place)
      return <template data-part={place} />
    },
    filled: (html) => html.replace(/<template data-part="(\d+)"><\/template>/g, (_, place) => parts[Number(place)] ?? ''),
  }
}
