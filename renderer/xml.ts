type Attributes = { readonly [name: string]: string }
type Child = string | ReadonlyArray<string>

/** XML allows no control characters, not even escaped ones. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones meant.
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const entities: { readonly [character: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Most texts have nothing to escape. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones meant.
const special = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff&<>"]/

export const text = (value: string): string =>
  special.test(value) ? value.replace(forbidden, '').replace(/[&<>"]/g, (character) => entities[character] ?? '') : value

/** `children` are XML already; plain words go through `text` first. */
export const element = (name: string, attributes: Attributes, ...children: ReadonlyArray<Child>): string => {
  let start = name
  for (const key of Object.keys(attributes)) start += ` ${key}="${text(attributes[key] ?? '')}"`
  const inside = children.flat().join('')
  return inside === '' ? `<${start}/>` : `<${start}>${inside}</${name}>`
}

export const xmlDocument = (root: string): string => `<?xml version="1.0" encoding="utf-8"?>\n${root}\n`
