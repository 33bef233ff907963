type Attributes = { readonly [name: string]: string }
type Child = string | ReadonlyArray<string>

/** XML allows no control characters, not even escaped ones. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones meant.
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const entities: { readonly [character: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const text = (value: string): string =>
  value.replace(forbidden, '').replace(/[&<>"]/g, (character) => entities[character] ?? '')

/** `children` are XML already; plain words go through `text` first. */
export const element = (name: string, attributes: Attributes, ...children: ReadonlyArray<Child>): string => {
  const start = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${text(value)}"`)].join(' ')
  const inside = children.flat().join('')
  return inside === '' ? `<${start}/>` : `<${start}>${inside}</${name}>`
}

export const xmlDocument = (root: string): string => `<?xml version="1.0" encoding="utf-8"?>\n${root}\n`
