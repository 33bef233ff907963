import type { Facts, Follow } from '../model.ts'
import { type Draft, emptyDraft, factsOf, takeAddress } from './draft.ts'
import { closings, openings } from './elements.ts'
import { inlineAttribute } from './inline.ts'
import type { Keep } from './kept.ts'
import { type Attributes, readTokens } from './tokens.ts'

/** What an HTML file says, read from its first byte to its last. */
export const readDocument = (html: string, path: string, follow: Follow, keep: Keep): Facts => {
  const draft = emptyDraft(path, follow)
  /** The element whose text is being read. */
  let reading: { readonly element: string; readonly attributes: Attributes; text: string } | undefined
  readTokens(html, {
    isWanted: (attribute) => wanted.has(attribute) || attribute.startsWith('on'),
    open: (element, attributes) => {
      for (const name in attributes) readAttribute(draft, keep, element, name, attributes[name] ?? '')
      openings.get(element)?.(draft, attributes, keep)
      if (closings.has(element)) reading = { element, attributes, text: '' }
    },
    isReading: () => reading !== undefined,
    text: (text) => {
      if (reading) reading.text += text
    },
    close: (element) => {
      if (reading?.element !== element) return
      closings.get(element)?.(draft, reading.text, reading.attributes, keep)
      reading = undefined
    },
  })
  return factsOf(draft)
}

const addresses = ['href', 'src', 'poster', 'action', 'formaction']
const candidates = ['srcset', 'imagesrcset']

const wanted = new Set([
  ...addresses,
  ...candidates,
  ...['id', 'style', 'lang', 'rel', 'type', 'hreflang', 'name', 'property', 'content', 'http-equiv', 'width', 'height', 'alt'],
])

const readAttribute = (draft: Draft, keep: Keep, element: string, name: string, value: string): void => {
  if (name === 'id') {
    if (draft.ids.has(value)) draft.repeatedIds.push(value)
    else draft.ids.add(keep(value))
  } else if (addresses.includes(name)) takeAddress(draft, element, name, value)
  else if (candidates.includes(name)) for (const url of candidatesIn(value)) takeAddress(draft, element, name, url)
  else if (name === 'style' || name.startsWith('on')) draft.inline.push(inlineAttribute(element, name, value))
}

/** The addresses in `small.webp 320w, large.webp 640w`. */
const candidatesIn = (value: string): ReadonlyArray<string> =>
  [...value.matchAll(/([^\s,]\S*[^\s,])(?:\s+[^,]+)?\s*(?:,|$)/g)].map(([, url = '']) => url)
